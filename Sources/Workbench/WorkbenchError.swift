package import IBDocument

/// Why a document could not be laid out.
package enum WorkbenchError: Error, CustomStringConvertible {
  /// It could not be read.
  case document(DocumentError)
  /// It belongs to a toolkit that has no front here yet; the word is the toolkit's.
  case noFront(path: String, toolkit: String)
  /// A picture or a file could not be written.
  case output(path: String, why: String)
  /// A picture could not be made of what was read.
  case picture(path: String, why: String)
  /// There is no such scene, device or root; the text says what was looked for.
  case notFound(String)
  /// What was asked for makes no sense for the document; the text says why.
  case usage(String)

  /// One sentence, led by the path where there is one.
  package var description: String {
    switch self {
    case .document(let error): error.description
    case .noFront(let path, _): "\(path): \(sentence)"
    case .output(let path, let why): "\(path): The file cannot be written: \(why)."
    case .picture(let path, _): "\(path): \(sentence)"
    case .notFound(let what), .usage(let what): what
    }
  }

  /// The sentence without the path.
  package var sentence: String {
    switch self {
    case .document(let error): error.sentence
    case .noFront(_, let toolkit): "Documents for \(toolkit) cannot be laid out; iOS and macOS can."
    case .output(_, let why): "The file cannot be written: \(why.trimmingPeriod)."
    case .picture(_, let why): "The picture cannot be drawn: \(why)."
    case .notFound(let what), .usage(let what): what
    }
  }
}

extension String {
  /// The system's sentences end with a period of their own.
  fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
