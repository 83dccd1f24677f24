internal import Diagnostics

/// Findings as GitHub's workflow commands, which its runner shows beside the lines of a change.
///
/// - SeeAlso: "Workflow commands for GitHub Actions", for the form and the escapes.
package enum FindingAnnotations {
  /// A line per finding and per input that could not be read, each with a line feed.
  package static func lines(_ result: CheckResult) -> String {
    let findings = result.findings.map { line($0, result.paths) }
    let failures = result.failures.map { failure in
      let file = failure.path.map { [("file", result.paths.shown($0))] } ?? []
      return command("error", file + [("title", "input")], failure.sentence)
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
    return command(name, properties, finding.sentence)
  }

  /// A workflow command with its properties and its message.
  static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message, isProperty: false))"
  }

  /// The text with GitHub's escapes; further control characters become visible ones.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%", "\r", "\n": result.append(contentsOf: escape(scalar))
      case ":" where isProperty, "," where isProperty: result.append(contentsOf: escape(scalar))
      default: result.append(scalar)
      }
    }
    return Printable.text(String(result))
  }

  private static func escape(_ scalar: UnicodeScalar) -> String.UnicodeScalarView {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars
  }
}
