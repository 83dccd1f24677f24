internal import ConflictDiagnosis
internal import ConflictLogs
internal import Diagnostics
internal import ReportFormats

/// Explained logs as human-readable text.
package struct LogReportText: Sendable {
  private let isColoured: Bool
  private let showsAll: Bool

  /// Creates a text format.
  ///
  /// - Parameters:
  ///   - isColoured: Whether headings have colours.
  ///   - showsAll: Whether all changes for a cause are written, instead of only the first.
  package init(isColoured: Bool = false, showsAll: Bool = false) {
    self.isColoured = isColoured
    self.showsAll = showsAll
  }

  /// The text, ending with a line feed.
  package func text(_ report: LogReport) -> String {
    guard !report.isEmpty else { return "No conflict and no message of Auto Layout was found.\n" }
    var parts: [String] = []
    if report.reports > report.groups.count {
      parts.append(
        "\(CountText.text(report.reports, "conflict")) of \(CountText.text(report.groups.count, "cause")):\n"
      )
    }
    parts += report.groups.map(text)
    parts += report.messages.map(text)
    return parts.joined(separator: "\n")
  }

  private func text(_ group: LogReport.Group) -> String {
    let answer = group.answer
    var lines = [heading(group.places, answer.headline)]
    if !answer.ownership.isEmpty { lines.append("  \(shown(answer.ownership))") }
    // If no change of the program resolves the conflict, the first note describes what can be done elsewhere.
    let advice = answer.changes.isEmpty && answer.verdict != .unreadable ? 1 : 0
    lines += answer.notes.prefix(advice).map { "  \(strong($0))" }
    for (number, change) in answer.changes.prefix(showsAll ? .max : 1).enumerated() {
      lines += self.lines(change, number)
    }
    let more = answer.changes.count - 1
    if more > 0, !showsAll {
      lines.append("  \(quiet("\(CountText.text(more, "other change")); see --all"))")
    }
    if !answer.members.isEmpty {
      lines.append("")
      lines += members(group)
    }
    if let bars = answer.bars { lines += LogDrawing.lines(bars).map { "  \($0)" } }
    lines += answer.notes.dropFirst(advice).map { "  \(shown($0))" }
    if let broken = answer.broken {
      lines.append("  \(quiet("The system broke this one, whatever the cause: \(broken)."))")
    }
    lines += others(group.places)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ change: ConflictAnswer.Change, _ number: Int) -> [String] {
    let mark = number == 0 ? "  " : "  Or: "
    var lines = ["\(mark)\(strong(change.sentence))", "  \(shown(change.reason))"]
    lines += change.code.map { "      \(shown($0))" }
    if let builder = change.interfaceBuilder { lines.append("  In Interface Builder: \(builder)") }
    if let effect = change.effect { lines.append("  \(shown(effect))") }
    if !change.isProved {
      lines.append("  The list holds another contradiction, which this change does not end.")
    }
    return lines
  }

  private func members(_ group: LogReport.Group) -> [String] {
    var lines: [String] = []
    for (member, places) in zip(group.answer.members, group.sources) {
      let name = member.identifier.map { " '\($0)'" } ?? ""
      let place = member.place.map { ", \($0.file):\($0.line)" } ?? ""
      lines.append("    \(shown(member.clause))   \(quiet("(\(member.owner)\(place)\(name))"))")
      for source in places {
        let kind = source.isSure ? "" : "probably "
        lines.append(
          "      \(kind)\(shown("\(source.path):\(source.line):\(source.column): \(source.text)"))   \(quiet("(\(source.reason))"))"
        )
      }
    }
    return lines
  }

  private func text(_ message: LogReport.Message) -> String {
    var lines = [heading(message.places, message.answer.sentence)]
    lines += message.answer.advice.map { "  \(shown($0))" }
    lines += others(message.places)
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ places: [LogReport.Place], _ sentence: String) -> String {
    let place = places.first.map { "\($0.path):\($0.line): " } ?? ""
    return "\(shown(place))\(strong(sentence))"
  }

  /// The maximum number of further locations listed for one cause.
  private static let listed = 5

  private func others(_ places: [LogReport.Place]) -> [String] {
    guard places.count > 1 else { return [] }
    let first = places.dropFirst().prefix(Self.listed).map { "\($0.path):\($0.line)" }
    let rest = places.count - 1 - first.count
    return [
      shown(
        "  \(places.count) times: also at \(first.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")"
      )
    ]
  }

  /// The text of a log with terminal control characters escaped.
  private func shown(_ text: String) -> String { Printable.text(text) }
  private func strong(_ text: String) -> String { styled(text, "1") }
  private func quiet(_ text: String) -> String { styled(text, "2") }

  /// The text in a rendition of ECMA-48, "Select graphic rendition".
  private func styled(_ text: String, _ rendition: String) -> String {
    isColoured ? "\u{1B}[\(rendition)m\(shown(text))\u{1B}[0m" : shown(text)
  }
}
