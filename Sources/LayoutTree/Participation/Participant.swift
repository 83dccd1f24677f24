internal import Foundation
internal import LayoutEngine

/// A context's record of a node that has an item in its engine.
struct Participant {
  /// The node; its context finds it by the item's number.
  let node: NodeReference
  /// The constraints that the node stated when it was last asked: its own, then those of what it arranges.
  var stated = Stated()
  /// The constraints of users that the node holds, in the order in which it holds them.
  var held: [ConstraintID] = []
  /// Whether ``stated`` is to be brought up to date before the next solve.
  var isQueued = false
  /// Whether the item came since constraints were last brought into order.
  var isFresh = false
  /// Whether it is a text that wraps, whose natural size enters last.
  var wraps = false
  /// The width that was found for text that wraps, in points of the alignment rectangle; nil until then.
  var textWidth: CGFloat?
}
