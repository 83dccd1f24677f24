package import Drawing
package import Foundation
package import LayoutTree

extension ViewNode {
  /// From the view's own space, in which its content is drawn, to the engine's bounds space, y down.
  ///
  /// The identity where the view's own y grows down; otherwise the map that `turned` on points
  /// makes, as a matrix.
  package var drawingTransform: CGAffineTransform {
    guard host.hostVerticalDirection == .up else { return .identity }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: storedFrame.size.height)
  }

  /// Returns the rectangle of the bounds, y down, when the upper left corner of a part of them is at zero.
  ///
  /// - Parameter part: In the view's own space.
  package func place(showing part: CGRect) -> CGRect {
    let corner = flipped(part).origin
    return CGRect(
      x: bounds.origin.x - corner.x, y: bounds.origin.y - corner.y, width: storedFrame.size.width,
      height: storedFrame.size.height)
  }

  /// A shadow's shift y down, of one that a toolkit counts its own way: AppKit's grows up, whichever way the
  /// view counts.
  package func shadowOffset(native: CGSize) -> CGSize {
    guard host.hostConventions.outermostDirection == .up else { return native }
    return CGSize(width: native.width, height: -native.height)
  }

  /// From the view's bounds to its parent's, y down in both: `transform` turns around the middle of
  /// the frame.
  package func mapToParent(_ transform: CGAffineTransform) -> CGAffineTransform {
    let (bounds, frame) = (bounds, frame)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
