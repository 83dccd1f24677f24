package import Foundation
package import LayoutGeometry

extension ViewNode {
  /// A rectangle of this view's bounds, turned from engine space into the view's own space or back.
  ///
  /// Both ways are the same map: the distance from the upper edge becomes that from the lower one.
  package func turned(_ rect: CGRect) -> CGRect {
    guard host.hostVerticalDirection == .up else { return rect }
    var result = rect
    result.origin.y = storedFrame.size.height - rect.origin.y - rect.size.height
    return result
  }

  /// A point of this view's bounds, turned from engine space into the view's own space or back.
  package func turned(_ point: CGPoint) -> CGPoint {
    guard host.hostVerticalDirection == .up else { return point }
    return CGPoint(x: point.x, y: storedFrame.size.height - point.y)
  }

  /// The frame as the superview's own space has it; points.
  ///
  /// It stays what it is when the view changes superviews, and when a superview is resized that does not
  /// resize its subviews.
  package var nativeFrame: CGRect {
    get { parent?.turned(storedFrame) ?? storedFrame }
    set { frame = parent?.turned(newValue) ?? newValue }
  }

  /// The alignment rectangle as the superview's own space has it; points.
  package var nativeAlignmentRect: CGRect { parent?.turned(alignmentRect) ?? alignmentRect }

  /// Origin and size of the bounds in the view's own space; points.
  ///
  /// The size is the frame's.
  package var nativeBounds: CGRect {
    var bounds = bounds
    if host.hostVerticalDirection == .up { bounds.origin.y = 0 - bounds.origin.y }
    return bounds
  }

  /// Scrolls the bounds: the point of the view's own space that lies at the corner where it begins.
  package func setNativeBoundsOrigin(_ origin: CGPoint) {
    let y = host.hostVerticalDirection == .up ? 0 - origin.y : origin.y
    bounds.origin = CGPoint(x: origin.x, y: y)
  }

  /// A rectangle of the superview's own space, each visual edge moved inward; points.
  ///
  /// The upper edge is where that space begins or where it ends.
  package func nativeRect(_ rect: CGRect, inset insets: ViewInsets) -> CGRect {
    let beginsAbove = directionAround == .down
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + (beginsAbove ? insets.top : insets.bottom),
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }

  /// The same, each edge moved outward.
  package func nativeRect(_ rect: CGRect, outset insets: ViewInsets) -> CGRect {
    nativeRect(
      rect,
      inset: ViewInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The direction of y around the view: in its superview, or in the space around a topmost view.
  private var directionAround: VerticalDirection {
    parent?.host.hostVerticalDirection ?? host.hostConventions.outermostDirection
  }

  /// A rectangle in the superview's engine space, by a function that speaks of the superview's own space.
  package func inSuperview(_ rect: CGRect, _ native: (CGRect) -> CGRect) -> CGRect {
    guard directionAround == .up else { return native(rect) }
    guard let parent else {
      // A root lies in a window or in nothing.
      func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
          x: rect.origin.x, y: -rect.origin.y - rect.size.height, width: rect.size.width,
          height: rect.size.height)
      }
      return mirrored(native(mirrored(rect)))
    }
    return parent.turned(native(parent.turned(rect)))
  }
}
