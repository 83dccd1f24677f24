internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Synchronization
internal import Workbench

/// A document that is read once and laid out in several settings.
@MainActor struct TestedDocument {
  private let document: Document
  private let translations: DocumentLanguages

  /// Creates a document by reading its file and the translations beside it.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read.
  init(_ url: URL) throws(WorkbenchError) {
    do {
      document = try Document(data: Document.data(path: url.path), path: url.path)
    } catch {
      throw .document(error)
    }
    translations = DocumentLanguages(ofDocument: url.path)
  }

  /// The document laid out in a setting.
  ///
  /// - Throws: `WorkbenchError` if the document does not support the setting.
  func laidOut(
    in setting: LayoutSetting, options: NibOptions = NibOptions()
  ) throws(WorkbenchError) -> LaidOutDocument {
    var surroundings = setting.surroundings
    if !setting.isRightToLeft { surroundings.direction = nil }
    guard let language = setting.language.stated else {
      return try LaidOutDocument.layOut(
        document, options: options, in: surroundings)
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
    return try LaidOutDocument.layOut(localized, options: options)
  }

  /// The options for pictures of the document: the catalogues of its repository are searched, and each missing picture
  /// is reported once on standard error.
  func pictureOptions() -> NibOptions {
    var options = NibOptions()
    let assets = DocumentAssets(of: document)
    options.assetFolders = assets.folders
    let new = Self.reported.withLock { said in
      Set(assets.missing).subtracting(said)
    }
    if !new.isEmpty {
      Self.reported.withLock { $0.formUnion(new) }
      let names = new.sorted().prefix(3).joined(separator: ", ")
      let more = new.count > 3 ? " and \(new.count - 3) more" : ""
      let line = "\(document.path): not found and drawn as boxes: \(names)\(more)\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    return options
  }

  /// The missing pictures that have been reported.
  private static let reported = Mutex<Set<String>>([])

  /// Throws an error for a language without a translation of the document.
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
