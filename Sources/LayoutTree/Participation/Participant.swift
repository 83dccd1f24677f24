internal import Foundation
internal import LayoutEngine

/// The data of a context about a node with an item in its engine.
struct Participant {
  /// The node; its context looks it up by the item's index.
  let node: NodeReference
  /// The last generated constraints of the node: its own, then those of its arrangement.
  var stated = Stated()
  /// The user's constraints that the node owns, in the node's order.
  var ownedConstraints: [ConstraintID] = []
  /// Whether ``stated`` needs an update before the next solve.
  var isQueued = false
  /// Whether the item was added since the last ordering of constraints.
  var isFresh = false
  /// Whether it is a wrapping text, whose natural size enters last.
  var wraps = false
  /// The solved width of wrapping text, in points of the alignment rectangle; nil before the first solve.
  var textWidth: CGFloat?
}
