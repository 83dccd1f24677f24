/// The position of an item's baseline relative to its alignment rectangle; points, down is positive.
package enum BaselineRule: Hashable, Sendable {
  /// A distance below the upper edge: a label's first baseline, independent of its height.
  case top(Double)
  /// A distance above the lower edge: a label's last baseline; 0 for a view without text.
  case bottom(Double)
  /// A distance below the centre: a single centred line, as in buttons and text fields.
  case center(Double)
  /// The first baseline of another item in the subtree.
  case firstBaseline(ItemID)
  /// The last baseline of another item in the subtree.
  case lastBaseline(ItemID)

  /// The item whose baseline is used; nil for an own one.
  var item: ItemID? {
    switch self {
    case .firstBaseline(let item), .lastBaseline(let item): item
    case .top, .bottom, .center: nil
    }
  }
}
