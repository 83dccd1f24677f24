package import ConflictLogs

/// A report of a conflict, explained: what contradicts what, whose lines they are, and what to change.
package struct ConflictAnswer: Sendable {
  /// The result of solving the lines.
  package enum Verdict: String, Sendable, CaseIterable {
    /// The lines cannot all hold.
    case contradictory
    /// They can; the system broke one for rounding, or for a number that changed later.
    case satisfiable
    /// A list that is cut, and whose rest can hold.
    case incomplete
    /// No line could be read.
    case unreadable
  }

  /// A line of the conflict.
  package struct Member: Sendable {
    /// The line as a clause.
    package var clause: String
    /// The maker in words: `yours`, or which of the toolkit's parts.
    package var owner: String
    /// Whether the program can change the line.
    package var isYours: Bool
    /// The location in a source, which some libraries print.
    package var place: LogConstraint.Place?
    /// The identifier.
    package var identifier: String?
    /// The line of the log, from 1 on.
    package var line: Int
    /// The points that it asks for, above 0, or gives, below 0.
    package var contribution: Double
    /// The constraint.
    package var constraint: LogConstraint
  }

  /// A change.
  package struct Change: Sendable {
    /// The cause that it cures.
    package var cause: Advice.Cause
    /// The change in a sentence.
    package var sentence: String
    /// The reason for this change, in a sentence.
    package var reason: String
    /// Lines of code to paste.
    package var code: [String]
    /// The change in Interface Builder; nil where it has no such setting.
    package var interfaceBuilder: String?
    /// The resulting movement; nil where the lines do not tell.
    package var effect: String?
    /// Whether a second solve proved that all other lines can hold with it.
    package var isProved: Bool
    /// The indices of the members that it changes.
    package var members: [Int]
  }

  /// The line of the text on which the report begins.
  package var line: Int
  /// The toolkit.
  package var toolkit: ConflictLog.Toolkit
  /// The result.
  package var verdict: Verdict
  /// The first sentence: the opposing demands, with the numbers.
  package var headline: String
  /// The second sentence: the owners of the lines, and the purpose of the toolkit's.
  package var ownership: String
  /// The lines of the conflict: those of the proof, or all that were read without one.
  package var members: [Member]
  /// The changes, the best first.
  package var changes: [Change]
  /// The suppositions, the lines that were not read, and the limits of the list.
  package var notes: [String]
  /// The constraint that the system broke, as a clause.
  package var broken: String?
  /// The lengths along the axis; nil without a proof.
  package var bars: ConflictBars?
}

extension ConflictAnswer {
  /// Creates the answer to a report.
  ///
  /// - Complexity: A solve for each change that is proposed, of the list's lines.
  package init(_ log: ConflictLog) {
    self = AnswerWriter(log).answer
  }

  /// The key that reports of one cause share, without solving anything.
  package static func groupKey(of log: ConflictLog) -> String { GroupKey(log).text }
}
