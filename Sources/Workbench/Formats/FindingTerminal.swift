internal import Diagnostics
internal import ReportFormats

/// Findings for human readers in a terminal: grouped by file, with colours, and repetitions folded.
package struct FindingTerminal: Sendable {
  /// The maximum number of listed findings per rule and file; further ones are counted.
  static let listed = 5

  private let isColoured: Bool
  private let showsAll: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - isColoured: Whether severities have colours.
  ///   - showsAll: Whether all findings are listed.
  package init(isColoured: Bool, showsAll: Bool) {
    self.isColoured = isColoured
    self.showsAll = showsAll
  }

  /// Returns the findings by file, each file below its path; files without findings are omitted.
  ///
  /// Control characters in documents are escaped. The text ends with a line feed unless it is empty.
  package func text(_ result: CheckReport) -> String {
    result.groups.filter { !$0.findings.isEmpty }
      .map { text($0.path, $0.findings.map(\.finding)) }.joined(separator: "\n")
  }

  private func text(_ path: String, _ findings: [Finding]) -> String {
    var counts: [Rule: Int] = [:]
    var lines = [styled(Printable.text(path), "1")]
    for finding in findings {
      counts[finding.rule, default: 0] += 1
      if showsAll || counts[finding.rule] ?? 0 <= Self.listed {
        lines += self.lines(finding, in: path)
      }
    }
    for rule in RuleCatalog.all where !showsAll {
      let more = (counts[rule] ?? 0) - Self.listed
      if more > 0 { lines.append("  and \(more) more \(styled("[\(rule)]", "2")); see --all") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ finding: Finding, in path: String) -> [String] {
    let location = finding.location
    // The files of a catalogue are listed below it.
    let inside = location.file == path ? "" : location.file
    let file =
      inside.utf8.starts(with: (path + "/").utf8)
      ? String(decoding: inside.utf8.dropFirst(path.utf8.count + 1), as: UTF8.self) : inside
    let place = [file, location.position?.description ?? ""].filter { !$0.isEmpty }
      .joined(separator: ":")
    let severity = styled(finding.severity.rawValue, Self.colour(finding.severity))
    let text = Printable.text(finding.sentence)
    let head = place.isEmpty ? "" : Printable.text(place) + ": "
    return ["  \(head)\(severity): \(text) \(styled("[\(finding.rule)]", "2"))"]
      + FindingText.members(of: finding).map { "  " + $0 }
  }

  private static func colour(_ severity: Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "33"
    case .note: "36"
    }
  }

  /// The text in a rendition of ECMA-48, "Select graphic rendition".
  private func styled(_ text: String, _ rendition: String) -> String {
    isColoured ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
