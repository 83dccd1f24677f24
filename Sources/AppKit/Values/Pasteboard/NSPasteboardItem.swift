public import Foundation
internal import Synchronization

/// An item of a pasteboard: the same content in several types.
///
/// - SeeAlso: Apple, "NSPasteboardItem".
///
/// Unchecked: its values are behind a lock.
open class NSPasteboardItem: NSObject, @unchecked Sendable, NSPasteboardWriting,
  NSPasteboardReading
{
  private struct Values {
    var types: [NSPasteboard.PasteboardType] = []
    var lists: [NSPasteboard.PasteboardType: Any] = [:]
    var providers: [NSPasteboard.PasteboardType: any NSPasteboardItemDataProvider] = [:]
  }
  private let lock = NSLock()
  private var values = Values()
  /// The object that wrote the item.
  var object: Any?

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item from a property list; the list is its content.
  public required init?(
    pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType
  ) {
    super.init()
    setPropertyList(propertyList, forType: type)
  }

  /// The types of the content, the best first.
  open var types: [NSPasteboard.PasteboardType] { lock.withLock { values.types } }
  func declare(_ type: NSPasteboard.PasteboardType) {
    lock.withLock { if !values.types.contains(type) { values.types.append(type) } }
  }
  private func set(_ value: Any, _ type: NSPasteboard.PasteboardType) -> Bool {
    declare(type)
    lock.withLock { values.lists[type] = value }
    return true
  }
  /// Returns the first of some types that the item has.
  open func availableType(
    from types: [NSPasteboard.PasteboardType]
  ) -> NSPasteboard.PasteboardType? {
    types.first(where: self.types.contains)
  }
  /// Lets an object provide the data of some types when it is asked for; returns true.
  @discardableResult
  open func setDataProvider(
    _ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]
  ) -> Bool {
    for type in types {
      declare(type)
      lock.withLock { values.providers[type] = dataProvider }
    }
    return true
  }
  /// Sets the data of a type; returns true.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(data, type)
  }
  /// Sets the text of a type; returns true.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(string, type)
  }
  /// Sets the property list of a type; returns true.
  @discardableResult
  open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool
  {
    set(propertyList, type)
  }
  private func value(_ type: NSPasteboard.PasteboardType) -> Any? {
    if let found = lock.withLock({ values.lists[type] }) { return found }
    guard let provider = lock.withLock({ values.providers.removeValue(forKey: type) }) else {
      return nil
    }
    provider.pasteboard(nil, item: self, provideDataForType: type)
    return lock.withLock { values.lists[type] }
  }
  /// Returns the data of a type; a text is written in UTF-8.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    switch value(type) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let list?:
      try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    case nil: nil
    }
  }
  /// Returns the text of a type; data is read as UTF-8.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    switch value(type) {
    case let text as String: text
    case let data as Data: String(bytes: data, encoding: .utf8)
    default: nil
    }
  }
  /// Returns the property list of a type.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    guard let value = value(type) else { return nil }
    if let data = value as? Data,
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    {
      return list
    }
    return value
  }

  /// The types of the content.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  /// Returns the content of a type.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    value(type)
  }
  /// Any type of data.
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    pasteboard.types ?? []
  }
}

/// An object that provides an item's data when it is asked for.
///
/// - SeeAlso: Apple, "NSPasteboardItemDataProvider".
public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
  /// Sets the item's data of a type.
  func pasteboard(
    _ pasteboard: NSPasteboard?, item: NSPasteboardItem,
    provideDataForType type: NSPasteboard.PasteboardType)
  /// The pasteboard needs the data no longer.
  func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}
extension NSPasteboardItemDataProvider {
  /// Does nothing.
  public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}

/// An object that writes itself on a pasteboard.
///
/// - SeeAlso: Apple, "NSPasteboardWriting".
public protocol NSPasteboardWriting: NSObjectProtocol {
  /// Returns the types that the object writes, the best first.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns the way in which a type is written.
  func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions
  /// Returns the content of a type, a property list or data.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
extension NSPasteboardWriting {
  /// Returns no options.
  public func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { [] }
}

/// An object that reads itself from a pasteboard.
///
/// - SeeAlso: Apple, "NSPasteboardReading".
public protocol NSPasteboardReading: NSObjectProtocol {
  /// Returns the types that the class reads, the best first.
  static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns the way in which data of a type is read.
  static func readingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.ReadingOptions
  /// Creates an object from the content of a type.
  init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}
extension NSPasteboardReading {
  /// Returns that data is read as it is.
  public static func readingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.ReadingOptions { .asData }
  static func read(_ list: Any, _ type: NSPasteboard.PasteboardType) -> Any? {
    Self(pasteboardPropertyList: list, ofType: type)
  }
}
