internal import Diagnostics

extension WorkbenchError {
  /// What reports say of an error, as a value that other processes understand.
  package struct Report: Codable, Sendable, Hashable {
    /// The message, preceded by the path if known.
    let description: String
    /// The message without the path.
    let sentence: String
    /// The file or folder that the error is about; nil where the message alone names it.
    let path: String?
    /// Where in the document the error is, if known.
    let position: SourcePosition?
  }

  /// What reports say of the error.
  var report: Report {
    Report(description: description, sentence: sentence, path: path, position: position)
  }
}
