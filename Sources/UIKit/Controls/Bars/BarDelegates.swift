internal import Foundation

/// An object that is notified of a tab bar's selection.
///
/// A bar asks it when ``UITabBar/selectItem(_:)`` simulates a tap.
///
/// - SeeAlso: Apple, "UITabBarDelegate".
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the tabs are customized; never here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the tabs are customized; never here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the tabs have been customized; never here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the tabs have been customized; never here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension UITabBar {
  /// Selects a tab and notifies the delegate, as a tap would.
  ///
  /// Not in UIKit.
  public func selectItem(_ item: UITabBarItem) {
    guard items?.contains(where: { $0 === item }) == true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}
