internal import Diagnostics
internal import IBDocument

/// Documents that are sound and not for the toolkits here: no mistake of their author.
enum UnsupportedDocuments {
  /// The note about a document of another toolkit or of a format before XML; nil for other errors.
  static func finding(for error: WorkbenchError) -> Finding? {
    switch error {
    case .noFront(let path, _): note(error.sentence, path)
    case .document(let refusal) where refusal.isOtherFormat: note(error.sentence, refusal.path)
    default: nil
    }
  }

  private static func note(_ sentence: String, _ path: String) -> Finding {
    Finding(
      .unsupportedDocument, sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence,
      at: Location(path))
  }
}
