internal import ConflictDiagnosis
internal import LogReports

/// The explained constraint conflicts in a text that Apple's systems printed.
///
/// A test on a Mac captures the console's output; this test or another one explains it:
///
/// ```swift
/// let log = LayoutLog(console)
/// #expect(log.causes.isEmpty, "\(log)")
/// ```
///
/// - Units: Lengths are points.
/// - Errors: None. A line that cannot be read is mentioned in its cause's description.
/// - Complexity: O(characters), plus a few solves of the lines for each cause.
/// - SeeAlso: `Documentation/Guides/YouHaveALog.md`.
public struct LayoutLog: Sendable, CustomStringConvertible {
  /// The reports with one cause.
  public struct Cause: Sendable, Hashable {
    /// A sentence that describes the contradiction, with its numbers.
    public let headline: String
    /// The changes to the program that resolve the conflict, best first, each verified by solving again.
    ///
    /// Empty if no change to the program resolves it.
    public let changes: [String]
    /// Whether the conflict involves constraints of the program; otherwise all belong to the toolkit.
    public let isYours: Bool
    /// Whether the constraints were proved to contradict each other.
    public let isContradiction: Bool
    /// The numbers of the lines where the reports begin, starting at 1.
    public let lines: [Int]
  }

  /// The causes, in order of first occurrence.
  public let causes: [Cause]
  /// The explanation, in the format of `plumb explain`.
  public let description: String

  /// Creates explanations of the conflicts in a text, such as the output of a console or a test run, or a single
  /// report.
  ///
  /// - Parameter text: The unmodified text; prefixes and other lines between reports are allowed.
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
