// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UIScrollViewDelegate`` that a program may override; see ``UITableViewController``.
@preconcurrency @MainActor
open class ScrollRespondingController: UIViewController, UIScrollViewDelegate {
  /// Called after the content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when a finger leaves; where the content will come to rest may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after a finger left; whether the content goes on moving is said.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to come to rest.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after a program scrolled and asked for an animation.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// What is zoomed; nothing unless said otherwise.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming that fingers or an animation do.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming that fingers or an animation did.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Whether touching the status bar may show the content's beginning.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after touching the status bar showed the content's beginning.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the insets that count changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
