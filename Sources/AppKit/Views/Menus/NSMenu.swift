public import Foundation
public import FoundationShims

/// A menu: a list of items.
///
/// Nothing shows menus on a screen; ``pngData(scale:)`` draws one.
///
/// ```swift
/// let menu = NSMenu(title: "File")
/// menu.addItem(withTitle: "Open…", action: nil, keyEquivalent: "o")
/// menu.addItem(.separator())
/// print(menu.numberOfItems, menu.item(withTitle: "Open…")?.keyEquivalent ?? "")  // 2 o
/// ```
///
/// - Units: Points.
/// - Errors: An index out of bounds ends the program.
/// - Complexity: Looking for an item is O(items).
/// - SeeAlso: Apple, "NSMenu".
@preconcurrency @MainActor
open class NSMenu: AccessibleObject, NSCopying,
  NSUserInterfaceItemIdentification
{
  /// The title.
  open var title: String
  /// The items, in order.
  open var items: [NSMenuItem] {
    get { storedItems }
    set {
      removeAllItems()
      for item in newValue { addItem(item) }
    }
  }
  private var storedItems: [NSMenuItem] = []
  /// The object that fills the menu and is notified.
  open weak var delegate: (any NSMenuDelegate)?
  /// The menu with the item of this menu.
  open weak var supermenu: NSMenu?
  /// The item with this menu.
  weak var parentItem: NSMenuItem?
  /// Whether items are enabled by their targets; true unless set.
  open var autoenablesItems = true
  /// Whether the state's marks have a column; true unless set.
  open var showsStateColumn = true
  /// Whether items for pictures are arranged in a palette.
  open var presentationStyle = PresentationStyle.regular
  /// The selection of items in a group.
  open var selectionMode = SelectionMode.automatic
  /// The selected items: those that are on.
  open var selectedItems: [NSMenuItem] {
    get { items.filter { $0.state == .on } }
    set { for item in items { item.state = newValue.contains { $0 === item } ? .on : .off } }
  }
  /// The font of the items; the menu font unless set.
  open var font: NSFont! = .menuFont(ofSize: 0)
  /// The smallest width of the menu, in points; 0 unless set.
  open var minimumWidth: CGFloat = 0
  /// Whether the system may add items of services to a context menu; stored only.
  open var allowsContextMenuPlugIns = true
  /// Whether writing tools are added; stored only.
  open var automaticallyInsertsWritingToolsItems = true
  /// The direction of reading; left to right unless set.
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  /// The name of the menu.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The item below the pointer; nil for none.
  open internal(set) weak var highlightedItem: NSMenuItem? {
    didSet {
      if highlightedItem !== oldValue { delegate?.menu(self, willHighlight: highlightedItem) }
    }
  }
  /// The properties that a program may observe to fill the menu; all of them.
  open var propertiesToUpdate: Properties {
    [.title, .attributedTitle, .keyEquivalent, .image, .enabled, .accessibilityDescription]
  }

  /// Creates a menu with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Creates a menu without title.
  public convenience override init() { self.init(title: "") }
  /// Creates a menu with items.
  public convenience init(title: String = "", items: [NSMenuItem]) {
    self.init(title: title)
    for item in items { addItem(item) }
  }
  /// Creates a menu from an archive.
  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }
  /// Returns a menu with copies of the items.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    assumingMainActor { copied() }
  }
  private func copied() -> NSMenu {
    let other = NSMenu(title: title)
    for item in items { if let item = item.copy() as? NSMenuItem { other.addItem(item) } }
    (other.autoenablesItems, other.delegate) = (autoenablesItems, delegate)
    (other.font, other.minimumWidth, other.identifier) = (font, minimumWidth, identifier)
    return other
  }

  // MARK: Items

  /// The number of items.
  open var numberOfItems: Int { storedItems.count }
  /// Appends an item.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: storedItems.count) }
  /// Appends an item with a title, an action and a key equivalent, and returns it.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    insertItem(
      withTitle: string, action: selector, keyEquivalent: charCode, at: storedItems.count)
  }
  /// Inserts an item with a title, an action and a key equivalent, and returns it.
  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String,
    at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Inserts an item, which must not be in a menu.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    require(newItem.menu == nil, "Item to be inserted into menu already is in another menu")
    require(index >= 0 && index <= storedItems.count, "The index of a menu's item is out of bounds")
    storedItems.insert(newItem, at: index)
    newItem.menu = self
    NotificationCenter.default.post(
      name: Self.didAddItemNotification, object: self, userInfo: ["NSMenuItemIndex": index])
  }
  /// Removes the item at an index.
  open func removeItem(at index: Int) {
    storedItems.remove(at: index).menu = nil
    NotificationCenter.default.post(
      name: Self.didRemoveItemNotification, object: self, userInfo: ["NSMenuItemIndex": index])
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) {
    if let index = storedItems.firstIndex(where: { $0 === item }) { removeItem(at: index) }
  }
  /// Removes all items, without notifications.
  open func removeAllItems() {
    for item in storedItems { item.menu = nil }
    storedItems = []
  }
  /// Called when an item changed.
  open func itemChanged(_ item: NSMenuItem) {
    guard let index = storedItems.firstIndex(where: { $0 === item }) else { return }
    NotificationCenter.default.post(
      name: Self.didChangeItemNotification, object: self, userInfo: ["NSMenuItemIndex": index])
  }
  /// Returns the item at an index; nil out of bounds.
  open func item(at index: Int) -> NSMenuItem? {
    storedItems.indices.contains(index) ? storedItems[index] : nil
  }
  /// Returns the first item with a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { storedItems.first { $0.tag == tag } }
  /// Returns the first item with a title.
  open func item(withTitle title: String) -> NSMenuItem? {
    storedItems.first { $0.title == title }
  }
  private func index(_ matches: (NSMenuItem) -> Bool) -> Int {
    storedItems.firstIndex(where: matches) ?? -1
  }
  /// Returns the index of an item; −1 for one of another menu.
  open func index(of item: NSMenuItem) -> Int { index { $0 === item } }
  /// Returns the index of the first item with a title; −1 for none.
  open func indexOfItem(withTitle title: String) -> Int { index { $0.title == title } }
  /// Returns the index of the first item with a tag; −1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { index { $0.tag == tag } }
  /// Returns the index of the first item that stands for an object; −1 for none.
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    index {
      guard let object else { return $0.representedObject == nil }
      if let one = object as? AnyHashable, let other = $0.representedObject as? AnyHashable {
        return one == other
      }
      return $0.representedObject.map { $0 as AnyObject } === (object as AnyObject)
    }
  }
  /// Returns the index of the item with a menu; −1 for none.
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { index { $0.submenu === submenu } }
  /// Returns the index of the first item with a target and an action; −1 for none.
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    let target = target.map { $0 as AnyObject }
    return index { $0.target === target && (actionSelector == nil || $0.action == actionSelector) }
  }
  /// Gives an item a menu beside it.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// The action of items with a menu beside them; does nothing.
  open func submenuAction(_ sender: Any?) {}

  // MARK: Events

  /// Lets the delegate fill the menu, and enables the items that their targets allow.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    if let count = delegate?.numberOfItems(in: self), count >= 0 { fill(count) }
    guard autoenablesItems else { return }
    for item in storedItems where !item.isSeparatorItem && !item.isSectionHeader {
      item.isEnabled = item.hasSubmenu || MenuValidation.isEnabled(item)
    }
  }
  private func fill(_ count: Int) {
    while storedItems.count > count { removeItem(at: storedItems.count - 1) }
    while storedItems.count < count { addItem(NSMenuItem()) }
    for (index, item) in storedItems.enumerated() {
      guard delegate?.menu(self, update: item, at: index, shouldCancel: false) == true else {
        return
      }
    }
  }
  /// Performs the item with the event's key equivalent, here or in a menu below; returns whether there is one.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard event.type == .keyDown, let letters = event.charactersIgnoringModifiers else {
      return false
    }
    update()
    for item in storedItems {
      if let submenu = item.submenu, submenu.performKeyEquivalent(with: event) { return true }
      guard item.matches(letters, event.modifierFlags), item.isEnabled,
        !item.isHidden || item.allowsKeyEquivalentWhenHidden
      else { continue }
      performActionForItem(at: index(of: item))
      return true
    }
    return false
  }
  /// Sends the action of the item at an index, with the notifications of a selection.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index) else { return }
    let info = ["MenuItem": item]
    NotificationCenter.default.post(
      name: Self.willSendActionNotification, object: self, userInfo: info)
    item.perform()
    NotificationCenter.default.post(
      name: Self.didSendActionNotification, object: self, userInfo: info)
  }
  /// Opens and closes the menu, as nothing selects an item; returns false.
  ///
  /// - Parameters:
  ///   - item: The item at the place.
  ///   - location: The place in the view, or on the screen without view.
  ///   - view: The view of the place.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    update()
    delegate?.menuWillOpen(self)
    NotificationCenter.default.post(name: Self.didBeginTrackingNotification, object: self)
    NotificationCenter.default.post(name: Self.didEndTrackingNotification, object: self)
    delegate?.menuDidClose(self)
    return false
  }
  /// Opens and closes a context menu, as nothing selects an item.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    popUpContextMenu(menu, with: event, for: view, with: nil)
  }
  /// Opens and closes a context menu with a font, as nothing selects an item.
  open class func popUpContextMenu(
    _ menu: NSMenu, with event: NSEvent, for view: NSView, with font: NSFont?
  ) {
    view.willOpenMenu(menu, with: event)
    menu.popUp(positioning: nil, at: view.convert(event.locationInWindow, from: nil), in: view)
    view.didCloseMenu(menu, with: event)
  }
  /// Closes the menu; does nothing, as none is open.
  open func cancelTracking() { highlightedItem = nil }
  /// Closes the menu at once; does nothing, as none is open.
  open func cancelTrackingWithoutAnimation() { highlightedItem = nil }
  /// Whether the menu bar is visible; stored only.
  open class func menuBarVisible() -> Bool { isBarVisible }
  /// Shows or hides the menu bar; stored only.
  open class func setMenuBarVisible(_ visible: Bool) { isBarVisible = visible }
  private static var isBarVisible = true
  /// The height of the menu bar, in points; 0 for another menu than the main one.
  open var menuBarHeight: CGFloat { NSApplication.shared.mainMenu === self ? 24 : 0 }
  /// The size of the menu as it is drawn, in points.
  open var size: NSSize { MenuList(self).fittingSize }

  package override var ownRole: NSAccessibility.Role? { .menu }
}

extension NSMenuItem {
  /// Whether letters and modifier keys are the item's key equivalent; a capital letter asks for shift.
  func matches(_ letters: String, _ flags: NSEvent.ModifierFlags) -> Bool {
    guard !keyEquivalent.isEmpty else { return false }
    let keys: NSEvent.ModifierFlags = [.command, .option, .control, .shift]
    var wanted = keyEquivalentModifierMask.intersection(keys)
    if keyEquivalent != keyEquivalent.lowercased() { wanted.insert(.shift) }
    return keyEquivalent.lowercased() == letters.lowercased()
      && flags.intersection(keys) == wanted
  }
}

/// Whether items are enabled, as their targets say.
@MainActor enum MenuValidation {
  /// Whether a target knows the item's action and allows it.
  static func isEnabled(_ item: NSMenuItem) -> Bool {
    guard let action = item.action else { return false }
    guard let target = item.target ?? NSApplication.shared.knownTarget(of: action, from: item)
    else { return false }
    return allows(target, item)
  }
  private static func allows(_ target: AnyObject, _ item: NSMenuItem) -> Bool {
    if let validation = target as? any NSMenuItemValidation {
      return validation.validateMenuItem(item)
    }
    if let validation = target as? any NSUserInterfaceValidations {
      return validation.validateUserInterfaceItem(item)
    }
    return true
  }
}
