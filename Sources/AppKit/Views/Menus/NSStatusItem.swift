public import Foundation
public import FoundationShims

/// The bar with the status items of programs; a list here.
///
/// - SeeAlso: Apple, "NSStatusBar".
@preconcurrency @MainActor open class NSStatusBar: NSObject {
  /// The system's bar.
  public static let system = NSStatusBar()
  /// The items, in the order of creation.
  private var items: [NSStatusItem] = []
  /// Whether the bar is vertical; false.
  open var isVertical: Bool { false }
  /// The height of the bar: 24 points.
  open var thickness: CGFloat { 24 }
  /// Adds an item with a length in points, or one of the lengths of ``NSStatusItem``.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length, bar: self)
    items.append(item)
    return item
  }
  /// Removes an item.
  open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item of the status bar.
///
/// - SeeAlso: Apple, "NSStatusItem".
@preconcurrency @MainActor open class NSStatusItem: NSObject {
  /// A length equal to the bar's height: −2.
  public static let squareLength: CGFloat = -2
  /// The length of the content: −1.
  public static let variableLength: CGFloat = -1
  /// The name under which the item's place is saved.
  public typealias AutosaveName = String
  /// The behaviour of an item; raw values are Apple's.
  public struct Behavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user may remove the item.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// The program ends when the item is removed.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  /// The bar of the item.
  open private(set) weak var statusBar: NSStatusBar?
  /// The button of the item.
  open var button: NSStatusBarButton? { ownButton }
  private let ownButton = NSStatusBarButton(frame: NSRect(x: 0, y: 0, width: 24, height: 24))
  /// The menu that a click opens; its button has it as its menu.
  open var menu: NSMenu? { didSet { ownButton.menu = menu } }
  /// The length in points, or ``squareLength`` or ``variableLength``.
  open var length: CGFloat
  /// Whether the item is visible.
  open var isVisible = true
  /// The behaviour of the item.
  open var behavior: Behavior = []
  /// The name under which the item's place is saved.
  open var autosaveName: AutosaveName! = "Item-0"
  /// The view in place of the button; deprecated by Apple.
  open var view: NSView?

  init(length: CGFloat, bar: NSStatusBar) {
    self.length = length
    statusBar = bar
    ownButton.title = ""
    ownButton.isBordered = false
  }
  /// The action of the button.
  open var action: Selector? {
    get { ownButton.action }
    set { ownButton.action = newValue }
  }
  /// The target of the button.
  open weak var target: AnyObject? {
    get { ownButton.target }
    set { ownButton.target = newValue }
  }
  /// The title of the button.
  open var title: String? {
    get { ownButton.title }
    set { ownButton.title = newValue ?? "" }
  }
  /// The picture of the button.
  open var image: NSImage? {
    get { ownButton.image }
    set { ownButton.image = newValue }
  }
  /// Whether the button is enabled.
  open var isEnabled: Bool {
    get { ownButton.isEnabled }
    set { ownButton.isEnabled = newValue }
  }
  /// The text of the button's tool tip.
  open var toolTip: String? {
    get { ownButton.toolTip }
    set { ownButton.toolTip = newValue }
  }
  /// Whether the button is highlighted while its menu is open; stored only.
  open var highlightMode = false
  /// Opens a menu below the item; it closes at once, as nothing selects an item.
  open func popUpMenu(_ menu: NSMenu) {
    menu.popUp(positioning: nil, at: .zero, in: ownButton)
  }
}

/// The button of a status item.
///
/// - SeeAlso: Apple, "NSStatusBarButton".
@preconcurrency @MainActor open class NSStatusBarButton: NSButton {
  /// Whether the button looks disabled.
  open var appearsDisabled = false { didSet { needsDisplay = true } }
}
