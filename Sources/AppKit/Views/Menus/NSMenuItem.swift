public import Foundation
public import FoundationShims

/// An item of a menu.
///
/// - SeeAlso: Apple, "NSMenuItem".
@preconcurrency @MainActor
open class NSMenuItem: AccessibleObject, NSCopying,
  NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem
{
  /// The title.
  open var title: String { didSet { menu?.itemChanged(self) } }
  /// The title with attributes; nil for the plain title.
  open var attributedTitle: NSAttributedString? { didSet { menu?.itemChanged(self) } }
  /// The small line below the title.
  open var subtitle: String?
  /// The action that is sent when the item is selected.
  open var action: Selector?
  /// The object that gets the action, not retained; nil for the responder chain.
  open weak var target: AnyObject?
  /// The letter that selects the item together with the modifier keys; empty for none.
  open var keyEquivalent: String
  /// The modifier keys of the key equivalent; command unless set.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the key equivalent also works when the system's keys differ; stored only.
  open var allowsKeyEquivalentWhenHidden = false
  /// Whether the system adapts the key equivalent to the keyboard; stored only.
  open var allowsAutomaticKeyEquivalentLocalization = true
  /// Whether the system mirrors the key equivalent; stored only.
  open var allowsAutomaticKeyEquivalentMirroring = true
  /// The key equivalent that the user chose in the system's settings; always empty.
  open var userKeyEquivalent: String { "" }
  /// Whether items use the key equivalents of the system's settings; stored only.
  public static var usesUserKeyEquivalents = true
  /// The picture beside the title.
  open var image: NSImage? { didSet { menu?.itemChanged(self) } }
  /// The mark beside the item.
  open var state = NSControl.StateValue.off { didSet { menu?.itemChanged(self) } }
  /// The picture of the mark of an item that is on; nil for the standard one.
  open var onStateImage: NSImage!
  /// The picture of the mark of an item that is off.
  open var offStateImage: NSImage?
  /// The picture of the mark of an item in the mixed state; nil for the standard one.
  open var mixedStateImage: NSImage!
  /// Whether the item can be selected.
  open var isEnabled = true { didSet { menu?.itemChanged(self) } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { menu?.itemChanged(self) } }
  /// Whether the item or one of the items around it is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || parent?.isHiddenOrHasHiddenAncestor ?? false
  }
  /// Whether the item takes the place of the one before it while modifier keys are pressed.
  open var isAlternate = false
  /// The depth of the item, from 0 to 15.
  open var indentationLevel = 0 {
    didSet { indentationLevel = min(15, max(0, indentationLevel)) }
  }
  /// Whether the item is a line.
  open private(set) var isSeparatorItem = false
  /// Whether the item is the heading of a section.
  open private(set) var isSectionHeader = false
  /// The number that identifies the item.
  open var tag = 0
  /// The object that the item stands for.
  open var representedObject: Any?
  /// The text of the tool tip.
  open var toolTip: String?
  /// The name of the item.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The number or sign at the end of the item.
  open var badge: NSMenuItemBadge?
  /// The view in place of the title; its frame's size is the item's.
  open var view: NSView? {
    didSet {
      oldValue?.eventState.menuItem = nil
      view?.eventState.menuItem = self
      menu?.itemChanged(self)
    }
  }
  /// The menu beside the item.
  open var submenu: NSMenu? {
    didSet {
      if oldValue?.parentItem === self { oldValue?.parentItem = nil }
      submenu?.parentItem = self
      submenu?.supermenu = menu
    }
  }
  /// Whether the item has a menu beside it.
  open var hasSubmenu: Bool { submenu != nil }
  /// The menu of the item.
  open internal(set) weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The item with the menu that contains this item.
  open var parent: NSMenuItem? { menu?.parentItem }
  /// Whether the pointer is on the item.
  open var isHighlighted: Bool { menu?.highlightedItem === self }

  /// Creates an item with a title, an action and a key equivalent.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }
  /// Creates an item without title.
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// Creates an item from an archive.
  public required init(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
    super.init()
  }
  /// Returns a line.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    item.isEnabled = false
    return item
  }
  /// Returns the heading of a section.
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }

  /// Returns an item with the same values and a copy of its menu; its menu is not set.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    assumingMainActor { copied() }
  }
  private func copied() -> NSMenuItem {
    let other = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    other.attributedTitle = attributedTitle
    other.subtitle = subtitle
    other.target = target
    other.keyEquivalentModifierMask = keyEquivalentModifierMask
    (other.image, other.state, other.badge) = (image, state, badge)
    (other.onStateImage, other.offStateImage) = (onStateImage, offStateImage)
    other.mixedStateImage = mixedStateImage
    (other.isEnabled, other.isHidden, other.isAlternate) = (isEnabled, isHidden, isAlternate)
    other.indentationLevel = indentationLevel
    (other.isSeparatorItem, other.isSectionHeader) = (isSeparatorItem, isSectionHeader)
    (other.tag, other.representedObject) = (tag, representedObject)
    (other.toolTip, other.identifier) = (toolTip, identifier)
    other.submenu = submenu?.copy() as? NSMenu
    return other
  }

  /// Sends the item's action, if it is enabled; returns whether it was handled.
  @discardableResult
  func perform() -> Bool {
    guard isEnabled, !isSeparatorItem, let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  package override var ownIsElement: Bool { true }
  package override var ownRole: NSAccessibility.Role? { .menuItem }
  package override var ownLabel: String? { title }
}

/// An element that an action can be sent from, and that its target may enable.
///
/// - SeeAlso: Apple, "NSValidatedUserInterfaceItem".
@preconcurrency @MainActor public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// The action of the item.
  var action: Selector? { get }
  /// The number that identifies the item.
  var tag: Int { get }
}
/// An object that decides which items are enabled.
///
/// - SeeAlso: Apple, "NSUserInterfaceValidations".
@preconcurrency @MainActor public protocol NSUserInterfaceValidations: AnyObject {
  /// Whether an item is enabled.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
/// An object that decides which items of menus are enabled.
///
/// - SeeAlso: Apple, "NSMenuItemValidation".
@preconcurrency @MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
  /// Whether an item is enabled.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// The number or sign at the end of a menu's item.
///
/// - SeeAlso: Apple, "NSMenuItemBadge".
@preconcurrency @MainActor open class NSMenuItemBadge: NSObject {
  /// The kind of a badge.
  public enum BadgeType: Int, Sendable {
    case none, updates, newItems, alerts
  }
  /// The kind.
  public let type: BadgeType
  /// The number of items.
  public let itemCount: Int
  /// The text of a badge without number.
  public let stringValue: String?

  /// Creates a badge with a text.
  public init(string: String) {
    (type, itemCount, stringValue) = (.none, 0, string)
  }
  /// Creates a badge with a number.
  public init(count itemCount: Int) {
    (type, self.itemCount, stringValue) = (.none, itemCount, nil)
  }
  /// Creates a badge with a number of a kind.
  public init(count itemCount: Int, type: BadgeType) {
    (self.type, self.itemCount, stringValue) = (type, itemCount, nil)
  }
  /// Returns a badge with a number of updates.
  open class func updates(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .updates)
  }
  /// Returns a badge with a number of new items.
  open class func newItems(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .newItems)
  }
  /// Returns a badge with a number of alerts.
  open class func alerts(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .alerts)
  }
  /// The text that is shown.
  var shownText: String {
    let count = "\(itemCount)"
    switch type {
    case .none: return stringValue ?? count
    case .updates: return itemCount == 1 ? "1 update" : count + " updates"
    case .newItems: return itemCount == 1 ? "1 new item" : count + " new items"
    case .alerts: return itemCount == 1 ? "1 alert" : count + " alerts"
    }
  }
}
