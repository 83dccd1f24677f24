internal import Foundation

extension ItemBar {
  /// Whether a container's bar stands at the edge of content that is not scrolled behind it.
  ///
  /// Such a bar is clear and without a line unless it states an appearance for the scroll edge; so is one over content
  /// that does not scroll. A bar outside a container never is at the edge, unless it stands in a picture of a screen.
  ///
  /// - SeeAlso: Apple, "scrollEdgeAppearance", which bars of all containers use since iOS 15.
  /// - Complexity: O(views) of the controller that the container shows, until a scroll view is found.
  var isAtScrollEdge: Bool {
    let scrolling: UIScrollView?
    if let container = (superview as? BarContainerView)?.container {
      var shown = container.shownController
      while let inner = (shown as? any BarContainer)?.shownController { shown = inner }
      scrolling = shown?.contentOrFirstScrollView(for: isBelowContent ? .bottom : .top)
    } else {
      guard let contentBehind else { return false }
      scrolling = contentBehind.firstScrollView
    }
    guard let content = scrolling else { return true }
    let (offset, insets) = (content.contentOffset.y, content.adjustedContentInset)
    // Half a point is less than any finger moves.
    return isBelowContent
      ? offset + content.bounds.height >= content.contentSize.height + insets.bottom - 0.5
      : offset <= 0.5 - insets.top
  }

  /// The background of a bar at the scroll edge: the stated one, or none.
  func scrollEdgeLook(_ stated: UIBarAppearance?) -> BarLook? {
    guard isAtScrollEdge else { return nil }
    return stated.map { BarLook($0, isGlass: metrics.isGlass) } ?? .clear
  }
}

extension UIViewController {
  /// The scroll view that a bar at an edge observes: the stated one, or else the first in the order of drawing.
  fileprivate func contentOrFirstScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded?.firstScrollView
  }
}

extension UIView {
  /// The first scroll view in the order of drawing: the view itself or one inside it.
  fileprivate var firstScrollView: UIScrollView? {
    var waiting = [self]
    var next = 0
    while next < waiting.count {
      if let found = waiting[next] as? UIScrollView { return found }
      waiting += waiting[next].subviews
      next += 1
    }
    return nil
  }
}
