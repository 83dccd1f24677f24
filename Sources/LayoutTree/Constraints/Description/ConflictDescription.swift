/// A contradiction in terms of the user's constraints.
@preconcurrency @MainActor public struct ConflictDescription {
  /// A constraint of the set.
  public struct Member {
    /// The constraint; for masks, natural sizes, guides and stacks one that represents them.
    public let constraint: NSLayoutConstraint
    /// A short description: a user's constraint in Apple's form, others by their origin.
    public let text: String
    /// Whether a user created it; masks, guides and stacks generate theirs.
    public let isMade: Bool

    /// The constraint as an equation between named items, followed by its origin if no program created it.
    @MainActor public var equation: String { ConstraintWords { _ in nil }.text(of: constraint) }

    @MainActor init(_ constraint: NSLayoutConstraint) {
      self.constraint = constraint
      isMade = !(constraint is SystemConstraint)
      text = (constraint as? SystemConstraint)?.summary ?? constraint.description
    }
  }

  /// The constraint that was broken.
  public let broken: Member
  /// All constraints of the contradiction, in order of entry, including the broken one.
  public let conflicting: [Member]
  /// The toolkit of the tree, whose wording is used.
  let front: FrontConventions.Front
  /// The OS generation whose wording is used.
  let wording: LayoutProfile.Wording
  /// Whether the set is minimal: removing any one constraint resolves the conflict.
  public let isIrreducible: Bool

  /// A key that identifies the contradiction: all members with their numbers.
  package var key: String {
    ([broken] + conflicting).map(\.text).joined(separator: "\n")
  }
}
