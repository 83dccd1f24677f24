package import Drawing
internal import Foundation

extension ViewNode {
  /// From the view's own space, in which its content is drawn, to the engine's bounds space, y down.
  ///
  /// A function of the bounds; the same space wherever nobody turns it over.
  package var drawingTransform: CGAffineTransform { .identity }

  /// From the view's bounds to its parent's, y down in both: `transform` turns around the middle of
  /// the frame.
  package func mapToParent(_ transform: CGAffineTransform) -> CGAffineTransform {
    let (bounds, frame) = (bounds, frame)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
