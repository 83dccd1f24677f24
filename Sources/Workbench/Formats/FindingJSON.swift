package import Diagnostics

/// Findings as JSON.
package enum FindingJSON {
  /// An array with one object per line.
  ///
  /// Each has `path`, `severity`, `rule` and `message`; `line` and `column` if it has a position in the
  /// file; `place`, the value or element there; and `related`, the places that belong to it.
  package static func lines(_ findings: [Finding]) -> String {
    JSONText.lines(findings.map(object))
  }

  private static func object(_ finding: Finding) -> JSONText {
    let location = finding.location
    var members: [(name: String, value: JSONText)] = [("path", .string(location.file))]
    if let position = location.position {
      members += [
        ("line", .number(Double(position.line), decimals: 0)),
        ("column", .number(Double(position.column), decimals: 0)),
      ]
    }
    members += [
      ("severity", .string(finding.severity.rawValue)), ("rule", .string(finding.rule.name)),
      ("message", .string(finding.sentence)),
    ]
    if let subject = location.subject { members.append(("place", .string(subject))) }
    let related = finding.related.compactMap { $0.location?.subject }
    if !related.isEmpty { members.append(("related", .array(related.map { .string($0) }))) }
    return .object(members)
  }
}
