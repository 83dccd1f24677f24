/// One finding about a document that could be read all the same.
///
/// Findings are values; nothing here prints them.
package struct DocumentDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How much a finding matters.
  package enum Severity: String, Sendable, Hashable {
    /// Something the document asks for could not be done.
    case error
    /// Something was understood in a way its author may not have meant.
    case warning
    /// Information that explains another finding.
    case note
  }

  /// How much the finding matters.
  package let severity: Severity
  /// One sentence.
  package let message: String
  /// The document's path as it was given to the reader.
  package let path: String
  /// Where in the text, at the element's opening `<`.
  package let position: SourcePosition
  /// The element and its ancestors, outermost first, such as `document/objects/view[i5M-Pr-FkT]`.
  package let elementPath: String

  /// A finding with all its parts.
  package init(
    severity: Severity, message: String, path: String, position: SourcePosition,
    elementPath: String
  ) {
    self.severity = severity
    self.message = message
    self.path = path
    self.position = position
    self.elementPath = elementPath
  }

  /// The form compilers use: `path:line:column: severity: message`.
  package var description: String {
    "\(path):\(position): \(severity.rawValue): \(message)"
  }
}
