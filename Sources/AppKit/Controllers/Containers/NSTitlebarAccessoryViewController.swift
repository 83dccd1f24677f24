public import Foundation
public import LayoutTree

/// A controller of a view in the title bar of a window.
///
/// Data here: a picture of the window does not show the view.
///
/// - SeeAlso: Apple, "NSTitlebarAccessoryViewController".
@preconcurrency @MainActor open class NSTitlebarAccessoryViewController: NSViewController {
  /// The place of the view: below the title bar unless set.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// The smallest height of the view in full screen, in points; stored only.
  open var fullScreenMinHeight: CGFloat = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the window changes the height of the view; stored only.
  open var automaticallyAdjustsSize = true
}
