internal import ConflictDiagnosis
internal import ConflictLogs
package import ReportFormats

/// Explained logs as JSON; `Documentation/Schemas/logs.schema.json` is the schema.
package enum LogReportJSON {
  /// One object with causes and messages, ending with a line feed.
  package static func text(_ report: LogReport) -> String { json(report).text(.spaced) + "\n" }

  /// One object with causes and messages.
  package static func json(_ report: LogReport) -> JSONText {
    .object([
      ("conflicts", .number(Double(report.reports), decimals: 0)),
      ("causes", .array(report.groups.map(cause))),
      ("messages", .array(report.messages.map(message))),
    ])
  }

  private static func cause(_ group: LogReport.Group) -> JSONText {
    let answer = group.answer
    return .object([
      ("verdict", .string(answer.verdict.rawValue)),
      ("toolkit", answer.toolkit.name.map { .string($0) } ?? .null),
      ("count", .number(Double(group.places.count), decimals: 0)),
      ("places", .array(group.places.map(place))),
      ("headline", .string(answer.headline)), ("ownership", .string(answer.ownership)),
      ("members", .array(zip(answer.members, group.sources).map(member))),
      ("changes", .array(answer.changes.map(change))),
      ("notes", .array(answer.notes.map { .string($0) })),
      ("broken", answer.broken.map { .string($0) } ?? .null),
    ])
  }

  private static func place(_ place: LogReport.Place) -> JSONText {
    .object([("path", .string(place.path)), ("line", .number(Double(place.line), decimals: 0))])
  }

  private static func member(
    _ member: ConflictAnswer.Member, _ sources: [LogReport.SourcePlace]
  ) -> JSONText {
    var members: [(name: String, value: JSONText)] = [
      ("text", .string(member.clause)), ("owner", .string(member.owner)),
      ("isYours", .bool(member.isYours)), ("line", .number(Double(member.line), decimals: 0)),
      ("contribution", .number(member.contribution, decimals: 4)),
    ]
    if let identifier = member.identifier { members.append(("identifier", .string(identifier))) }
    if let place = member.place {
      members.append(
        (
          "source",
          .object([
            ("file", .string(place.file)), ("line", .number(Double(place.line), decimals: 0)),
          ])
        ))
    }
    if !sources.isEmpty { members.append(("found", .array(sources.map(source)))) }
    return .object(members)
  }

  private static func source(_ source: LogReport.SourcePlace) -> JSONText {
    .object([
      ("path", .string(source.path)), ("line", .number(Double(source.line), decimals: 0)),
      ("column", .number(Double(source.column), decimals: 0)), ("text", .string(source.text)),
      ("isSure", .bool(source.isSure)), ("reason", .string(source.reason)),
    ])
  }

  private static func change(_ change: ConflictAnswer.Change) -> JSONText {
    .object([
      ("cause", .string("\(change.cause)")), ("text", .string(change.sentence)),
      ("reason", .string(change.reason)), ("code", .array(change.code.map { .string($0) })),
      ("interfaceBuilder", change.interfaceBuilder.map { .string($0) } ?? .null),
      ("effect", change.effect.map { .string($0) } ?? .null), ("isProved", .bool(change.isProved)),
      ("members", .array(change.members.map { .number(Double($0), decimals: 0) })),
    ])
  }

  private static func message(_ message: LogReport.Message) -> JSONText {
    .object([
      ("kind", .string(message.message.kind.rawValue)),
      ("count", .number(Double(message.places.count), decimals: 0)),
      ("places", .array(message.places.map(place))),
      ("headline", .string(message.answer.sentence)),
      ("owner", .string(message.answer.owner == .program ? "yours" : "system")),
      ("advice", .array(message.answer.advice.map { .string($0) })),
    ])
  }
}

extension ConflictLog.Toolkit {
  /// The toolkit's name; nil if the log does not reveal it.
  var name: String? {
    switch self {
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    case .unknown: nil
    }
  }
}
