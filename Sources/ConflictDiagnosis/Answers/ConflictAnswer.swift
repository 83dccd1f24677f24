package import ConflictLogs

/// The explanation of a conflict report: the contradiction, the owners of the lines, and the changes.
package struct ConflictAnswer: Sendable {
  /// The result of solving the lines.
  package enum Verdict: String, Sendable, CaseIterable {
    /// The lines cannot all be satisfied.
    case contradictory
    /// The lines can all be satisfied; the system broke one because of rounding, or a number changed later.
    case satisfiable
    /// The list is truncated, and the remaining lines can be satisfied.
    case incomplete
    /// No line could be read.
    case unreadable
  }

  /// A line of the conflict.
  package struct Member: Sendable {
    /// The line as a clause.
    package var clause: String
    /// The owner in words: `yours`, or the part of the toolkit.
    package var owner: String
    /// Whether the program can change the line.
    package var isYours: Bool
    /// The location in a source, which some libraries print.
    package var place: LogConstraint.Place?
    /// The identifier.
    package var identifier: String?
    /// The line number in the log, starting at 1.
    package var line: Int
    /// The points that the line requires (positive) or provides (negative).
    package var contribution: Double
    /// The constraint.
    package var constraint: LogConstraint
  }

  /// A change.
  package struct Change: Sendable {
    /// The cause that the change resolves.
    package var cause: Advice.Cause
    /// The description of the change, as a sentence.
    package var sentence: String
    /// The reason for this change, in a sentence.
    package var reason: String
    /// The lines of code to paste.
    package var code: [String]
    /// The change in Interface Builder; nil if there is no such setting.
    package var interfaceBuilder: String?
    /// The resulting movement; nil if the lines do not reveal it.
    package var effect: String?
    /// Whether a second solve verified that all other lines can be satisfied.
    package var isProved: Bool
    /// The indices of the changed members.
    package var members: [Int]
  }

  /// The line of the text where the report begins.
  package var line: Int
  /// The toolkit.
  package var toolkit: ConflictLog.Toolkit
  /// The result.
  package var verdict: Verdict
  /// The first sentence: the contradicting requirements, with their numbers.
  package var headline: String
  /// The second sentence: the owners of the lines, and the purpose of the toolkit's lines.
  package var ownership: String
  /// The lines of the conflict: those of the proof, or all readable ones if there is no proof.
  package var members: [Member]
  /// The changes, best first.
  package var changes: [Change]
  /// The assumptions, the unreadable lines, and the limitations of the list.
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
