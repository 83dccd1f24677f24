internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// A document's text as it was read, with everything that depends on the text alone.
struct PreviewSource {
  /// The state of a file: a file with another one is read again.
  struct Stamp: Equatable {
    private let file: FileStamp
    private let unsaved: Int?

    /// Creates the stamp of the file at a path, or of the unsaved text that replaces it.
    init(path: String) {
      file = FileStamp(path)
      unsaved = UnsavedDocuments.text(of: path)?.hashValue
    }
  }

  /// The path.
  let path: String
  /// The stamp of the file when it was read.
  let stamp: Stamp
  /// The text.
  let data: Data
  /// The identity of the text.
  let version: String
  /// The elements.
  let element: Element
  /// The platform.
  let platform: Document.Platform
  /// The translations.
  let languages: DocumentLanguages
  /// The folders with named pictures and colours.
  let assets: DocumentAssets

  /// Creates the source of a document by reading it.
  ///
  /// - Parameter options: The options with further folders of named pictures.
  /// - Throws: `WorkbenchError` if it cannot be read.
  init(path: String, options: NibOptions) throws(WorkbenchError) {
    self.path = path
    stamp = Stamp(path: path)
    do throws(DocumentError) {
      data = try Document.data(path: path)
      let document = try Document(data: data, path: path)
      element = document.element
      platform = document.platform
      languages = DocumentLanguages(ofDocument: path)
      assets = DocumentAssets(of: document, options: options)
    } catch {
      throw .document(error)
    }
    version = Fingerprint(of: String(decoding: data, as: UTF8.self)).description
  }
}
