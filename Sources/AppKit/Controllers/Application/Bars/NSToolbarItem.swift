public import Foundation
public import FoundationShims

/// An item of a toolbar: a picture with a label, or a view.
///
/// - SeeAlso: Apple, "NSToolbarItem".
@preconcurrency @MainActor open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public var rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a literal.
    public init(stringLiteral value: String) { rawValue = value }
    /// A space of the width of an item.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space that grows.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// A line between items.
    public static let separator = Identifier("NSToolbarSeparatorItem")
    /// Shows the panel of colours.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// Shows the panel of fonts.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// Opens the panel that changes the toolbar.
    public static let customizeToolbar = Identifier("NSToolbarCustomizeToolbarItem")
    /// Prints.
    public static let print = Identifier("NSToolbarPrintItem")
    /// Shows or hides the sidebar.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// Shows or hides the inspector.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    /// Shares with iCloud.
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    /// A line that follows the divider of the sidebar.
    public static let sidebarTrackingSeparator = Identifier(
      "NSToolbarSidebarTrackingSeparatorItemIdentifier")
    /// A line that follows the divider of the inspector.
    public static let inspectorTrackingSeparator = Identifier(
      "NSToolbarInspectorTrackingSeparatorItemIdentifier")
    /// The tools for writing.
    public static let writingToolsItemIdentifier = Identifier("NSToolbarWritingToolsItemIdentifier")

    /// The items that the system makes.
    static let standard: Set<Identifier> = [
      .space, .flexibleSpace, .separator, .showColors, .showFonts, .customizeToolbar, .print,
      .toggleSidebar, .toggleInspector, .cloudSharing, .sidebarTrackingSeparator,
      .inspectorTrackingSeparator, .writingToolsItemIdentifier,
    ]
  }
  /// The priority with which an item stays visible; raw values are Apple's.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority.
    public var rawValue: Int
    /// Creates a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The default: 0.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// Hidden first: −1000.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// Hidden late: 1000.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// Hidden last: 2000, as items that the user added.
    public static let user = VisibilityPriority(rawValue: 2000)
  }

  /// The name of the item.
  public let itemIdentifier: Identifier
  /// The toolbar that shows the item.
  open internal(set) weak var toolbar: NSToolbar?
  /// Creates an item.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  /// The label below the item.
  open var label = ""
  /// The labels that the item may have below it, the longest first; stored only.
  open var possibleLabels: Set<String> = []
  /// The label in the panel that changes the toolbar.
  open var paletteLabel = ""
  /// The text that appears under the pointer.
  open var toolTip: String?
  /// A number for the program.
  open var tag = 0
  /// The receiver of the action; nil for the responder chain.
  open weak var target: AnyObject?
  /// The action that a click sends.
  open var action: Selector?
  /// Whether the item can be used.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The image.
  open var image: NSImage?
  /// The text inside the item.
  open var title = ""
  /// Whether the item has a bezel; stored only.
  open var isBordered = false
  /// Whether the item belongs to navigation, and is before the title; stored only.
  open var isNavigational = false
  /// The view; nil for an item with an image.
  open var view: NSView?
  /// The item of a menu that stands for the item where there is no room; stored only.
  open var menuFormRepresentation: NSMenuItem?
  /// The smallest size of the view before macOS 12; zero for its own.
  open var minSize = NSSize.zero
  /// The largest size of the view before macOS 12; zero for its own.
  open var maxSize = NSSize.zero
  /// The priority with which the item stays visible; stored only.
  open var visibilityPriority = VisibilityPriority.standard
  /// Whether the item is visible: while its toolbar is.
  open var isVisible: Bool { toolbar?.isVisible ?? false }
  /// Whether the toolbar asks the item whether it is enabled.
  open var autovalidates = true
  /// Whether the item may be twice in a toolbar.
  open var allowsDuplicatesInToolbar: Bool { false }
  /// The colour behind the item; stored only.
  open var backgroundTintColor: NSColor?
  /// The prominence of the item; raw values are Apple's.
  public enum Style: Int, Sendable { case plain, prominent }
  /// The prominence of the item; stored only.
  open var style = Style.plain

  /// Sets whether the item is enabled: asks the target, or else whether a responder has the action.
  open func validate() {
    guard view == nil, let action else { return }
    let receiver = target ?? NSApplication.shared.target(forAction: action) as AnyObject?
    if let validator = receiver as? any NSToolbarItemValidation {
      isEnabled = validator.validateToolbarItem(self)
    } else {
      isEnabled = receiver != nil
    }
  }
  /// Sends the action, as a click does; Plumb's own.
  open func performClick() {
    if isEnabled, let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }
}

/// Says whether an item of a toolbar is enabled.
///
/// - SeeAlso: Apple, "NSToolbarItemValidation".
@preconcurrency @MainActor public protocol NSToolbarItemValidation: AnyObject {
  /// Whether an item is enabled.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

/// Items of a toolbar that belong together.
///
/// - SeeAlso: Apple, "NSToolbarItemGroup".
@preconcurrency @MainActor open class NSToolbarItemGroup: NSToolbarItem {
  /// The number of items that can be selected; raw values are Apple's.
  public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
  /// The form of the group; raw values are Apple's.
  public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
  /// The items.
  open var subitems: [NSToolbarItem] = []
  /// The form of the group; stored only.
  open var controlRepresentation = ControlRepresentation.automatic
  /// The number of items that can be selected.
  open var selectionMode = SelectionMode.momentary
  private var selected: IndexSet = []
  /// The index of the item that was selected last; −1 for none.
  open var selectedIndex: Int {
    get { selected.last ?? -1 }
    set { if newValue >= 0 { setSelected(true, at: newValue) } else { selected = [] } }
  }
  /// Selects or deselects an item.
  open func setSelected(_ selected: Bool, at index: Int) {
    guard subitems.indices.contains(index) else { return }
    if selectionMode != .selectAny { self.selected = [] }
    if selected { self.selected.insert(index) } else { self.selected.remove(index) }
  }
  /// Whether an item is selected.
  open func isSelected(at index: Int) -> Bool { selected.contains(index) }

  private func addItems(_ count: Int, _ labels: [String]?, _ change: (NSToolbarItem, Int) -> Void) {
    subitems = (0..<count).map { index in
      let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue).\(index)"))
      if let labels, labels.indices.contains(index) { item.label = labels[index] }
      change(item, index)
      return item
    }
  }
  /// Creates a group of texts.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    self.selectionMode = selectionMode
    (self.target, self.action) = (target, action)
    addItems(titles.count, labels) { $0.title = titles[$1] }
  }
  /// Creates a group of images.
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    self.selectionMode = selectionMode
    (self.target, self.action) = (target, action)
    addItems(images.count, labels) { $0.image = images[$1] }
  }
}

/// An item of a toolbar with a search field.
///
/// - SeeAlso: Apple, "NSSearchToolbarItem".
@preconcurrency @MainActor open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField(frame: .zero)
  /// The view: the field.
  open override var view: NSView? {
    get { searchField }
    set { if let field = newValue as? NSSearchField { searchField = field } }
  }
  /// Whether the field gives up the keyboard when it is cancelled; stored only.
  open var resignsFirstResponderWithCancel = true
  /// The width of the field, in points; 180 unless set.
  open var preferredWidthForSearchField: CGFloat = 180
  /// Whether the user searches.
  open private(set) var isSearching = false
  /// Gives the keyboard to the field.
  open func beginSearchInteraction() {
    isSearching = true
    _ = toolbar?.window?.makeFirstResponder(searchField)
  }
  /// Takes the keyboard from the field.
  open func endSearchInteraction() {
    isSearching = false
    _ = toolbar?.window?.makeFirstResponder(nil)
  }
}

/// A line of a toolbar that follows the divider of a split view.
///
/// - SeeAlso: Apple, "NSTrackingSeparatorToolbarItem".
@preconcurrency @MainActor open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  /// The split view whose divider the line follows.
  open var splitView: NSSplitView
  /// The index of the divider.
  open var dividerIndex: Int
  /// Creates a line that follows a divider.
  public init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
    (self.splitView, self.dividerIndex) = (splitView, dividerIndex)
    super.init(itemIdentifier: identifier)
  }
}
