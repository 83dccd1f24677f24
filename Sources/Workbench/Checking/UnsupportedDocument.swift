internal import Diagnostics
internal import IBDocument

/// Documents that cannot be checked although nothing is wrong with them.
enum UnsupportedDocument {
  /// What an error of reading says of the kind of the document; nil for other errors.
  static func finding(for error: WorkbenchError) -> Finding? {
    switch error {
    case .noFront(let path, let toolkit):
      let position = (try? Document.load(path: path))?.element.position
      return Finding(
        .unsupportedDocument, "documents for \(toolkit) are not supported",
        at: Location(path, at: position, subject: "document"))
    case .document(let refusal) where refusal.reason == .compiledNib:
      return Finding(
        .unsupportedDocument, "this is a compiled document; only its source is checked",
        at: Location(refusal.path))
    case .document(let refusal)
    where refusal.reason == .notInterfaceBuilder(root: "archive"):
      return Finding(
        .unsupportedDocument, "this document has the format of Xcode 3; save it in a later one",
        at: Location(refusal.path, at: refusal.position, subject: "archive"))
    default: return nil
    }
  }
}
