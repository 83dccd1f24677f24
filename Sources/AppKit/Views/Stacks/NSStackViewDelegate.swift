/// The methods that notify a delegate when a stack view detaches or reattaches views.
///
/// - SeeAlso: Apple, "NSStackViewDelegate".
@preconcurrency @MainActor public protocol NSStackViewDelegate: AnyObject {
  /// Called before views are detached for lack of space.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called after views were reattached.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
