package import LayoutEngine

/// A participant in layout: the common part of views and guides.
///
/// A node belongs to at most one ``LayoutContext``, that of the root of its tree, and has an item
/// there as soon as a constraint mentions it.
@MainActor package class LayoutNode: ConstraintItem {
  /// The item in the context's engine; nil until the node takes part.
  @exclusivity(unchecked) package internal(set) final var item: ItemID?
  /// Whether the node takes part in a solved layout.
  package var isInLayout: Bool { item != nil }
  /// Constraints made on the node's behalf: masks, natural sizes, guides, stack arrangements.
  var generated: [GeneratedConstraint] = []
  /// Where `item` and `generated` belong; the context empties it when it goes.
  @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var context: LayoutContext?
  var isQueued = false
  /// The node for those who must not keep it.
  package nonisolated(unsafe) let reference = NodeReference()

  /// Makes a node that takes no part in any layout yet.
  package init() { reference.node = self }

  deinit { reference.node = nil }

  /// A node stands for itself in constraints that nobody made.
  package var layoutNode: LayoutNode { self }
  /// The view or guide of the front, if there is one.
  package var frontObject: AnyObject? { nil }

  /// The view whose space the node's rectangle is in; nil for the root of a tree.
  package var parentView: ViewNode? { nil }

  /// The view that stands for the node in the tree: itself, or the owner of a guide.
  package var nearestView: ViewNode? { nil }

  /// Where the node stays while nothing holds it, in its parent's alignment space.
  var restingRect: LayoutRect { .zero }

  /// Whether the rectangle's edges may cross; a view's never do.
  var mayBeNegative: Bool { false }

  /// Short name for reports.
  package var label: String { "item" }

  /// The constraints the node makes for itself; asked whenever ``setNeedsGeneration()`` was called.
  func makeGenerated(in context: LayoutContext) -> [GeneratedConstraint.Body] { [] }

  /// Asks for the node's own constraints to be made anew before the next solve.
  package func setNeedsGeneration() {
    guard let context, item != nil else { return }
    context.enqueue(self)
  }

  /// Forgets the node's part in an engine that is gone.
  func leaveContext() {
    item = nil
    generated = []
    context = nil
    isQueued = false
  }
}

/// A constraint that a node makes for itself, with the name it has in reports.
struct GeneratedConstraint {
  /// What it says.
  enum Body: Hashable {
    case relation(ConstraintSpec, identifier: String)
    case intrinsic(IntrinsicSize)

    /// Only what tells most of a node's constraints from each other: many are looked up when an arrangement
    /// changes.
    func hash(into hasher: inout Hasher) {
      switch self {
      case .relation(let spec, _):
        hasher.combine(spec.first.item.index)
        hasher.combine(spec.first.attribute.rawValue)
        hasher.combine(spec.second?.item.index ?? -1)
      case .intrinsic(let size): hasher.combine(size.axis)
      }
    }
  }
  var body: Body
  var id: ConstraintID
}
