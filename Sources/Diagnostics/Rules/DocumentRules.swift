/// Documents and their constraints.
extension Rule {
  /// Something in a document that was not understood, or not as its author may have meant; each finding says
  /// how much it matters.
  package static let document = Rule(
    "document", .warning, "something in a document that was not understood or looks wrong")

  /// Constraints that contradict each other.
  package static let conflict = Rule(
    "conflict", .error, "constraints that conflict, one of which was broken")
}
