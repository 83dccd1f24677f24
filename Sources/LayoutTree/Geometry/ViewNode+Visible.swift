package import Foundation
internal import LayoutGeometry

/// The visible and the safe part of a view's bounds, in the native space.
extension ViewNode {
  /// The part of this view inside the bounds of all superviews; points.
  ///
  /// - Complexity: O(depth).
  package var nativeVisibleRect: CGRect {
    var seen = CGRect(origin: .zero, size: storedFrame.size)
    // Where this view's upper left corner lies in the bounds of the view that is looked at.
    var corner = CGPoint.zero
    var node = self
    while let parent = node.parent {
      corner.x += node.storedFrame.minX - parent.placement.boundsOrigin.x
      corner.y += node.storedFrame.minY - parent.placement.boundsOrigin.y
      let limit = CGRect(
        origin: CGPoint(x: -corner.x, y: -corner.y), size: parent.storedFrame.size)
      seen = seen.intersection(limit)
      guard !seen.isEmpty else { return .zero }
      node = parent
    }
    return flipped(seen.offsetBy(dx: placement.boundsOrigin.x, dy: placement.boundsOrigin.y))
  }

  /// The bounds less the safe area insets; points, an empty rectangle if the insets exceed the bounds.
  package var nativeSafeAreaRect: CGRect {
    let insets = margins.safeArea
    return flipped(
      CGRect(
        x: placement.boundsOrigin.x + insets.left, y: placement.boundsOrigin.y + insets.top,
        width: max(0, storedFrame.width - insets.left - insets.right),
        height: max(0, storedFrame.height - insets.top - insets.bottom)))
  }
}
