/// Findings as text and as JSON.
package enum FindingLines {
  /// An array with one object a line.
  ///
  /// Each has `path`, `severity`, `rule` and `message`; `line` and `column` where there is a place in the file,
  /// and `place`, the value or element in it.
  package static func json(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "[]" }
    return "[\n" + findings.map { "  " + object($0) }.joined(separator: ",\n") + "\n]"
  }

  private static func object(_ finding: Finding) -> String {
    var parts = [("path", JSONLines.quoted(finding.path))]
    if let line = finding.line { parts.append(("line", "\(line)")) }
    if let column = finding.column { parts.append(("column", "\(column)")) }
    parts += [
      ("severity", JSONLines.quoted(finding.severity.rawValue)),
      ("rule", JSONLines.quoted(finding.rule)), ("message", JSONLines.quoted(finding.message)),
    ]
    if let place = finding.place, !place.isEmpty {
      parts.append(("place", JSONLines.quoted(place)))
    }
    return "{" + parts.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}
