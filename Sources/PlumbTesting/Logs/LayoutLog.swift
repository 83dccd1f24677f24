internal import ConflictDiagnosis
internal import LogReports

/// The conflicts of constraints in a text that Apple's systems printed, explained.
///
/// A test on a Mac keeps the console's output; a test here, or the same one, says what is in it:
///
/// ```swift
/// let log = LayoutLog(console)
/// #expect(log.causes.isEmpty, "\(log)")
/// ```
///
/// - Units: Lengths are points.
/// - Errors: None: a line that cannot be read is named in the text of its cause.
/// - Complexity: Creating one takes O(letters), and a few solves of its lines for each cause.
/// - SeeAlso: `Documentation/Guides/YouHaveALog.md`.
public struct LayoutLog: Sendable, CustomStringConvertible {
  /// Reports of one cause.
  public struct Cause: Sendable, Hashable {
    /// The sentence that says what contradicts what, with the numbers.
    public let headline: String
    /// The changes of the program that end it, each proved by solving again, the best first.
    ///
    /// Empty where no change of the program does.
    public let changes: [String]
    /// Whether lines of the program take part; others are the toolkit's alone.
    public let isYours: Bool
    /// Whether the lines were proved to contradict each other.
    public let isContradiction: Bool
    /// The lines of the text on which its reports begin, from 1 on.
    public let lines: [Int]
  }

  /// The causes, in the order in which the text shows them first.
  public let causes: [Cause]
  /// The explanation, as `plumb explain` prints it.
  public let description: String

  /// Creates explanations of the conflicts in a text: a console's, a test run's, or a single report.
  ///
  /// - Parameter text: The text as it is, with prefixes and other lines between reports.
  public init(_ text: String) {
    let report = LogReport([LogReport.Input(path: "log", text: text)])
    causes = report.groups.map { group in
      Cause(
        headline: group.answer.headline,
        changes: group.answer.changes.filter(\.isProved).map(\.sentence),
        isYours: group.answer.members.contains(where: \.isYours),
        isContradiction: group.answer.verdict == .contradictory, lines: group.places.map(\.line))
    }
    description = LogReportText().text(report)
  }
}
