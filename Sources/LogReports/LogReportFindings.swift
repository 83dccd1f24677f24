internal import ConflictDiagnosis
internal import ConflictLogs
internal import Diagnostics
package import ReportFormats

/// Explained logs for build servers: GitHub's annotations and SARIF.
package enum LogReportFindings {
  /// A location for reporting a cause: in a source if one is known, otherwise in the log.
  private struct Reported {
    var path: String
    var line: Int
    var column: Int?
    var text: String
    var level: String
    var rule: String
  }

  /// GitHub's workflow commands, one line for each cause and message, each ending with a line feed.
  package static func annotations(_ report: LogReport, _ paths: ReportPath = ReportPath()) -> String
  {
    reported(report).map { found in
      var properties = [("file", paths.shown(found.path)), ("line", "\(found.line)")]
      if let column = found.column { properties.append(("col", "\(column)")) }
      properties.append(("title", found.rule))
      let name = found.level == "note" ? "notice" : found.level
      return WorkflowCommand.text(name, properties, found.text) + "\n"
    }.joined()
  }

  /// The log in SARIF 2.1.0, ending with a line feed.
  ///
  /// - Parameter version: The version of the tool.
  package static func sarif(
    _ report: LogReport, version: String, _ paths: ReportPath = ReportPath()
  ) -> String {
    let rules = [
      ("conflicting-constraints", "Constraints that cannot all hold."),
      ("layout-message", "A message of the layout system."),
    ]
    let driver = JSONText.object([
      ("name", .string("plumb")), ("version", .string(version)),
      ("semanticVersion", .string(version)),
      (
        "rules",
        .array(
          rules.map { name, summary in
            .object([
              ("id", .string(name)), ("shortDescription", SARIFParts.message(summary)),
            ])
          })
      ),
    ])
    let results = reported(report).map { found in
      var region: [(name: String, value: JSONText)] = [
        ("startLine", SARIFParts.integer(found.line))
      ]
      if let column = found.column { region.append(("startColumn", SARIFParts.integer(column))) }
      return JSONText.object([
        ("ruleId", .string(found.rule)), ("level", .string(found.level)),
        ("message", SARIFParts.message(found.text)),
        (
          "locations",
          .array([
            .object([
              (
                "physicalLocation",
                .object([
                  ("artifactLocation", SARIFParts.artifact(found.path, paths)),
                  ("region", .object(region)),
                ])
              )
            ])
          ])
        ),
      ])
    }
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      SARIFParts.bases(of: "plumb explain"), ("results", .array(results)),
    ])
    return SARIFParts.document(run: run).text(.spaced) + "\n"
  }

  private static func reported(_ report: LogReport) -> [Reported] {
    report.groups.flatMap(reported) + report.messages.flatMap(reported)
  }

  private static func reported(_ group: LogReport.Group) -> [Reported] {
    let answer = group.answer
    let change = answer.changes.first
    var text = ([answer.headline, answer.ownership] + (change.map { [$0.sentence] } ?? []))
      .filter { !$0.isEmpty }.joined(separator: " ")
    if group.places.count > 1 { text += " \(group.places.count) times." }
    let isYours = answer.members.contains(where: \.isYours)
    let level =
      answer.verdict == .contradictory ? isYours ? "error" : "note" : "warning"
    // The line to change is the best location, then any certain location, then the log.
    let members = (change?.members ?? []) + Array(answer.members.indices)
    for member in members where answer.members[member].isYours {
      if let found = group.sources[member].first(where: \.isSure) {
        return [
          Reported(
            path: found.path, line: found.line, column: found.column, text: text, level: level,
            rule: "conflicting-constraints")
        ]
      }
      if let place = answer.members[member].place {
        return [
          Reported(
            path: place.file, line: place.line, column: nil, text: text, level: level,
            rule: "conflicting-constraints")
        ]
      }
    }
    return group.places.prefix(1).map {
      Reported(
        path: $0.path, line: $0.line, column: nil, text: text, level: level,
        rule: "conflicting-constraints")
    }
  }

  private static func reported(_ message: LogReport.Message) -> [Reported] {
    message.places.prefix(1).map {
      Reported(
        path: $0.path, line: $0.line, column: nil,
        text: ([message.answer.sentence] + message.answer.advice.prefix(1)).joined(separator: " "),
        level: message.answer.owner == .system ? "note" : "warning", rule: "layout-message")
    }
  }
}
