package import Drawing
package import Foundation
package import LayoutTree

extension ViewNode {
  /// The transform from the view's native space, in which its content is drawn, to the engine's bounds space, with y
  /// down.
  ///
  /// This is the identity if y grows down in the view; otherwise it is the matrix for the map that `turned` applies to
  /// points.
  package var drawingTransform: CGAffineTransform {
    guard host.hostVerticalDirection == .up else { return .identity }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: storedFrame.size.height)
  }

  /// Returns the rectangle of the bounds, with y down, when the upper left corner of a part of them is at zero.
  ///
  /// - Parameter part: The part in the view's native space.
  package func place(showing part: CGRect) -> CGRect {
    let corner = flipped(part).origin
    return CGRect(
      x: bounds.origin.x - corner.x, y: bounds.origin.y - corner.y, width: storedFrame.size.width,
      height: storedFrame.size.height)
  }

  /// Converts a toolkit's shadow offset to y down.
  ///
  /// AppKit's offset is y up, regardless of the view's direction.
  package func shadowOffset(native: CGSize) -> CGSize {
    guard host.hostConventions.outermostDirection == .up else { return native }
    return CGSize(width: native.width, height: -native.height)
  }

  /// Returns the transform from the view's bounds to its parent's, both with y down; `transform` applies around the
  /// centre of the frame.
  ///
  /// - Parameter place: The place that an animation shows; nil for that of layout.
  package func mapToParent(
    _ transform: CGAffineTransform, at place: DrawnLook.Place? = nil
  ) -> CGAffineTransform {
    let (bounds, frame) = (place?.bounds ?? bounds, frame)
    let center = place?.center ?? CGPoint(x: frame.midX, y: frame.midY)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
