public import Foundation

/// Responds to scrolling and zooming of a scroll view.
///
/// The methods about dragging, deceleration and zooming by fingers are called for simulated fingers.
///
/// - SeeAlso: Apple, "UIScrollViewDelegate".
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when dragging is about to end; the target offset may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after dragging ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when deceleration ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the content offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to zoom; default: nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before zooming by the user or an animation.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming by the user or an animation.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted content insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// For code that uses optional chaining, `delegate?.scrollViewDidScroll?(view)`; never nil.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { [weak self] view in self?.scrollViewDidScroll(view) }
  }
}
