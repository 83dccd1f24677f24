public import Foundation

/// Provides data of several types, to another program or from one; here in memory of this program.
///
/// - SeeAlso: Apple, "NSItemProvider".
///
/// Unchecked: its data is behind a lock, and the suggested name is set before it is handed on.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// An error of a provider.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  /// The domain of a provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private struct Item {
    let type: String
    /// The object that is provided; nil for data that a closure loads.
    var object: Any?
    let load: () -> Any?
  }
  private var items: [Item] = []
  private let lock = NSLock()
  /// The name that a file of the data would have.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() { super.init() }
  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Creates a provider of an item of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    add(typeIdentifier ?? "public.data", item)
  }
  /// Creates a provider of a file's content; nil for a file that cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    add("public.data", data)
    add("public.file-url", fileURL)
  }

  private func add(_ type: String, _ object: Any?) {
    lock.withLock { items.append(Item(type: type, object: object) { object }) }
  }

  /// The programs that may see data.
  public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

  /// The identifiers of the types that are provided, the best first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { items.map(\.type) } }
  /// Whether data of a type is provided.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether an object of a class can be made of the data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    registeredTypeIdentifiers.contains(
      where: aClass.readableTypeIdentifiersForItemProvider.contains)
      || lock.withLock { items.contains { $0.object.map { type(of: $0) == aClass } ?? false } }
  }
  /// Provides an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(type, object)
    }
  }
  /// Provides data of a type, which a closure loads.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let item = Item(type: typeIdentifier) {
      var loaded: Data?
      _ = loadHandler { data, _ in loaded = data }
      return loaded
    }
    lock.withLock { items.append(item) }
  }

  private func item(_ type: String) -> Any? {
    lock.withLock { items.first { $0.type == type } }?.load()
  }
  private var unavailable: any Error {
    NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
  }

  /// Loads data of a type; the handler is called before the method returns.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = item(typeIdentifier) as? Data
    completionHandler(data, data == nil ? unavailable : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads an object of a class; the handler is called before the method returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    for type in registeredTypeIdentifiers {
      let found = item(type)
      if let object = found as? any NSItemProviderReading, Swift.type(of: object) == aClass {
        completionHandler(object, nil)
        return Progress(totalUnitCount: 1)
      }
      if let data = found as? Data, aClass.readableTypeIdentifiersForItemProvider.contains(type),
        let object = try? aClass.object(withItemProviderData: data, typeIdentifier: type)
      {
        completionHandler(object, nil)
        return Progress(totalUnitCount: 1)
      }
    }
    completionHandler(nil, unavailable)
    return Progress(totalUnitCount: 1)
  }
  /// Loads an item of a type; the handler is called before the method returns.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let found = item(typeIdentifier)
    let secure =
      found as? any NSSecureCoding ?? (found as? Data).map { $0 as NSData }
      ?? (found as? URL).map { $0 as NSURL }
    completionHandler?(secure, secure == nil ? unavailable : nil)
  }
}

/// An object that writes itself as data for an item provider.
///
/// - SeeAlso: Apple, "NSItemProviderWriting".
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types of data, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that reads itself from data of an item provider.
///
/// - SeeAlso: Apple, "NSItemProviderReading".
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types of data, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Writes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Writes the address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(absoluteString.data(using: .utf8), nil)
    return nil
  }
}
