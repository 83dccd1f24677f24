/// A contradiction in terms of constraints as users know them.
@preconcurrency @MainActor public struct ConflictDescription {
  /// One constraint of the set.
  public struct Member {
    /// The constraint; for masks, natural sizes, guides and stacks one that stands for what they state.
    public let constraint: NSLayoutConstraint
    /// The short text: a user's constraint in Apple's form, others by their origin.
    public let text: String
    /// Whether a user made it; masks, guides and stacks make their own.
    public let isMade: Bool

    /// The constraint as an equation between named items, followed by what states it where no program did.
    @MainActor public var equation: String { ConstraintWords { _ in nil }.text(of: constraint) }

    @MainActor init(_ constraint: NSLayoutConstraint) {
      self.constraint = constraint
      isMade = !(constraint is SystemConstraint)
      text = (constraint as? SystemConstraint)?.summary ?? constraint.description
    }
  }

  /// The constraint that was given up.
  public let broken: Member
  /// All that contradict each other, in order of entry, the broken one among them.
  public let conflicting: [Member]
  /// The toolkit of the tree, whose wording the message uses.
  let front: FrontConventions.Front
  /// The OS generation whose wording the message uses.
  let wording: LayoutProfile.Wording
  /// Whether the set is minimal: removing any one constraint resolves the conflict.
  public let isIrreducible: Bool

  /// The text that tells it from other contradictions: all members with their numbers.
  package var key: String {
    ([broken] + conflicting).map(\.text).joined(separator: "\n")
  }
}
