public import Foundation

/// Who hears that a scroll view scrolled or zoomed, and says what is zoomed.
///
/// Nobody drags or pinches here, so only what programs do themselves is told; of the rest clients' tests call
/// what they need.
///
/// - SeeAlso: Apple, "UIScrollViewDelegate".
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger leaves; where the content will come to rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a finger left; whether the content goes on moving is said.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after a program scrolled and asked for an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// What is zoomed; nothing unless said otherwise.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before zooming that fingers or an animation do.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming that fingers or an animation did.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether touching the status bar may show the content's beginning.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after touching the status bar showed the content's beginning.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the insets that count changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// For code that asks whether the method is there, `delegate?.scrollViewDidScroll?(view)`: it always is.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { [weak self] view in self?.scrollViewDidScroll(view) }
  }
}
