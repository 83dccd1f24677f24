// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UIScrollViewDelegate`` that a program may override; see ``UITableViewController``.
@preconcurrency @MainActor
open class ScrollRespondingController: UIViewController, UIScrollViewDelegate {
  /// Called after the content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when dragging begins.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when dragging is about to end; the target offset may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after dragging ended.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when deceleration begins.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when deceleration ended.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after an animated change of the content offset.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view to zoom; default: nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming by the user or an animation.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming by the user or an animation.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Whether a tap on the status bar may scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the adjusted content insets changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
