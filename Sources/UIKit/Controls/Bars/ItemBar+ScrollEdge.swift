internal import Foundation

extension ItemBar {
  /// Whether a container's bar stands at the edge of content that is not scrolled behind it.
  ///
  /// Such a bar is clear and without a line unless it states an appearance for the scroll edge; so is one over content
  /// that does not scroll. A bar outside a container never is at the edge.
  ///
  /// - SeeAlso: Apple, "scrollEdgeAppearance", which bars of all containers use since iOS 15.
  /// - Complexity: O(views) of the controller that the container shows, until a scroll view is found.
  var isAtScrollEdge: Bool {
    guard let container = (superview as? BarContainerView)?.container else { return false }
    var shown = container.shownController
    while let inner = (shown as? any BarContainer)?.shownController { shown = inner }
    let edge: NSDirectionalRectEdge = isBelowContent ? .bottom : .top
    guard let content = shown?.contentOrFirstScrollView(for: edge) else { return true }
    let (offset, insets) = (content.contentOffset.y, content.adjustedContentInset)
    // Half a point is less than any finger moves.
    return isBelowContent
      ? offset + content.bounds.height >= content.contentSize.height + insets.bottom - 0.5
      : offset <= 0.5 - insets.top
  }

  /// The background of a bar at the scroll edge: the stated one, or none.
  func scrollEdgeLook(_ stated: UIBarAppearance?) -> BarLook? {
    guard isAtScrollEdge else { return nil }
    return stated.map(BarLook.init) ?? .clear
  }
}

extension UIViewController {
  /// The scroll view that a bar at an edge observes: the stated one, or else the first in the order of drawing.
  fileprivate func contentOrFirstScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let stated = contentScrollView(for: edge) { return stated }
    guard let root = viewIfLoaded else { return nil }
    var waiting = [root]
    var next = 0
    while next < waiting.count {
      if let found = waiting[next] as? UIScrollView { return found }
      waiting += waiting[next].subviews
      next += 1
    }
    return nil
  }
}
