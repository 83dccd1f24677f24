internal import Foundation

/// Whether touches reach all of a control.
///
/// A touch goes down the tree from view to view, and no further than to a view whose bounds it lies in: what
/// sticks out of a superview is drawn and never touched. Alignment insets that widen a control do just that
/// in a stack view, whose bounds end where its arranged views' alignment rectangles end.
///
/// - SeeAlso: Apple, "hitTest(_:with:)"; seed 003, on stack views.
@MainActor enum TouchReach {
  /// Less than half a point that sticks out is rounding to pixels.
  private static let tolerance: CGFloat = 0.5

  /// The nearest view around a control that keeps touches from a part of it; nil if none does, for what is no
  /// control, and for one without a size.
  ///
  /// What scrolls shows its content part by part, so nothing above a scroll view is asked.
  ///
  /// - Complexity: O(depth).
  static func obstacle(to control: ViewNode) -> ViewNode? {
    guard control.host.hostTakesTouches else { return nil }
    var rect = control.storedFrame
    guard rect.width > 0, rect.height > 0 else { return nil }
    var space = control.parent
    // The topmost view is the window or the canvas, whose edge is that of everything.
    while let container = space, let above = container.parent {
      if container.trait == .scrollable { return nil }
      let origin = container.bounds.origin
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      if edges(local, sticking: container.storedFrame.size).contains(where: { point in
        !container.host.hostLetsTouchesIn(
          at: CGPoint(x: point.x + origin.x, y: point.y + origin.y))
      }) {
        return container
      }
      rect = local.offsetBy(dx: container.storedFrame.minX, dy: container.storedFrame.minY)
      space = above
    }
    return nil
  }

  /// The middles of a rectangle's parts that lie outside a view of some size, one for each edge.
  private static func edges(_ rect: CGRect, sticking size: CGSize) -> [CGPoint] {
    var points: [CGPoint] = []
    if rect.minX < -tolerance { points.append(CGPoint(x: rect.minX + tolerance / 2, y: rect.midY)) }
    if rect.maxX > size.width + tolerance {
      points.append(CGPoint(x: rect.maxX - tolerance / 2, y: rect.midY))
    }
    if rect.minY < -tolerance { points.append(CGPoint(x: rect.midX, y: rect.minY + tolerance / 2)) }
    if rect.maxY > size.height + tolerance {
      points.append(CGPoint(x: rect.midX, y: rect.maxY - tolerance / 2))
    }
    return points
  }
}
