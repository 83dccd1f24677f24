package import Foundation
package import LayoutGeometry

extension ViewNode {
  /// Converts a rectangle of the bounds between engine space and native space.
  ///
  /// Both directions are the same map: the distance from the upper edge becomes that from the lower one.
  package func flipped(_ rect: CGRect) -> CGRect {
    guard host.hostVerticalDirection == .up else { return rect }
    var result = rect
    result.origin.y = storedFrame.size.height - rect.origin.y - rect.size.height
    return result
  }

  /// Converts a point of the bounds between engine space and native space.
  package func flipped(_ point: CGPoint) -> CGPoint {
    guard host.hostVerticalDirection == .up else { return point }
    return CGPoint(x: point.x, y: storedFrame.size.height - point.y)
  }

  /// The frame in the superview's native space; points.
  ///
  /// It does not change when the view changes superviews, and when a superview is resized that does not resize
  /// its subviews.
  package var nativeFrame: CGRect {
    get { parent?.flipped(storedFrame) ?? storedFrame }
    set { frame = parent?.flipped(newValue) ?? newValue }
  }

  /// The alignment rectangle in the superview's native space; points.
  package var nativeAlignmentRect: CGRect { parent?.flipped(alignmentRect) ?? alignmentRect }

  /// The origin and size of the bounds in the native space; points.
  ///
  /// The size is the frame's.
  package var nativeBounds: CGRect {
    var bounds = bounds
    if host.hostVerticalDirection == .up { bounds.origin.y = 0 - bounds.origin.y }
    return bounds
  }

  /// Scrolls the bounds: sets the point of the native space at the view's origin.
  package func setNativeBoundsOrigin(_ origin: CGPoint) {
    let y = host.hostVerticalDirection == .up ? 0 - origin.y : origin.y
    bounds.origin = CGPoint(x: origin.x, y: y)
  }

  /// A rectangle of the superview's native space, each visual edge moved inward; points.
  ///
  /// The upper edge is at minimum or maximum y, depending on the space.
  package func nativeRect(_ rect: CGRect, inset insets: ViewInsets) -> CGRect {
    let beginsAbove = directionAround == .down
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + (beginsAbove ? insets.top : insets.bottom),
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }

  /// A rectangle of the superview's native space, each visual edge moved outward; points.
  package func nativeRect(_ rect: CGRect, outset insets: ViewInsets) -> CGRect {
    nativeRect(
      rect,
      inset: ViewInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The direction of y around the view: that of its superview, or of the surroundings of a root view.
  private var directionAround: VerticalDirection {
    parent?.host.hostVerticalDirection ?? host.hostConventions.outermostDirection
  }

  /// A rectangle in the superview's engine space, computed by a function of the superview's native space.
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
    return parent.flipped(native(parent.flipped(rect)))
  }
}
