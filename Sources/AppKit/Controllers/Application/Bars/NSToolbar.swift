public import Foundation

/// Items in a row below or beside the title of a window.
///
/// The delegate makes the items; a picture of the window shows their images, views and labels.
///
/// - SeeAlso: Apple, "NSToolbar".
@preconcurrency @MainActor open class NSToolbar: NSObject {
  /// The name that toolbars share whose items are the same.
  public typealias Identifier = String
  /// The parts of items that are shown; raw values are Apple's.
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  /// The size of items before macOS 11; raw values are Apple's.
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }
  /// The key of the item in the user info of the notifications.
  public struct ItemKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The item.
    public static let item = ItemKey(rawValue: "item")
  }

  /// The name of the toolbar.
  public let identifier: Identifier
  /// The window of the toolbar.
  weak var window: NSWindow?
  private var shown: [NSToolbarItem]?

  /// Creates a toolbar without a name.
  public convenience override init() { self.init(identifier: "") }
  /// Creates a toolbar.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The object that makes the items; not retained.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { shown = nil } }
  /// Whether the toolbar is visible.
  open var isVisible = true
  /// Whether the panel to change the toolbar is open.
  open private(set) var customizationPaletteIsRunning = false
  /// Opens the panel to change the toolbar; here it only says that it is open.
  open func runCustomizationPalette(_ sender: Any?) {
    if allowsUserCustomization { customizationPaletteIsRunning = true }
  }
  /// Whether the user may change the items; stored only.
  open var allowsUserCustomization = false
  /// Whether the user may change the parts of items that are shown; stored only.
  open var allowsDisplayModeCustomization = true
  /// Whether the configuration is saved in the user defaults; stored only.
  open var autosavesConfiguration = false
  /// Whether extensions may add items; stored only.
  open var allowsExtensionItems = false
  /// Whether a line separates the toolbar from the content; stored only.
  open var showsBaselineSeparator = true
  /// The parts of items that are shown.
  open var displayMode = DisplayMode.default
  /// The size of items before macOS 11; stored only.
  open var sizeMode = SizeMode.default
  /// The item that is highlighted as selected; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// The item in the centre of the toolbar before macOS 13.
  open var centeredItemIdentifier: NSToolbarItem.Identifier? {
    get { centeredItemIdentifiers.first }
    set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
  }
  /// The items in the centre of the toolbar; stored only.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []

  /// The items, made by the delegate when they are first asked for.
  open var items: [NSToolbarItem] {
    if let shown { return shown }
    let names = delegate?.toolbarDefaultItemIdentifiers(self) ?? []
    shown = []
    for name in names { insertItem(withItemIdentifier: name, at: shown?.count ?? 0) }
    return shown ?? []
  }
  /// The items that are visible: all.
  open var visibleItems: [NSToolbarItem]? { items.filter { !$0.isHidden } }
  /// The identifiers of the items.
  open var itemIdentifiers: [NSToolbarItem.Identifier] {
    get { items.map(\.itemIdentifier) }
    set {
      let old = items
      shown = []
      for (index, name) in newValue.enumerated() {
        guard let item = old.first(where: { $0.itemIdentifier == name }) ?? make(name) else {
          continue
        }
        insert(item, at: min(index, shown?.count ?? 0))
      }
    }
  }
  /// Inserts an item that the delegate makes.
  open func insertItem(
    withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int
  ) {
    _ = items
    if let item = make(itemIdentifier) { insert(item, at: index) }
  }
  /// Removes an item.
  open func removeItem(at index: Int) {
    guard items.indices.contains(index), let item = shown?.remove(at: index) else { return }
    item.toolbar = nil
    post(Self.didRemoveItemNotification, item) { $0.toolbarDidRemoveItem($1) }
  }
  /// Removes an item with an identifier.
  open func removeItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier) {
    if let index = items.firstIndex(where: { $0.itemIdentifier == itemIdentifier }) {
      removeItem(at: index)
    }
  }
  private func insert(_ item: NSToolbarItem, at index: Int) {
    post(Self.willAddItemNotification, item) { $0.toolbarWillAddItem($1) }
    item.toolbar = self
    let place = min(max(0, index), shown?.count ?? 0)
    shown?.insert(item, at: place)
  }
  private func make(_ name: NSToolbarItem.Identifier) -> NSToolbarItem? {
    if NSToolbarItem.Identifier.standard.contains(name) {
      return NSToolbarItem(itemIdentifier: name)
    }
    return delegate?.toolbar(self, itemForItemIdentifier: name, willBeInsertedIntoToolbar: true)
  }
  private func post(
    _ name: Notification.Name, _ item: NSToolbarItem,
    _ call: (any NSToolbarDelegate, Notification) -> Void
  ) {
    let notification = Notification(
      name: name, object: self, userInfo: [ItemKey.item.rawValue: item])
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
  /// Asks the items whether they are enabled; see ``NSToolbarItem/validate()``.
  open func validateVisibleItems() {
    for item in items where item.autovalidates { item.validate() }
  }
  /// The identifiers and modes as a dictionary.
  open var configuration: [String: Any] {
    [
      "TB Display Mode": displayMode.rawValue, "TB Is Shown": isVisible,
      "TB Item Identifiers": itemIdentifiers.map(\.rawValue),
    ]
  }
  /// Sets the identifiers and modes from a dictionary of ``configuration``.
  open func setConfiguration(_ configDict: [String: Any]) {
    if let mode = (configDict["TB Display Mode"] as? UInt).flatMap(DisplayMode.init) {
      displayMode = mode
    }
    if let isShown = configDict["TB Is Shown"] as? Bool { isVisible = isShown }
    if let names = configDict["TB Item Identifiers"] as? [String] {
      itemIdentifiers = names.map { NSToolbarItem.Identifier($0) }
    }
  }

  /// Posted before an item is added.
  public nonisolated static let willAddItemNotification = Notification.Name(
    "NSToolbarWillAddItemNotification")
  /// Posted after an item was removed.
  public nonisolated static let didRemoveItemNotification = Notification.Name(
    "NSToolbarDidRemoveItemNotification")
}

/// Makes the items of a toolbar.
///
/// - SeeAlso: Apple, "NSToolbarDelegate".
@preconcurrency @MainActor public protocol NSToolbarDelegate: AnyObject {
  /// The item with an identifier; nil for an unknown one.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  // Default: []
  /// The items that the toolbar has at first, in order.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  // Default: []
  /// The items that the toolbar may have.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  // Default: []
  /// The items that can be selected.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  // Default: []
  /// The items that the user may not remove.
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  /// Whether the user may insert an item at a place.
  func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool
  /// Called before an item is added.
  func toolbarWillAddItem(_ notification: Notification)
  /// Called after an item was removed.
  func toolbarDidRemoveItem(_ notification: Notification)
}
