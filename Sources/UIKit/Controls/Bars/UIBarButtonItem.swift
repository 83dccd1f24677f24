public import Foundation
public import FoundationShims

/// A button of a bar, or a space between buttons.
///
/// Bars draw its title, or place its view.
///
/// - SeeAlso: Apple, "UIBarButtonItem".
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain, bordered, done
    /// The name of `done` in the glass look.
    public static var prominent: Style { .done }
  }
  /// Buttons and spaces whose words and pictures the system knows, in Apple's order.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// How the button looks.
  open var style = Style.plain
  /// How wide it is, in points; 0 lets its content decide.
  open var width: CGFloat = 0
  /// The colour; that of the bar unless set.
  open var tintColor: UIColor?
  /// A view that stands in its place, as large as its frame or its constraints say.
  open var customView: UIView? { didSet { changed() } }
  /// Who is told when it is tapped; see ``UIControl/addTarget(_:action:for:)``.
  open weak var target: AnyObject?
  /// What the target is told.
  open var action: Selector?
  /// What is done when it is tapped.
  open var primaryAction: UIAction?
  /// What could be chosen in the place of the action; nobody opens menus here.
  open var menu: UIMenu?
  private var systemItem: SystemItem?

  /// Makes a button that shows nothing.
  public override init() { super.init() }
  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Makes a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Makes a button of the system's that does something.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Makes a button that does something.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
    image = primaryAction?.image
  }
  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A space that grows.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// What a bar draws; nil for a space.
  var shownTitle: String? {
    switch systemItem {
    case .flexibleSpace, .fixedSpace: nil
    case .add: "+"
    case let item?: BarWords.words("\(item)")
    case nil: title ?? ""
    }
  }
}
