package import Diagnostics
package import ReportFormats

/// Findings as JSON; `Documentation/Schemas/findings.schema.json` is the schema.
package enum FindingJSON {
  /// Returns an array with one object per line.
  ///
  /// Each object has `id`, which is equal in later runs, `path`, `severity`, `rule` and `message`; `line` and `column`
  /// if it has a position in the file; `place`, the value or element there; `related`, the related locations; and
  /// `fix`, a verified repair with its `title` and `edits`, each with the `offset` and `length` of the bytes that
  /// `text` replaces.
  package static func lines(_ findings: [Finding], in paths: ReportPath = ReportPath()) -> String {
    JSONText.lines(
      zip(FindingIDs.ids(of: findings, in: paths), findings).map { .object(members($0, $1)) })
  }

  /// Returns the objects of findings as an array, each with additional members.
  static func json(
    _ findings: [Finding], in paths: ReportPath = ReportPath(),
    adding members: (Finding) -> [(name: String, value: JSONText)]
  ) -> JSONText {
    .array(
      zip(FindingIDs.ids(of: findings, in: paths), findings).map { id, finding in
        .object(self.members(id, finding) + members(finding))
      })
  }

  private static func members(
    _ id: String, _ finding: Finding
  ) -> [(name: String, value: JSONText)] {
    let location = finding.location
    var members: [(name: String, value: JSONText)] = [("path", .string(location.file))]
    members += JSONText.place(of: location)
    members += [
      ("severity", .string(finding.severity.rawValue)), ("rule", .string(finding.rule.name)),
      ("message", .string(finding.sentence)),
    ]
    if let subject = location.subject { members.append(("place", .string(subject))) }
    let related = finding.related.compactMap { $0.location?.subject }
    if !related.isEmpty { members.append(("related", .array(related.map { .string($0) }))) }
    if let fix = finding.fix { members.append(("fix", object(fix))) }
    members.append(("id", .string(id)))
    return members
  }

  private static func object(_ fix: Fix) -> JSONText {
    .object([
      ("title", .string(fix.title)),
      (
        "edits",
        .array(
          fix.edits.map { edit in
            .object([
              ("offset", .number(Double(edit.range.lowerBound), decimals: 0)),
              ("length", .number(Double(edit.range.count), decimals: 0)),
              ("text", .string(edit.replacement)),
            ])
          })
      ),
    ])
  }
}
