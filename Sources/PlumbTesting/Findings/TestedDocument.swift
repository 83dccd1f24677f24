internal import Foundation
internal import IBDocument
internal import Workbench

/// A document that is read once and laid out in settings.
@MainActor struct TestedDocument {
  private let document: Document
  private let translations: DocumentLanguages

  /// Reads a document and the translations beside it.
  ///
  /// - Throws: `WorkbenchError` where it cannot be read.
  init(_ url: URL) throws(WorkbenchError) {
    do {
      document = try Document(data: Document.data(path: url.path), path: url.path)
    } catch {
      throw .document(error)
    }
    translations = DocumentLanguages(ofDocument: url.path)
  }

  /// The document in a setting.
  ///
  /// - Throws: `WorkbenchError` where it does not have what the setting states.
  func laidOut(in setting: LayoutSetting) throws(WorkbenchError) -> LaidOutDocument {
    var surroundings = setting.surroundings
    if !setting.isRightToLeft { surroundings.direction = nil }
    guard let language = setting.language.stated else {
      return try LaidOutDocument(document: document, surroundings: surroundings)
    }
    if case .translation(let code) = language { try find(code) }
    if language.isRightToLeft { surroundings.direction = .rightToLeft }
    let localized: Document
    do {
      localized = try Document(
        element: language.localized(document.element, translations), path: document.path,
        surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    return try LaidOutDocument(document: localized)
  }

  /// Fails for a language that the document is not translated into.
  private func find(_ code: String) throws(WorkbenchError) {
    guard !translations.codes.contains(code) else { return }
    if let (path, fault) = translations.faults.first {
      throw .input(path: path, why: "The translations cannot be read: \(fault.message).")
    }
    let known = translations.codes.joined(separator: ", ")
    throw .notFound(
      "\(document.path): Unknown language '\(code)'; "
        + (known.isEmpty ? "no translation lies beside the document." : "choose from \(known)."))
  }
}
