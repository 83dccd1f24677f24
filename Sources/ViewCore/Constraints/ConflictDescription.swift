/// A contradiction in terms of constraints as users know them.
@MainActor package struct ConflictDescription {
  /// One constraint of the set.
  package struct Member {
    /// What it says.
    package let text: String
    /// The constraint, when a user made it; masks, guides and stacks make their own.
    package weak var constraint: NSLayoutConstraint?
  }

  /// The constraint that was given up.
  package let broken: Member
  /// All that contradict each other, in order of entry, the broken one among them.
  package let conflicting: [Member]
  /// Whether the set is minimal.
  package let isIrreducible: Bool
}
