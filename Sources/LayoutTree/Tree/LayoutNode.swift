internal import LayoutEngine

/// The common part of views and guides, which layout is about.
///
/// A node takes part in the engine of its tree as soon as a constraint mentions it, and in those by which
/// views around it are fitted.
@MainActor package class LayoutNode: ConstraintItem {
  /// In which engines the node takes part, and as which item.
  @exclusivity(unchecked) final var enrolments = Enrolments<ItemID>()
  /// The item in the engine of the tree; nil until the node takes part.
  final var item: ItemID? { enrolments.inForce?.id }
  /// The engine of the tree, if the node takes part.
  final var context: LayoutContext? { enrolments.inForce?.context }
  /// Whether the node takes part in a solved layout.
  package var isInLayout: Bool { item != nil }
  /// The node for those who must not keep it.
  ///
  /// Unchecked: constant; the end of a node, which belongs to no actor, empties it.
  package nonisolated(unsafe) let reference = NodeReference()

  /// Creates a node that takes no part in any layout yet.
  package init() { reference.node = self }

  deinit { reference.node = nil }

  /// A node itself is the item of the system's own constraints.
  package var layoutNode: LayoutNode { self }
  /// The view or guide of the front, if there is one.
  package var frontObject: AnyObject? { nil }

  /// The view whose space the node's rectangle is in; nil for the root of a tree.
  package var parentView: ViewNode? { nil }

  /// The view that stands for the node in the tree: itself, or the owner of a guide.
  package var nearestView: ViewNode? { nil }

  /// The rectangle at which the node stays while nothing holds it, in its parent's alignment space.
  var restingRect: LayoutRect { .zero }

  /// Whether the rectangle's edges may cross; a view's never do.
  var mayBeNegative: Bool { false }

  /// Short name for reports.
  package var label: String { "item" }

  /// The constraints that the node states by itself; asked after ``setNeedsGeneration()``.
  ///
  /// - Parameter ownCount: Set to how many of them are the node's own; others are of what it arranges.
  func makeGenerated(_ item: ItemID, in context: LayoutContext, ownCount: inout Int)
    -> [GeneratedConstraint]
  { [] }

  /// Asks for the node's own constraints to be brought up to date before the next solve of each engine.
  package func setNeedsGeneration() {
    enrolments.forEach { context, item in context.enqueue(item) }
  }
}
