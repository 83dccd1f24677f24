internal import Diagnostics
internal import ReportFormats

/// Findings as GitHub's workflow commands, which its runner displays next to the lines of a change.
///
/// - SeeAlso: "Workflow commands for GitHub Actions", for the syntax and the escapes.
package enum FindingAnnotations {
  /// Returns a line per finding and per unreadable input, each ending with a line feed.
  package static func lines(_ result: CheckReport) -> String {
    let findings = result.findings.map { line($0, result.paths) }
    let failures = result.failures.map { failure in
      let file = failure.path.map { [("file", result.paths.shown($0))] } ?? []
      return WorkflowCommand.text("error", file + [("title", "input")], failure.sentence)
    }
    return (findings + failures).map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: Finding, _ paths: ReportPath) -> String {
    var properties = [("file", paths.shown(finding.location.file))]
    if let position = finding.location.position {
      properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
    }
    properties.append(("title", finding.rule.name))
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return WorkflowCommand.text(name, properties, finding.sentence)
  }
}
