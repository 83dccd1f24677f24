/// Something the engine lays out: a view, a guide, a scroll view's content.
package struct ItemID: Hashable, Sendable {
  /// Position among the engine's items.
  package let index: Int32

  /// Names the item at a position.
  package init(index: Int32) { self.index = index }
}
