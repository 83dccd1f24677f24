public import Foundation

/// What was copied, for this program only.
///
/// - SeeAlso: Apple, "UIPasteboard".
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of everything.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }
  /// The one for everything.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [.general: general]

  /// The pasteboard of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    store = Self.named[pasteboardName]?.store ?? store
    if Self.named[pasteboardName] == nil { Self.named[pasteboardName] = self }
  }
  private init(_ name: Name) { self.name = name }

  /// What several objects of one name share.
  private final class Store {
    var values: [Any] = [] { didSet { changes += 1 } }
    var changes = 0
  }
  private var store = Store()
  /// The name.
  public let name: Name
  /// How often what was copied changed.
  open var changeCount: Int { store.changes }
  /// How many things were copied.
  open var numberOfItems: Int { store.values.count }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = store.values.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?) {
    store.values = values ?? []
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
  /// The text that was copied.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts that were copied.
  open var strings: [String]? {
    get { all(String.self) }
    set { put(newValue) }
  }
  /// The address that was copied.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses that were copied.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { put(newValue) }
  }
  /// The picture that was copied.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures that were copied.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { put(newValue) }
  }
  /// The colour that was copied.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours that were copied.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { put(newValue) }
  }
  /// Whether a text was copied.
  open var hasStrings: Bool { strings != nil }
  /// Whether an address was copied.
  open var hasURLs: Bool { urls != nil }
  /// Whether a picture was copied.
  open var hasImages: Bool { images != nil }
  /// Whether a colour was copied.
  open var hasColors: Bool { colors != nil }
  /// Something was copied.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
