public import Foundation

/// A drawing that can be drawn repeatedly in contexts.
///
/// Source: Apple, "CGLayer".
///
/// It is a bitmap with the scale and the y direction of the context for which it was created.
public final class CGLayer {
  /// The size, in points of the context's base space.
  public let size: CGSize
  /// The layer's context; its user space is the base space.
  public let context: CGContext?
  fileprivate let growsDown: Bool

  /// Creates a transparent layer; nil for an empty size or one that exceeds the maximum.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    let base = context.baseTransform
    let scale = context.scale * context.canvas.pictureZoom
    let bitmap = CGContext.bitmap(size: size, scale: scale)
    guard let bitmap else { return nil }
    growsDown = base.d > 0
    self.size = size
    if growsDown {
      self.context = bitmap
    } else {
      self.context = CGContext(
        canvas: bitmap.canvas,
        baseTransform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: bitmap.canvas.bounds.height))
    }
  }
}

extension CGContext {
  /// Draws a layer stretched over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    layer.growsDown ? drawUpright(image, in: rect) : draw(image, in: rect)
  }

  /// Draws a layer at its size with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
