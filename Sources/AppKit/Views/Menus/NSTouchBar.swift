public import Foundation
public import FoundationShims

/// A bar of items above a keyboard.
///
/// Stored: no machine here has one.
///
/// - SeeAlso: Apple, "NSTouchBar".
@preconcurrency @MainActor open class NSTouchBar: NSObject {
  /// The name by which users customise a bar.
  public typealias CustomizationIdentifier = String
  /// The object that makes the items.
  open weak var delegate: (any NSTouchBarDelegate)?
  /// The name by which users customise the bar.
  open var customizationIdentifier: CustomizationIdentifier?
  /// The items that users may have.
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items that users must have.
  open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items unless users customised the bar.
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  /// The items that the bar has.
  open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
  /// The item in the middle.
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  /// The item in place of the escape key.
  open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
  /// The items that the delegate need not make.
  open var templateItems: Set<NSTouchBarItem> = []
  /// Whether the bar is shown; false.
  open var isVisible: Bool { false }
  /// Whether the system adds its item for customising to the menu; stored only.
  public static var isAutomaticCustomizeTouchBarMenuItemEnabled = false

  /// Creates a bar without items.
  public override init() { super.init() }
  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Returns the item with a name: a template, or one that the delegate makes.
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    templateItems.first { $0.identifier == identifier }
      ?? delegate?.touchBar(self, makeItemForIdentifier: identifier)
  }
}

/// An object that makes the items of a touch bar.
///
/// - SeeAlso: Apple, "NSTouchBarDelegate".
@preconcurrency @MainActor public protocol NSTouchBarDelegate: NSObjectProtocol {
  /// Returns the item with a name.
  func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem?
}
extension NSTouchBarDelegate {
  /// Returns nil.
  public func touchBar(
    _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
  ) -> NSTouchBarItem? { nil }
}
/// An object that makes a touch bar.
///
/// - SeeAlso: Apple, "NSTouchBarProvider".
@preconcurrency @MainActor public protocol NSTouchBarProvider: NSObjectProtocol {
  /// The touch bar.
  var touchBar: NSTouchBar? { get }
}

/// An item of a touch bar.
///
/// - SeeAlso: Apple, "NSTouchBarItem".
@preconcurrency @MainActor open class NSTouchBarItem: NSObject {
  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A small space.
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    /// A large space.
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    /// A space that grows.
    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    /// The items of the responders after this one.
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
    /// The list of words to complete.
    public static let candidateList = Identifier("NSTouchBarItemIdentifierCandidateList")
    /// The list of symbols.
    public static let characterPicker = Identifier("NSTouchBarItemIdentifierCharacterPicker")
    /// The colours of texts.
    public static let textColorPicker = Identifier("NSTouchBarItemIdentifierTextColorPicker")
    /// The styles of texts.
    public static let textStyle = Identifier("NSTouchBarItemIdentifierTextStyle")
    /// The alignment of texts.
    public static let textAlignment = Identifier("NSTouchBarItemIdentifierTextAlignment")
    /// The lists of texts.
    public static let textList = Identifier("NSTouchBarItemIdentifierTextList")
    /// The styles, alignment and lists of texts.
    public static let textFormat = Identifier("NSTouchBarItemIdentifierTextFormat")
  }
  /// The priority with which an item stays when space is scarce.
  public struct Priority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// High: 1000.
    public static let high = Priority(1000)
    /// Normal: 0.
    public static let normal = Priority(0)
    /// Low: −1000.
    public static let low = Priority(-1000)
  }

  /// The name.
  public let identifier: Identifier
  /// The priority with which the item stays when space is scarce.
  open var visibilityPriority = Priority.normal
  /// The view of the item; nil unless overridden.
  open var view: NSView? { nil }
  /// The controller of the item; nil unless overridden.
  open var viewController: NSViewController? { nil }
  /// The name that users see when they customise the bar.
  open var customizationLabel: String! = ""
  /// Whether the item is shown; false.
  open var isVisible: Bool { false }
  /// Creates an item with a name.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { identifier = Identifier("") }
}

/// An item of a touch bar with a view of the program's.
///
/// - SeeAlso: Apple, "NSCustomTouchBarItem".
@preconcurrency @MainActor open class NSCustomTouchBarItem: NSTouchBarItem {
  private var ownView = NSView()
  private var ownController: NSViewController?
  /// The view of the item.
  open override var view: NSView! {
    get { ownController?.view ?? ownView }
    set { ownView = newValue ?? NSView() }
  }
  /// The controller of the item.
  open override var viewController: NSViewController? {
    get { ownController }
    set { ownController = newValue }
  }
}

/// A button of a touch bar.
///
/// - SeeAlso: Apple, "NSButtonTouchBarItem".
@preconcurrency @MainActor open class NSButtonTouchBarItem: NSTouchBarItem {
  /// The title.
  open var title = ""
  /// The picture.
  open var image: NSImage?
  /// The colour of the bezel.
  open var bezelColor: NSColor?
  /// The object that gets the action.
  open weak var target: AnyObject?
  /// The action.
  open var action: Selector?
  /// Whether the button is enabled.
  open var isEnabled = true
  /// Creates a button with a title.
  public convenience init(
    identifier: Identifier, title: String, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  /// Creates a button with a picture.
  public convenience init(
    identifier: Identifier, image: NSImage, target: Any?, action: Selector?
  ) {
    self.init(identifier: identifier)
    self.image = image
    self.target = target as AnyObject?
    self.action = action
  }
}

/// Several items of a touch bar side by side.
///
/// - SeeAlso: Apple, "NSGroupTouchBarItem".
@preconcurrency @MainActor open class NSGroupTouchBarItem: NSTouchBarItem {
  /// The bar with the items.
  open var groupTouchBar = NSTouchBar()
  /// The name that users see when they customise the bar.
  open override var customizationLabel: String! {
    get { label }
    set { label = newValue ?? "" }
  }
  private var label = ""
  /// Creates a group of items.
  public convenience init(identifier: Identifier, items: [NSTouchBarItem]) {
    self.init(identifier: identifier)
    groupTouchBar.templateItems = Set(items)
    groupTouchBar.defaultItemIdentifiers = items.map(\.identifier)
  }
}

/// An item of a touch bar that opens another bar.
///
/// - SeeAlso: Apple, "NSPopoverTouchBarItem".
@preconcurrency @MainActor open class NSPopoverTouchBarItem: NSTouchBarItem {
  /// The bar that opens.
  open var popoverTouchBar = NSTouchBar()
  /// The bar that opens while the item is held.
  open var pressAndHoldTouchBar: NSTouchBar?
  /// Whether the open bar has a button that closes it.
  open var showsCloseButton = false
  /// The picture of the closed item.
  open var collapsedRepresentationImage: NSImage?
  /// The title of the closed item.
  open var collapsedRepresentationLabel = ""
  /// Opens the bar; does nothing.
  open func showPopover(_ sender: Any?) {}
  /// Closes the bar; does nothing.
  open func dismissPopover(_ sender: Any?) {}
}

/// A slider of a touch bar.
///
/// - SeeAlso: Apple, "NSSliderTouchBarItem".
@preconcurrency @MainActor open class NSSliderTouchBarItem: NSTouchBarItem {
  /// The slider.
  open var slider = NSSlider()
  /// The title.
  open var label: String?
  /// The object that gets the action.
  open weak var target: AnyObject?
  /// The action.
  open var action: Selector?
  /// The value of the slider.
  open var doubleValue: Double {
    get { slider.doubleValue }
    set { slider.doubleValue = newValue }
  }
}
