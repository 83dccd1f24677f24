internal import LayoutEngine

/// An item of layout: the common superclass of the nodes of views and guides.
///
/// A node takes part in the engine of its tree as soon as a constraint mentions it, and in those by which views
/// around it are fitted.
@MainActor package class LayoutNode: ConstraintItem {
  /// The engines in which the node takes part, with its item in each.
  @exclusivity(unchecked) final var enrolments = Enrolments<ItemID>()
  /// The item in the engine of the tree; nil if the node does not take part.
  final var item: ItemID? { enrolments.active?.id }
  /// The engine of the tree, if the node takes part.
  final var context: LayoutContext? { enrolments.active?.context }
  /// Whether the node takes part in a solved layout.
  package var isInLayout: Bool { item != nil }
  /// A reference to the node that does not retain it.
  ///
  /// Unchecked: constant; the end of a node, which belongs to no actor, empties it.
  package nonisolated(unsafe) let reference = NodeReference()

  /// Creates a node that does not take part in layout yet.
  package init() { reference.node = self }

  deinit { reference.node = nil }

  /// The node itself, the item of the system's constraints.
  package var layoutNode: LayoutNode { self }
  /// The view or guide of the front; nil for none.
  package var frontObject: AnyObject? { nil }

  /// The view in whose space the node's rectangle is; nil for the root of a tree.
  package var parentView: ViewNode? { nil }

  /// The view that represents the node in the tree: itself, or the owner of a guide.
  package var nearestView: ViewNode? { nil }

  /// The rectangle of a node that no constraint determines, in its parent's alignment space.
  var restingRect: LayoutRect { .zero }

  /// Whether the rectangle's edges may cross; a view's never do.
  var mayBeNegative: Bool { false }

  /// A short name for reports.
  package var label: String { "item" }

  /// The constraints that the node generates; called after ``setNeedsGeneration()``.
  ///
  /// - Parameter ownCount: Set to the number of the node's own constraints; the remaining ones are of its
  ///   arrangement.
  func makeGenerated(_ item: ItemID, in context: LayoutContext, ownCount: inout Int)
    -> [GeneratedConstraint]
  { [] }

  /// Requests an update of the generated constraints before the next solve of each engine.
  package func setNeedsGeneration() {
    enrolments.forEach { context, item in context.enqueue(item) }
  }
}
