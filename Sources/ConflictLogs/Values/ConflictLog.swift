/// A report of constraints that cannot all hold.
package struct ConflictLog: Hashable, Sendable {
  /// The toolkit that wrote the report.
  package enum Toolkit: Hashable, Sendable { case uiKit, appKit, unknown }

  /// A line of the report's list.
  package struct Entry: Hashable, Sendable {
    /// The line of the text on which it begins, from 1 on.
    package var line: Int
    /// The text without the marks of what quotes it.
    package var text: String
    /// The constraint; nil for a line that cannot be read.
    package var constraint: LogConstraint?
  }

  /// The line of the text on which the report begins, from 1 on.
  package var line: Int
  /// The toolkit.
  package var toolkit: Toolkit
  /// The list.
  package var entries: [Entry]
  /// The constraint that the system broke.
  package var broken: Entry?
  /// Whether the list ends before its closing parenthesis, or lines of it are hidden.
  package var isCut: Bool

  /// The constraints that were read, in the order of the list.
  package var constraints: [LogConstraint] { entries.compactMap(\.constraint) }
}
