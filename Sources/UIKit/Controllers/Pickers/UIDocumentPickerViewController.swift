public import Foundation
public import UniformTypeIdentifiers

/// Picks documents outside of the program; an empty view here: there is nothing to pick.
///
/// - SeeAlso: Apple, "UIDocumentPickerViewController".
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The operation of a picker.
  public let documentPickerMode: UIDocumentPickerMode
  /// The object that is notified; never called here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be picked; stored only.
  open var allowsMultipleSelection = false
  /// Whether file name extensions are shown; stored only.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; stored only.
  open var directoryURL: URL?
  /// The types that can be picked.
  package let contentTypes: [UTType]
  /// The files to copy or move out of the program.
  package let exportedURLs: [URL]

  /// Creates a picker that opens documents, or copies them first.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .import : .open
    self.contentTypes = contentTypes
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker that moves files out of the program, or copies them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    contentTypes = []
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker for identifiers of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    contentTypes = allowedUTIs.compactMap { UTType($0) }
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker that hands a file out of the program.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }
  /// Creates a picker of a document.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    contentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }
}

/// The operation of a document picker.
///
/// Source: Apple, "UIDocumentPickerMode".
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Receives the picked documents; never called here.
///
/// - SeeAlso: Apple, "UIDocumentPickerDelegate".
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when documents were picked.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when a document was picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
