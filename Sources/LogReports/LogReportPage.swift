internal import ConflictDiagnosis
internal import ConflictLogs
internal import Diagnostics
internal import ReportFormats

/// Explained logs as one self-contained HTML file.
package enum LogReportPage {
  /// The page, ending with a line feed.
  package static func text(_ report: LogReport) -> String {
    var text = PageHead.text(title: "Conflicts of constraints", style: style, hasScript: false)
    text += "<main>\n<h1>Conflicts of constraints</h1>\n"
    text +=
      "<p>\(CountText.text(report.reports, "conflict")) of \(CountText.text(report.groups.count, "cause")), \(CountText.text(report.messages.count, "other message")).</p>\n"
    for group in report.groups { text += section(group) }
    for message in report.messages { text += section(message) }
    if report.isEmpty { text += "<p class=\"empty\">Nothing was found.</p>\n" }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static let style =
    PageStyle.text + """

      .finding h2 { margin-top: 0; }
      .bars { width: 100%; max-width: 44rem; font: 14px system-ui, sans-serif; fill: currentColor; }
      .bars .asked { fill: var(--error); fill-opacity: .25; stroke: var(--error); }
      .bars .there { fill: var(--note); fill-opacity: .25; stroke: var(--note); }
      .bars .length { text-anchor: middle; }
      pre { padding: .5rem .75rem; background: var(--page); border: 1px solid var(--line); overflow-x: auto; }
      """

  private static func section(_ group: LogReport.Group) -> String {
    let answer = group.answer
    let isYours = answer.members.contains(where: \.isYours)
    let kind = answer.verdict == .contradictory && isYours ? "error" : "note"
    var text = "<section class=\"finding \(kind)\">\n<div class=\"words\">\n"
    text += "<h2>\(Markup.text(answer.headline))</h2>\n"
    text += places(group.places)
    if !answer.ownership.isEmpty { text += "<p>\(Markup.text(answer.ownership))</p>\n" }
    if let bars = answer.bars { text += LogDrawing.svg(bars) }
    for (number, change) in answer.changes.enumerated() {
      text += number == 0 ? "" : "<details>\n<summary>Another change</summary>\n"
      text += self.text(change)
      text += number == 0 ? "" : "</details>\n"
    }
    text += "<ul class=\"related\">\n"
    for (member, sources) in zip(answer.members, group.sources) {
      let place = member.place.map { ", \($0.file):\($0.line)" } ?? ""
      text +=
        "<li>\(Markup.text(member.clause)) <span class=\"about\">(\(Markup.text(member.owner + place)))</span>"
      for source in sources {
        text +=
          "<br><span class=\"place\">\(source.isSure ? "" : "probably ")\(Markup.text("\(source.path):\(source.line):\(source.column): \(source.text)"))</span>"
      }
      text += "</li>\n"
    }
    text += "</ul>\n"
    for note in answer.notes { text += "<p class=\"about\">\(Markup.text(note))</p>\n" }
    return text + "</div>\n</section>\n"
  }

  private static func text(_ change: ConflictAnswer.Change) -> String {
    var text =
      "<p><strong>\(Markup.text(change.sentence))</strong> \(Markup.text(change.reason))</p>\n"
    if !change.code.isEmpty {
      let code = change.code.map { Markup.text($0) }.joined(separator: "\n")
      text += "<pre><code>\(code)</code></pre>\n"
    }
    if let builder = change.interfaceBuilder {
      text += "<p>In Interface Builder: \(Markup.text(builder))</p>\n"
    }
    if let effect = change.effect { text += "<p>\(Markup.text(effect))</p>\n" }
    return text
  }

  private static func section(_ message: LogReport.Message) -> String {
    var text = "<section class=\"finding warning\">\n<div class=\"words\">\n"
    text += "<h2>\(Markup.text(message.answer.sentence))</h2>\n"
    text += places(message.places)
    for line in message.answer.advice { text += "<p>\(Markup.text(line))</p>\n" }
    return text + "</div>\n</section>\n"
  }

  private static func places(_ places: [LogReport.Place]) -> String {
    let shown = places.prefix(6).map { Markup.text("\($0.path):\($0.line)") }
    let more = places.count > 6 ? " and \(places.count - 6) more" : ""
    return "<p class=\"place\">\(shown.joined(separator: ", "))\(more)</p>\n"
  }
}
