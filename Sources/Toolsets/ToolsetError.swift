/// A reason for which a toolset, or a build through one, failed.
package enum ToolsetError: Error, CustomStringConvertible {
  /// A file could not be written, or a program not be run.
  case output(path: String, why: String)
  /// A file or folder does not exist or is of no use; the text is a sentence.
  case notFound(String)

  /// The message, preceded by the path if known.
  package var description: String {
    switch self {
    case .output(let path, let why):
      // Foundation's sentences end with a full stop, ours do not.
      "\(path): The file cannot be written: \(why.hasSuffix(".") ? String(why.dropLast()) : why)."
    case .notFound(let text): text
    }
  }
}
