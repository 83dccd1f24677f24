public import Foundation
internal import Synchronization

/// A pasteboard, in memory of this process.
///
/// ```swift
/// let board = NSPasteboard(name: .init("board"))
/// board.clearContents()
/// board.setString("Ada", forType: .string)
/// print(board.string(forType: .string) ?? "")  // Ada
/// ```
///
/// - Units: None.
/// - Errors: A type without data returns nil.
/// - Complexity: O(items).
/// - SeeAlso: Apple, "NSPasteboard".
///
/// Unchecked: its items are behind a lock.
open class NSPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of copying and pasting.
    public static let general = Name("Apple CFPasteboard general")
    /// The pasteboard of fonts.
    public static let font = Name("Apple CFPasteboard font")
    /// The pasteboard of paragraphs.
    public static let ruler = Name("Apple CFPasteboard ruler")
    /// The pasteboard of searching.
    public static let find = Name("Apple CFPasteboard find")
    /// The pasteboard of dragging.
    public static let drag = Name("Apple CFPasteboard drag")
    /// The former name of the general pasteboard.
    public static let generalPboard = general
    /// The former name of the font pasteboard.
    public static let fontPboard = font
    /// The former name of the search pasteboard.
    public static let findPboard = find
    /// The former name of the dragging pasteboard.
    public static let dragPboard = drag
  }
  /// Options of the contents.
  public struct ContentsOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only this machine sees them.
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }
  /// An option of reading objects.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only addresses of files.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Only files of some types.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  /// The way in which an object is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Written when it is asked for.
    public static let promised = WritingOptions(rawValue: 1 << 9)
  }
  /// The way in which data is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Read as data.
    public static let asData: ReadingOptions = []
    /// Read as a text.
    public static let asString = ReadingOptions(rawValue: 1)
    /// Read as a property list.
    public static let asPropertyList = ReadingOptions(rawValue: 2)
    /// Read as an archive.
    public static let asKeyedArchive = ReadingOptions(rawValue: 4)
  }

  private static let named = Mutex<[Name: NSPasteboard]>([:])
  /// The pasteboard of copying and pasting.
  open class var general: NSPasteboard { NSPasteboard.of(.general) }
  private static func of(_ name: Name) -> NSPasteboard {
    named.withLock { boards in
      if let found = boards[name] { return found }
      let board = NSPasteboard(new: name)
      boards[name] = board
      return board
    }
  }

  private struct Contents {
    var items: [NSPasteboardItem] = []
    var changes = 0
  }
  private final class Store: Sendable {
    let contents = Mutex(Contents())
  }
  private let store: Store
  /// The name.
  public let name: Name

  private init(new name: Name) {
    self.name = name
    store = Store()
  }
  /// Creates the pasteboard of a name; all of one name share their contents.
  public init(name: Name) {
    self.name = name
    store = NSPasteboard.of(name).store
  }
  /// Returns a pasteboard with a name of its own.
  open class func withUniqueName() -> NSPasteboard {
    NSPasteboard(name: Name(UUID().uuidString))
  }
  /// Forgets the contents of a pasteboard that other programs do not need.
  open func releaseGlobally() { clearContents() }

  // MARK: Writing

  /// The number of changes of the contents.
  open var changeCount: Int { store.contents.withLock { $0.changes } }
  /// Removes the contents; returns the number of changes.
  @discardableResult
  open func clearContents() -> Int {
    store.contents.withLock { contents in
      contents.items = []
      contents.changes += 1
      return contents.changes
    }
  }
  /// Removes the contents before others are written; returns the number of changes.
  @discardableResult
  open func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
  /// Writes objects, an item each; returns whether there were any.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects { add(item(of: object)) }
    return !objects.isEmpty
  }
  private func add(_ item: NSPasteboardItem) {
    store.contents.withLock { $0.items.append(item) }
  }
  private func item(of object: any NSPasteboardWriting) -> NSPasteboardItem {
    if let item = object as? NSPasteboardItem { return item }
    let item = NSPasteboardItem()
    for type in object.writableTypes(for: self) {
      if let list = object.pasteboardPropertyList(forType: type) {
        item.setPropertyList(list, forType: type)
      }
    }
    item.object = object
    return item
  }
  /// Removes the contents and states the types of what follows; returns the number of changes.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    let count = clearContents()
    addTypes(newTypes, owner: newOwner)
    return count
  }
  /// States further types; returns the number of changes.
  @discardableResult
  open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    let first = firstItem()
    for type in newTypes { first.declare(type) }
    return changeCount
  }
  private func firstItem() -> NSPasteboardItem {
    store.contents.withLock { contents in
      if let first = contents.items.first { return first }
      let item = NSPasteboardItem()
      contents.items = [item]
      return item
    }
  }
  /// Sets the data of a type in the first item; returns true.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    return firstItem().setData(data, forType: dataType)
  }
  /// Sets the text of a type in the first item; returns true.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    firstItem().setString(string, forType: dataType)
  }
  /// Sets the property list of a type in the first item; returns true.
  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    firstItem().setPropertyList(plist, forType: dataType)
  }

  // MARK: Reading

  /// The items; nil without contents.
  open var pasteboardItems: [NSPasteboardItem]? { store.contents.withLock { $0.items } }
  private var items: [NSPasteboardItem] { pasteboardItems ?? [] }
  /// The types of the items, in order.
  open var types: [PasteboardType]? {
    var found: [PasteboardType] = []
    for type in items.flatMap(\.types) where !found.contains(type) { found.append(type) }
    return found
  }
  /// Returns the first of some types that the contents have.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let own = self.types ?? []
    return types.first(where: own.contains)
  }
  /// Returns the data of a type.
  open func data(forType dataType: PasteboardType) -> Data? {
    items.lazy.compactMap { $0.data(forType: dataType) }.first
  }
  /// Returns the text of a type.
  open func string(forType dataType: PasteboardType) -> String? {
    items.lazy.compactMap { $0.string(forType: dataType) }.first
  }
  /// Returns the property list of a type.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
  }
  /// Returns the index of an item; `NSNotFound` for another one.
  open func index(of pasteboardItem: NSPasteboardItem) -> Int {
    items.firstIndex { $0 === pasteboardItem } ?? NSNotFound
  }
  /// Returns objects of some classes, one for each item that one of them can read.
  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    items.compactMap { read($0, classArray, options ?? [:]) }
  }
  private func read(
    _ item: NSPasteboardItem, _ classes: [AnyClass], _ options: [ReadingOptionKey: Any]
  ) -> Any? {
    for candidate in classes {
      if candidate == NSPasteboardItem.self { return item }
      if let object = item.object, type(of: object) == candidate, allows(object, options) {
        return object
      }
      // Texts and addresses read themselves by hand: Foundation's classes have no such initializers.
      if candidate == NSString.self, let text = item.string(forType: .string) { return text }
      if candidate == NSURL.self,
        let text = item.string(forType: .fileURL) ?? item.string(forType: .URL),
        let url = NSURL(string: text), allows(url, options)
      {
        return url
      }
      if candidate == NSAttributedString.self, let text = item.string(forType: .string) {
        return NSAttributedString(string: text)
      }
      guard let reader = candidate as? any NSPasteboardReading.Type else { continue }
      for type in reader.readableTypes(for: self) {
        if let list = item.propertyList(forType: type),
          let object = reader.read(list, type), allows(object, options)
        {
          return object
        }
      }
    }
    return nil
  }
  private func allows(_ object: Any, _ options: [ReadingOptionKey: Any]) -> Bool {
    guard options[.urlReadingFileURLsOnly] as? Bool == true, let url = object as? NSURL else {
      return true
    }
    return url.isFileURL
  }
  /// Whether objects of one of the classes can be read.
  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }
  /// Whether an item has one of the types.
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map { PasteboardType($0) }) != nil
  }
}
