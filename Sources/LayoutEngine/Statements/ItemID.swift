/// The identity of an item that the engine lays out: a view, a guide, a scroll view's content.
package struct ItemID: Hashable, Sendable {
  /// Position among the engine's items.
  package let index: Int32

  /// Creates the name of the item at an index.
  package init(index: Int32) { self.index = index }
}
