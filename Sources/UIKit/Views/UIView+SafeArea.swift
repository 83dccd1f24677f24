public import Foundation
internal import LayoutGeometry

extension UIView {
  /// Sets the safe area of a root view, as a window on a device would.
  ///
  /// Not in UIKit, where the device determines it.
  ///
  /// - Parameter insets: The insets that bars and the device's shape cover, in points.
  public func setSafeArea(_ insets: UIEdgeInsets) {
    viewNode.margins.assignedSafeArea = ViewInsets(insets)
  }

  /// Shows or hides a docked keyboard in a root view, for ``keyboardLayoutGuide`` of every view in it.
  ///
  /// Not in UIKit.
  ///
  /// Posts ``UIResponder/keyboardWillShowNotification`` and the related notifications.
  ///
  /// - Parameter height: The height of the keyboard from the bottom edge, in points; 0 hides it.
  public func setKeyboardHeight(_ height: CGFloat) {
    let margins = viewNode.root.margins
    let height = height.isFinite ? max(0, height) : 0
    KeyboardPost.changing(from: margins.keyboardHeight, to: height) {
      margins.keyboardHeight = height
    }
  }
}
