/// The methods that notify a delegate when a stack view detaches or reattaches views.
///
/// - SeeAlso: Apple, "NSStackViewDelegate".
@preconcurrency @MainActor public protocol NSStackViewDelegate: AnyObject {
  /// Views are given up for want of room.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// There is room for views again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
