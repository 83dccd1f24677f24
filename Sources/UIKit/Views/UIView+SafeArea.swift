public import Foundation
internal import LayoutGeometry

extension UIView {
  /// Gives a topmost view the insets that a window on a device would give it.
  ///
  /// Apple has no such function, since there the device decides; here programs and tests do.
  ///
  /// - Parameter insets: What bars and the device's shape cover, in points.
  public func setSafeArea(_ insets: UIEdgeInsets) {
    viewNode.margins.assignedSafeArea = ViewInsets(insets)
  }

  /// Shows or hides a docked keyboard in a topmost view, for ``keyboardLayoutGuide`` of every view in it.
  ///
  /// Apple has no such function, since there people type; here programs and tests say it.
  ///
  /// Before and after, ``UIResponder/keyboardWillShowNotification`` and its like are posted.
  ///
  /// - Parameter height: What the keyboard covers, from the lower edge up, in points; 0 hides it.
  public func setKeyboardHeight(_ height: CGFloat) {
    let margins = viewNode.root.margins
    let height = height.isFinite ? max(0, height) : 0
    KeyboardPost.changing(from: margins.keyboardHeight, to: height) {
      margins.keyboardHeight = height
    }
  }
}
