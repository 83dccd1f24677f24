/// The position of an item's baseline, from its alignment rectangle; points, down is positive.
package enum BaselineRule: Hashable, Sendable {
  /// Below the upper edge by this much: a label's first baseline, whatever its height.
  case top(Double)
  /// Above the lower edge by this much: a label's last baseline; 0 for a view without text.
  case bottom(Double)
  /// Below the middle by this much: one line that stands centred, as in buttons and text fields.
  case center(Double)
  /// The first baseline of another item in the subtree.
  case firstBaseline(ItemID)
  /// The last baseline of another item in the subtree.
  case lastBaseline(ItemID)

  /// The other item whose baseline it is.
  var item: ItemID? {
    switch self {
    case .firstBaseline(let item), .lastBaseline(let item): item
    case .top, .bottom, .center: nil
    }
  }
}
