internal import Foundation

/// Who hears that a scroll view scrolled.
///
/// Nobody drags or zooms here, so only what programs do themselves is told.
///
/// - SeeAlso: Apple, "UIScrollViewDelegate".
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// For code that asks whether the method is there, `delegate?.scrollViewDidScroll?(view)`: it always is.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { [weak self] view in self?.scrollViewDidScroll(view) }
  }
}
