internal import ViewCore

extension UIView {
  /// Gives a topmost view the insets that a window on a device would give it.
  ///
  /// Apple has no such function, since there the device decides; here programs and tests do.
  ///
  /// - Parameter insets: What bars and the device's shape cover, in points.
  public func setSafeArea(_ insets: UIEdgeInsets) {
    viewNode.margins.assignedSafeArea = ViewInsets(insets)
  }
}
