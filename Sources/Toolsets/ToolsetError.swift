/// The reason why a toolset, or a build through one, failed.
package enum ToolsetError: Error, CustomStringConvertible {
  /// A file could not be written, or a program could not be run.
  case output(path: String, why: String)
  /// A file or folder does not exist or cannot be used; the associated value is a sentence.
  case notFound(String)

  /// The message, preceded by the path if known.
  package var description: String {
    switch self {
    case .output(let path, let why):
      // Foundation's sentences end with a full stop, but ours do not.
      "\(path): The file cannot be written: \(why.hasSuffix(".") ? String(why.dropLast()) : why)."
    case .notFound(let text): text
    }
  }
}
