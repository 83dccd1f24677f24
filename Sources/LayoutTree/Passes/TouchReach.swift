internal import Foundation

/// Checks whether touches reach the entire area of a control.
///
/// Hit testing descends only into views whose bounds contain the touch: a part outside of a superview is drawn
/// but never touched. Alignment insets that widen a control cause that in a stack view, whose bounds end at its
/// arranged views' alignment rectangles.
///
/// - SeeAlso: Apple, "hitTest(_:with:)"; seed 003, on stack views.
@MainActor enum TouchReach {
  /// The maximum protrusion attributed to pixel rounding: half a point.
  private static let tolerance: CGFloat = 0.5

  /// The nearest superview that keeps touches from a part of a control; nil without one, for other views,
  /// and for a control without a size.
  ///
  /// A scroll view shows its content part by part, so its ancestors are not checked.
  ///
  /// - Complexity: O(depth).
  static func clippingAncestor(to control: ViewNode) -> ViewNode? {
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

  /// The centres of a rectangle's parts outside a view of a given size, one for each edge.
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
