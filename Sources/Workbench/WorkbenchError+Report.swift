internal import Diagnostics

extension WorkbenchError {
  /// An error as reports show it, a value that other processes can decode.
  package struct Report: Codable, Sendable, Hashable {
    /// The message, preceded by the path if known.
    let description: String
    /// The message without the path.
    let sentence: String
    /// The file or folder that the error is about; nil where the message alone names it.
    let path: String?
    /// The position of the error in the document, if known.
    let position: SourcePosition?
  }

  /// The error as reports show it.
  var report: Report {
    Report(description: description, sentence: sentence, path: path, position: position)
  }
}
