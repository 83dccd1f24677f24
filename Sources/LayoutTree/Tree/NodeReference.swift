/// A non-retaining reference to a node, used by constraints and engines.
///
/// A weak reference would do the same, but an object that has ever been referred to weakly counts all its
/// strong references in a side table from then on, which took three quarters of a relayout. The node clears its
/// reference when it is deallocated.
package final class NodeReference {
  /// The node; nil once it is deallocated.
  ///
  /// Unchecked: the node empties it when it goes; its end belongs to no actor.
  @exclusivity(unchecked) package nonisolated(unsafe) internal(set) unowned(unsafe) var node:
    LayoutNode?

  init() {}
}
