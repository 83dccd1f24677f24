internal import LogReports
internal import ReportFormats

/// The explanation of a log that was pasted.
enum PreviewLog {
  /// The name of the log in places.
  private static let name = "pasted log"

  /// Returns the causes of the conflicts and the messages in a log.
  static func answer(_ text: String) -> JSONText {
    LogReportJSON.json(LogReport([LogReport.Input(path: name, text: text)]))
  }
}
