package import Drawing
internal import Foundation

extension ViewNode {
  /// From the view's own space, in which its content is drawn, to the engine's bounds space, y down.
  ///
  /// The identity where the view's own y grows down; otherwise the map that `turned` on points
  /// makes, as a matrix.
  package var drawingTransform: CGAffineTransform {
    guard host.hostVerticalDirection == .up else { return .identity }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: storedFrame.size.height)
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
