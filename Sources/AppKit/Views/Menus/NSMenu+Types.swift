public import Foundation

extension NSMenu {
  /// The arrangement of a menu's items.
  public enum PresentationStyle: Int, Sendable {
    case regular, palette
  }
  /// The selection in a menu.
  public enum SelectionMode: Int, Sendable {
    case automatic, selectOne, selectAny
  }
  /// The properties of items that a menu needs.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates properties from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The title.
    public static let title = Properties(rawValue: 1)
    /// The title with attributes.
    public static let attributedTitle = Properties(rawValue: 2)
    /// The key equivalent.
    public static let keyEquivalent = Properties(rawValue: 4)
    /// The picture.
    public static let image = Properties(rawValue: 8)
    /// Whether the item is enabled.
    public static let enabled = Properties(rawValue: 16)
    /// The description for assistive programs.
    public static let accessibilityDescription = Properties(rawValue: 32)
  }

  /// Posted before an item's action is sent, with the menu as its object.
  public static let willSendActionNotification = Notification.Name(
    "NSMenuWillSendActionNotification")
  /// Posted after an item's action was sent.
  public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
  /// Posted after an item was added.
  public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
  /// Posted after an item was removed.
  public static let didRemoveItemNotification = Notification.Name("NSMenuDidRemoveItemNotification")
  /// Posted after an item changed.
  public static let didChangeItemNotification = Notification.Name("NSMenuDidChangeItemNotification")
  /// Posted after a menu opened.
  public static let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification")
  /// Posted after a menu closed.
  public static let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification")

  /// Returns a menu with a row of colours.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - titles: The titles of the colours.
  ///   - template: The image of each colour; nil for a disc.
  ///   - selectionHandler: Called after a colour was selected; stored only, as nothing selects one.
  public static func palette(
    colors: [NSColor], titles: [String] = [],
    template: NSImage? = nil, onSelectionChange selectionHandler: ((NSMenu) -> Void)? = nil
  ) -> NSMenu {
    let menu = NSMenu()
    menu.presentationStyle = .palette
    for index in colors.indices {
      let title = titles.indices.contains(index) ? titles[index] : ""
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.image =
        template
        ?? NSImage(size: NSSize(width: 16, height: 16), flipped: false) { rect in
          colors[index].setFill()
          NSBezierPath(ovalIn: rect).fill()
          return true
        }
      menu.addItem(item)
    }
    return menu
  }
}

/// An object that fills a menu and is notified.
///
/// - SeeAlso: Apple, "NSMenuDelegate".
@preconcurrency @MainActor public protocol NSMenuDelegate: NSObjectProtocol {
  /// The menu is about to be shown, and may be changed.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Returns the number of items; −1 to leave the menu as it is.
  func numberOfItems(in menu: NSMenu) -> Int
  /// Fills an item; returns whether to go on.
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
  /// Whether the menu has the key equivalent of an event.
  func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool
  /// The menu is about to open.
  func menuWillOpen(_ menu: NSMenu)
  /// The menu closed.
  func menuDidClose(_ menu: NSMenu)
  /// Another item is about to be highlighted; nil for none.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  /// Returns the place of the menu on a screen; zero for the system's.
  func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Returns −1.
  public func numberOfItems(in menu: NSMenu) -> Int { -1 }
  /// Returns true.
  public func menu(
    _ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool
  ) -> Bool { true }
  /// Returns false.
  public func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool { false }
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  /// Returns zero.
  public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { .zero }
}
