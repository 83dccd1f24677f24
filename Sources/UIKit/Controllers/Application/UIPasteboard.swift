public import Foundation

/// A pasteboard, local to this process.
///
/// - SeeAlso: Apple, "UIPasteboard".
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }
  /// The general pasteboard.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [.general: general]

  /// Creates the pasteboard of a name; nil if it does not exist and `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    store = Self.named[pasteboardName]?.store ?? store
    if Self.named[pasteboardName] == nil { Self.named[pasteboardName] = self }
  }
  private init(_ name: Name) { self.name = name }

  /// The contents that all pasteboards of one name share.
  private final class Store {
    var values: [Any] = [] { didSet { changes += 1 } }
    var changes = 0
  }
  private var store = Store()
  /// The name.
  public let name: Name
  /// The number of changes to the contents.
  open var changeCount: Int { store.changes }
  /// The number of items.
  open var numberOfItems: Int { store.values.count }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = store.values.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?) {
    store.values = values ?? []
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings; nil if the pasteboard holds no string.
  open var strings: [String]? {
    get { all(String.self) }
    set { put(newValue) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs; nil if the pasteboard holds no URL.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { put(newValue) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images; nil if the pasteboard holds no image.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { put(newValue) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours; nil if the pasteboard holds no colour.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { put(newValue) }
  }
  /// Whether the pasteboard holds strings.
  open var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard holds URLs.
  open var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard holds images.
  open var hasImages: Bool { images != nil }
  /// Whether the pasteboard holds colours.
  open var hasColors: Bool { colors != nil }
  /// The contents of a pasteboard changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
