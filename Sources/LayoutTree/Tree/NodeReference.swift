/// A way to a node that does not keep it: what constraints and engines hold.
///
/// A weak reference would do the same, but an object that has ever been referred to weakly counts all its
/// strong references in a side table from then on, which made three quarters of a relayout. The node empties
/// its own reference when it goes.
package final class NodeReference {
  /// The node; nil once it is gone.
  ///
  /// Unchecked: the node empties it when it goes; its end belongs to no actor.
  @exclusivity(unchecked) package nonisolated(unsafe) internal(set) unowned(unsafe) var node:
    LayoutNode?

  init() {}
}
