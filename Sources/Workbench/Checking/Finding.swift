internal import AssetCatalog
internal import IBDocument

/// Something in a document or a catalogue that somebody should look at.
package struct Finding: Sendable, Hashable {
  /// How much it matters.
  package enum Severity: String, Sendable, Comparable {
    /// It explains another finding; alone it is none.
    case note
    /// Something may not be what its author meant.
    case warning
    /// Something is lost or does not hold.
    case error

    /// By how much it matters.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// How much it matters.
  package let severity: Severity
  /// The name of the rule that found it, such as `insets-differ`.
  package let rule: String
  /// One sentence without its full stop.
  package let message: String
  /// The file or folder.
  package let path: String
  /// The line, from 1; nil for what is about the file itself.
  package let line: Int?
  /// The column, from 1.
  package let column: Int?
  /// Which value or element it is: a path in the JSON text or the document; nil for the file itself.
  package let place: String?

  /// A finding by its parts.
  package init(
    severity: Severity, rule: String, message: String, path: String, line: Int? = nil,
    column: Int? = nil, place: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.place = place
  }

  /// What was found in a catalogue.
  init(_ problem: AssetProblem) {
    self.init(
      severity: problem.rule.isError ? .error : .warning, rule: problem.rule.rawValue,
      message: problem.message, path: problem.file, line: problem.position?.line,
      column: problem.position?.column, place: problem.path.map(\.description))
  }

  /// What was noticed in a document.
  init(_ diagnostic: DocumentDiagnostic) {
    let severities: [DocumentDiagnostic.Severity: Severity] = [
      .error: .error, .warning: .warning, .note: .note,
    ]
    self.init(
      severity: severities[diagnostic.severity] ?? .warning, rule: "document",
      message: diagnostic.message.withoutFullStop, path: diagnostic.path,
      line: diagnostic.position.line, column: diagnostic.position.column,
      place: diagnostic.elementPath)
  }

  /// The line that compilers would write: `path:line:column: severity: message [rule]`.
  package var text: String {
    let position = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return Printable.text("\(path)\(position): \(severity.rawValue): \(message) [\(rule)]")
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
