public import Foundation

/// A promise on a pasteboard to write a file when it is asked for.
///
/// - SeeAlso: Apple, "NSFilePromiseProvider".
///
/// Unchecked: Apple's declaration; its values are set before it is written.
open class NSFilePromiseProvider: NSObject, @unchecked Sendable, NSPasteboardWriting {
  /// The identifier of the file's type.
  open var fileType: String
  /// The object that writes the file.
  open weak var delegate: (any NSFilePromiseProviderDelegate)?
  /// Data of the program.
  open var userInfo: Any?
  /// Creates a promise of a file without type.
  public override init() { fileType = "" }
  /// Creates a promise of a file of a type.
  public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
    self.init()
    (self.fileType, self.delegate) = (fileType, delegate)
  }
  /// The type of promises.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.init("com.apple.pasteboard.promised-file-content-type")]
  }
  /// Returns the file's type.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fileType }
  /// Returns that the file is written when it is asked for.
  open func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { .promised }

  /// Writes the file into a folder, as a drop does, and calls a closure with its address or an error.
  ///
  /// Plumb's own, for tests and programs without a pointer.
  open func writeFile(
    in folder: URL, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    guard let delegate else { return completionHandler(nil, CocoaError(.fileWriteUnknown)) }
    let name = delegate.filePromiseProvider(self, fileNameForType: fileType)
    let url = folder.appendingPathComponent(name)
    delegate.filePromiseProvider(self, writePromiseTo: url) { error in
      completionHandler(error == nil ? url : nil, error)
    }
  }
}

/// An object that writes promised files.
///
/// - SeeAlso: Apple, "NSFilePromiseProviderDelegate".
public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
  /// Returns the name of the file.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
  ) -> String
  /// Writes the file.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping ((any Error)?) -> Void)
  /// Returns the queue on which files are written.
  func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}
extension NSFilePromiseProviderDelegate {
  /// Returns the main queue.
  public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue {
    .main
  }
}
