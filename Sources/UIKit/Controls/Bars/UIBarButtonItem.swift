public import Foundation
public import FoundationShims

/// A button in a bar, or a space between buttons.
///
/// Bars draw its image or its title, or place its custom view.
///
/// - SeeAlso: Apple, "UIBarButtonItem".
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain, bordered, done
    /// The name of `done` in the glass generation.
    public static var prominent: Style { .done }
  }
  /// The system's buttons and spaces, in Apple's order.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// The style.
  open var style = Style.plain
  /// The width, in points; 0 fits the content.
  open var width: CGFloat = 0
  /// The titles that the button may get; stored only.
  open var possibleTitles: Set<String>?
  /// Whether a drag opens the button; stored only.
  open var isSpringLoaded = false
  /// Whether the item has no common background of glass; stored only.
  open var hidesSharedBackground = false
  /// Whether the item's background may join its neighbours'; stored only.
  open var sharesBackground = true
  /// A name that identifies the item in changes of a bar; stored only.
  open var identifier: String?
  /// The tint colour; nil uses the bar's.
  open var tintColor: UIColor?
  /// A view shown instead of the button; its frame or its constraints determine its size.
  open var customView: UIView? { didSet { changed() } }
  /// The id of the button in the document that it comes from.
  var documentID: String?
  /// The target of the action; see ``UIControl/addTarget(_:action:for:)``.
  open weak var target: AnyObject?
  /// The selector sent to the target.
  open var action: Selector?
  /// The action performed on a tap.
  open var primaryAction: UIAction?
  /// The menu, which ``openMenu()`` opens.
  open var menu: UIMenu?
  /// The order of the menu's elements.
  ///
  /// - SeeAlso: Apple, "UIBarButtonItem.preferredMenuElementOrder".
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Simulates a tap that opens the menu, beside the button in a visible bar.
  ///
  /// Not in UIKit.
  ///
  /// - Returns: Whether the button has a menu and is in a bar of a window.
  @discardableResult open func openMenu() -> Bool {
    guard let menu, isEnabled else { return false }
    for window in UIApplication.shared.windows {
      guard let (bar, rect) = window.bar(withButton: { $0 === self }) else { continue }
      window.open(MenuOverlay(menu, of: bar, preferredMenuElementOrder, rect: rect, sender: self))
      return true
    }
    return false
  }
  private var systemItem: SystemItem?

  /// Creates an empty item.
  public override init() { super.init() }
  /// Creates an empty item; values come from the document that is being loaded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a button with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Creates an image button with another image for flat bars, which is stored.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a system button.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Creates a system button with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Creates a button with an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
    image = primaryAction?.image
  }
  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A flexible space.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// A space with a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Whether the bar draws a plus sign.
  var showsPlus: Bool { systemItem == .add }
  /// Whether the button is the one that a person is expected to use: its title is bold, on glass it stands on the tint.
  var isProminent: Bool { style == .done || systemItem == .done || systemItem == .save }
  /// The image that the bar draws; nil for a title.
  ///
  /// Symbols have the large scale: the plus sign of a recorded bar is 19 points wide. Inferred for the others. On glass the
  /// buttons that end something have symbols.
  func shownImage(isGlass: Bool) -> UIImage? {
    if let systemItem {
      let name = "\(systemItem)"
      return (BarWords.buttonSymbols[name] ?? (isGlass ? BarWords.glassSymbols[name] : nil))
        .flatMap { UIImage(systemName: $0)?.applyingPreferred(Self.signs(isGlass: isGlass)) }
    }
    guard title == nil || title?.isEmpty == true else { return nil }
    return image?.applyingPreferred(Self.signs(isGlass: isGlass))
  }
  /// The look of symbols: on glass their strokes are wider, as those of the titles that they replace.
  private static func signs(isGlass: Bool) -> UIImage.SymbolConfiguration {
    let large = UIImage.SymbolConfiguration(scale: .large)
    return isGlass ? large.applying(UIImage.SymbolConfiguration(weight: .medium)) : large
  }
  /// The title that the bar draws; nil for a space, empty for the plus sign.
  var shownTitle: String? {
    switch systemItem {
    case .flexibleSpace, .fixedSpace: nil
    case .add: ""
    case let item?: BarWords.systemTitle("\(item)")
    case nil: title ?? ""
    }
  }
}
