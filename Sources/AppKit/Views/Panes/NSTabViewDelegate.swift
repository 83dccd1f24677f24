/// Decides about the selection of a tab view and is notified of it.
///
/// - SeeAlso: Apple, "NSTabViewDelegate".
@preconcurrency @MainActor public protocol NSTabViewDelegate: AnyObject {
  /// Whether an item may be shown.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// Called before an item is shown.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// Called after an item was shown.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// Called after an item was added or removed.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}
