public import Foundation

/// A system of menus.
///
/// - SeeAlso: Apple, "UIMenuSystem".
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the menu bar.
  public static let main = UIMenuSystem()
  /// The menus of views.
  public static let context = UIMenuSystem()
  /// Builds the menus again when they are needed; has no effect.
  open func setNeedsRebuild() {}
  /// Validates the commands again when they are needed; has no effect.
  open func setNeedsRevalidate() {}
}

/// Changes menus; none is made here.
///
/// - SeeAlso: Apple, "UIMenuBuilder".
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
