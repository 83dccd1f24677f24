public import Foundation
public import FoundationShims

/// The menu of editing commands.
///
/// Menus are never opened: items and places are stored, and showing changes ``isMenuVisible`` and posts the notifications.
///
/// - SeeAlso: Apple, "UIMenuController".
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The only menu.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// The program's items, beside the system's.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false
  /// The frame of the menu in the screen: empty, as it is never drawn.
  open var menuFrame: CGRect { .zero }
  /// The view at which the menu points.
  private weak var target: UIView?

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }
  /// Sets the rectangle of a view at which the menu points; only the view has an effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }
  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu that belongs to a view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Updates the items; has no effect.
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's frame changed; never here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the menu of editing commands.
///
/// - SeeAlso: Apple, "UIMenuItem".
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action, which the first responder would receive.
  open var action: Selector
  /// Creates an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
