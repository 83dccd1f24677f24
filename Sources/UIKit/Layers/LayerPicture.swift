internal import Drawing
internal import Foundation
internal import ViewCore

/// Draws layers that programs added.
@MainActor enum LayerPicture {
  /// Deeper layers are not drawn.
  private static let mostLevels = 200

  /// Draws the layers inside one, furthest first; user space is its bounds.
  static func drawSublayers(of layer: CALayer, in context: CGContext, level: Int = 0) {
    guard level < mostLevels else { return }
    let sorted = layer.added.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, inner) in sorted where !inner.isHidden && inner.opacity > 0.001 {
      let map = inner.mapToSuperlayer
      guard map.determinant.isFinite, abs(map.determinant) > 1e-9 else { continue }
      context.saveGState()
      context.concatenate(map)
      let isFaded = inner.opacity < 1
      if isFaded {
        context.setAlpha(CGFloat(inner.opacity))
        context.beginTransparencyLayer()
      }
      drawContent(of: inner, in: context, level: level)
      if isFaded { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  /// Draws a layer without a view; user space is its bounds.
  static func drawContent(of layer: CALayer, in context: CGContext, level: Int = 0) {
    layer.layoutIfNeeded()
    let (bounds, radius) = (layer.bounds, layer.cornerRadius)
    context.saveGState()
    if layer.masksToBounds {
      context.addPath(.rounded(bounds, radius: radius))
      context.clip()
    }
    if let color = layer.backgroundColor { context.fill(bounds, radius: radius, color) }
    if let contents = layer.contents as? CGImage { UIImage(cgImage: contents).draw(in: bounds) }
    layer.drawShape(in: context)
    context.saveGState()
    context.clip(to: bounds)
    layer.draw(in: context)
    context.restoreGState()
    drawSublayers(of: layer, in: context, level: level + 1)
    context.restoreGState()
    let width = min(layer.borderWidth, min(bounds.width, bounds.height))
    if width > 0, let color = layer.borderColor {
      context.stroke(
        bounds.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
        width: width, color)
    }
  }
}
