/// The id of an item of layout: a view, a guide, a scroll view's content.
package struct ItemID: Hashable, Sendable {
  /// The index among the engine's items.
  package let index: Int32

  /// Creates the id of the item at an index.
  package init(index: Int32) { self.index = index }
}
