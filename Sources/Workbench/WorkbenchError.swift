package import Configuration
package import Diagnostics
package import IBDocument

/// An error of a command.
package enum WorkbenchError: Error, CustomStringConvertible {
  /// The document could not be read.
  case document(DocumentError)
  /// The document is for an unsupported toolkit with a name.
  case noFront(path: String, toolkit: String)
  /// A picture or a file could not be written.
  case output(path: String, why: String)
  /// A picture could not be rendered.
  case picture(path: String, why: String)
  /// A picture would depend on other font files than the pinned ones; a line each.
  case fonts(path: String, [String])
  /// A configuration is invalid.
  case configuration(ConfigurationError)
  /// A specified file or folder cannot be read; the reason is a sentence.
  case input(path: String, why: String)
  /// An error of another process.
  case reported(Report)
  /// A file, scene, device or root does not exist; the associated value describes it.
  case notFound(String)
  /// The options do not apply to the document; the associated value is the reason.
  case usage(String)

  /// The message, preceded by the path if known.
  package var description: String {
    switch self {
    case .document(let error): error.description
    case .reported(let report): report.description
    case .configuration(let error): error.description
    case .noFront(let path, _): "\(path): \(sentence)"
    case .output(let path, _), .picture(let path, _), .input(let path, _), .fonts(let path, _):
      "\(path): \(sentence)"
    case .notFound(let what), .usage(let what): what
    }
  }

  /// The message without the path.
  package var sentence: String {
    switch self {
    case .document(let error): error.sentence
    case .reported(let report): report.sentence
    case .configuration(let error): error.message
    case .noFront(_, let toolkit):
      "Documents for \(toolkit) are not supported; use documents for iOS or macOS."
    case .output(_, let why): "The file cannot be written: \(why.trimmingPeriod)."
    case .picture(_, let why): "The picture cannot be drawn: \(why.trimmingPeriod)."
    case .fonts(_, let lines):
      "The picture depends on fonts that are not pinned:\n" + lines.joined(separator: "\n")
    case .input(_, let why): why
    case .notFound(let what), .usage(let what): what
    }
  }

  /// The file or folder with the error; nil if only the message names it.
  package var path: String? {
    switch self {
    case .document(let error): error.path
    case .reported(let report): report.path
    case .configuration(let error): error.path
    case .noFront(let path, _), .output(let path, _), .picture(let path, _), .input(let path, _),
      .fonts(let path, _):
      path
    case .notFound, .usage: nil
    }
  }

  /// The position of the error in the document, if known.
  package var position: SourcePosition? {
    switch self {
    case .document(let error): error.position
    case .reported(let report): report.position
    case .configuration(let error): error.position
    default: nil
    }
  }
}

extension String {
  /// The text without the final period of system messages.
  fileprivate var trimmingPeriod: String {
    var text = self
    while text.last == "." { text.removeLast() }
    return text
  }
}
