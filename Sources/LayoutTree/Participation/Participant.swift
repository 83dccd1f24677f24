internal import Foundation
internal import LayoutEngine

/// What a context keeps of a node that has an item in its engine.
struct Participant {
  /// The node; its context finds it by the item's number.
  let node: NodeReference
  /// What the node states, as it was last asked: of itself, then what it arranges.
  var stated = Stated()
  /// The constraints of users that the node holds, in the order in which it holds them.
  var held: [ConstraintID] = []
  /// Whether ``stated`` is to be brought up to date before the next solve.
  var isQueued = false
  /// Whether it is a text that wraps, whose natural size enters last.
  var wraps = false
  /// The width that was found for text that wraps, in points of the alignment rectangle; nil until then.
  var textWidth: CGFloat?
  /// In an engine by which a view is fitted: where the node stays as long as nothing holds it.
  var resting = LayoutRect.zero
}

/// The constraints that a node states by itself, side by side with the engine's names for them.
struct Stated {
  /// What they say, in order of entry.
  var bodies: [GeneratedConstraint] = []
  /// Their names in the engine.
  var ids: [ConstraintID] = []
  /// How many are the node's own; those of what it arranges follow.
  var ownCount = 0

  /// Those of what it arranges.
  var arranged: ArraySlice<ConstraintID> { ids[min(ownCount, ids.count)...] }
  /// The node's own.
  var own: ArraySlice<ConstraintID> { ids[..<min(ownCount, ids.count)] }
}
