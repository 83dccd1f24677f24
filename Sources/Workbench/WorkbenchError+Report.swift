internal import Diagnostics

extension WorkbenchError {
  /// An error for display in reports, which other processes can decode.
  package struct Report: Codable, Sendable, Hashable {
    /// The message, preceded by the path if known.
    let description: String
    /// The message without the path.
    let sentence: String
    /// The file or folder with the error; nil if only the message names it.
    let path: String?
    /// The position of the error in the document, if known.
    let position: SourcePosition?
  }

  /// The error for display in reports.
  var report: Report {
    Report(description: description, sentence: sentence, path: path, position: position)
  }
}
