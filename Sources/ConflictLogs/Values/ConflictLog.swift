/// A report of constraints that cannot all be satisfied.
package struct ConflictLog: Hashable, Sendable {
  /// The toolkit that wrote the report.
  package enum Toolkit: Hashable, Sendable { case uiKit, appKit, unknown }

  /// A line of the report's list.
  package struct Entry: Hashable, Sendable {
    /// The line of the text where the entry begins, starting at 1.
    package var line: Int
    /// The text without quoting marks.
    package var text: String
    /// The constraint; nil for an unreadable line.
    package var constraint: LogConstraint?
  }

  /// The line of the text where the report begins, starting at 1.
  package var line: Int
  /// The toolkit.
  package var toolkit: Toolkit
  /// The entries of the list.
  package var entries: [Entry]
  /// The constraint that the system broke.
  package var broken: Entry?
  /// Whether the list ends before its closing parenthesis, or some of its lines are missing.
  package var isCut: Bool

  /// The readable constraints, in list order.
  package var constraints: [LogConstraint] { entries.compactMap(\.constraint) }
}
