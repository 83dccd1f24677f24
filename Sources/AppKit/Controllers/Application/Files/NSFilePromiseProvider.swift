public import Foundation

/// A file that is written when something that was dragged is dropped.
///
/// - SeeAlso: Apple, "NSFilePromiseProvider".
@preconcurrency @MainActor open class NSFilePromiseProvider: NSObject {
  /// The type of the file.
  open var fileType: String
  /// The object that names and writes the file; not retained.
  open weak var delegate: (any NSFilePromiseProviderDelegate)?
  /// Values of the program.
  open var userInfo: Any?
  /// Creates a provider of a file.
  public init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
    (self.fileType, self.delegate) = (fileType, delegate)
  }
  /// Creates a provider without a type.
  public override init() { fileType = "" }
  /// Writes the file into a folder, as a drop does, and calls a closure with its address or an error.
  ///
  /// Plumb's own, for tests and programs without a pointer.
  open func writeFile(
    in folder: URL, completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) {
    guard let delegate else { return completionHandler(nil, CocoaError(.fileWriteUnknown)) }
    let name = delegate.filePromiseProvider(self, fileNameForType: fileType)
    let url = folder.appendingPathComponent(name)
    delegate.filePromiseProvider(self, writePromiseTo: url) { error in
      completionHandler(error == nil ? url : nil, error)
    }
  }
}

/// Names and writes the file of a promise.
///
/// - SeeAlso: Apple, "NSFilePromiseProviderDelegate".
@preconcurrency @MainActor public protocol NSFilePromiseProviderDelegate: AnyObject {
  /// The name of the file.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
  ) -> String
  /// Writes the file and calls a closure with the error, or nil.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping ((any Error)?) -> Void)
  /// The queue on which the file is written; the main one unless implemented.
  func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}

extension NSFilePromiseProviderDelegate {
  /// Returns the main queue.
  public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue {
    .main
  }
}
