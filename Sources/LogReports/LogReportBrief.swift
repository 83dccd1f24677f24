internal import ConflictDiagnosis
internal import ConflictLogs
internal import Diagnostics
internal import ReportFormats

/// Explained logs in few lines, for agents: each cause once, with its first change and the lines of sources.
package enum LogReportBrief {
  /// The maximum number of source lines of a cause.
  private static let listed = 6

  /// The causes that have the same text.
  private struct Cause {
    let place: LogReport.Place?
    let lines: [String]
    var count: Int
    var sources: [LogReport.SourcePlace]
  }

  /// Returns the text, ending with a line feed.
  ///
  /// - Complexity: O(characters of the report).
  package static func text(_ report: LogReport) -> String {
    guard !report.isEmpty else { return LogReportText().text(report) }
    var causes: [Cause] = []
    var places: [[String]: Int] = [:]
    for group in report.groups {
      let answer = group.answer
      var lines = [answer.headline]
      if let change = answer.changes.first {
        lines += ["  " + change.sentence] + change.code.map { "      " + $0 }
      } else if let note = answer.notes.first {
        lines.append("  " + note)
      }
      // The lines that the change is about come first.
      let changed = answer.changes.first?.members ?? []
      let order = changed + group.sources.indices.filter { !changed.contains($0) }
      let sources = order.flatMap { group.sources.indices.contains($0) ? group.sources[$0] : [] }
      if let place = places[lines] {
        causes[place].count += group.places.count
        causes[place].sources += sources
      } else {
        places[lines] = causes.count
        causes.append(
          Cause(
            place: group.places.first, lines: lines, count: group.places.count, sources: sources))
      }
    }
    for message in report.messages {
      causes.append(
        Cause(
          place: message.places.first,
          lines: [message.answer.sentence] + message.answer.advice.map { "  " + $0 },
          count: message.places.count, sources: []))
    }
    return causes.map(text).joined()
  }

  private static func text(_ cause: Cause) -> String {
    var lines = cause.lines
    let place = cause.place.map { "\($0.path):\($0.line): " } ?? ""
    lines[0] = place + lines[0] + (cause.count > 1 ? " (\(cause.count) times)" : "")
    var seen: Set<LogReport.SourcePlace> = []
    let sources = cause.sources.filter { seen.insert($0).inserted }
    lines += sources.prefix(listed).map { source in
      "  \(source.isSure ? "" : "probably ")\(source.path):\(source.line):\(source.column): \(source.text)"
    }
    if sources.count > listed { lines.append("  and \(sources.count - listed) more lines") }
    return lines.map { Printable.text($0) + "\n" }.joined()
  }
}
