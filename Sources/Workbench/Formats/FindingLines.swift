/// Findings as JSON.
package enum FindingLines {
  /// An array with one object a line.
  ///
  /// Each has `path`, `severity`, `rule` and `message`; `line` and `column` where there is a place in the file,
  /// and `place`, the value or element in it.
  package static func json(_ findings: [Finding]) -> String {
    JSONText.lines(findings.map(object))
  }

  private static func object(_ finding: Finding) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("path", .string(finding.path))]
    for (name, place) in [("line", finding.line), ("column", finding.column)] {
      if let place { members.append((name, .number(Double(place), decimals: 0))) }
    }
    members += [
      ("severity", .string(finding.severity.rawValue)), ("rule", .string(finding.rule)),
      ("message", .string(finding.message)),
    ]
    if let place = finding.place, !place.isEmpty { members.append(("place", .string(place))) }
    return .object(members)
  }
}
