internal import Drawing
internal import Foundation
internal import ViewDrawing

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
      let shadow = inner.visibleShadow
      if let shadow, let path = inner.shadowPath {
        context.drawShadow(of: path, shadow)
      }
      let isLayer = inner.opacity < 1 || shadow != nil && inner.shadowPath == nil
      if isLayer {
        context.setAlpha(CGFloat(inner.opacity))
        if let shadow, inner.shadowPath == nil {
          context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        context.beginTransparencyLayer()
      }
      drawContent(of: inner, in: context, level: level)
      if isLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  /// Draws a layer without a view; user space is its bounds.
  static func drawContent(of layer: CALayer, in context: CGContext, level: Int = 0) {
    layer.layoutIfNeeded()
    let (bounds, radius) = (layer.bounds, layer.cornerRadius)
    let corners = layer.maskedCorners.corners
    context.saveGState()
    if let mask = layer.maskPicture(level: level) {
      context.clip(to: mask.place, mask: mask.image)
    }
    context.saveGState()
    if layer.masksToBounds {
      context.addPath(.rounded(bounds, radius: radius, corners: corners))
      context.clip()
    }
    if let color = layer.backgroundColor {
      context.fill(bounds, radius: radius, corners: corners, color)
    }
    drawContents(of: layer, in: context)
    layer.drawShape(in: context)
    context.saveGState()
    context.clip(to: bounds)
    layer.draw(in: context)
    layer.delegate?.draw(layer, in: context)
    context.restoreGState()
    if let replicator = layer as? CAReplicatorLayer {
      replicator.forEachInstance(in: context) {
        drawSublayers(of: layer, in: context, level: level + 1)
      }
    } else {
      drawSublayers(of: layer, in: context, level: level + 1)
    }
    context.restoreGState()
    let width = min(layer.borderWidth, min(bounds.width, bounds.height))
    if width > 0, let color = layer.borderColor {
      context.stroke(
        bounds.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
        corners: corners, width: width, color)
    }
    context.restoreGState()
  }

  /// The picture of a layer, which may be larger than it: only `masksToBounds` cuts it off.
  private static func drawContents(of layer: CALayer, in context: CGContext) {
    guard let contents = layer.contents as? CGImage else { return }
    let image = UIImage(cgImage: contents, scale: layer.contentsScale, orientation: .up)
    image.draw(
      in: ImagePlacement.rect(of: image.size, in: layer.bounds, layer.contentsGravity.mode))
  }
}

extension CALayer {
  /// The mask as a picture and where it lies in the layer's bounds; nil without one.
  func maskPicture(level: Int) -> (image: CGImage, place: CGRect)? {
    guard let mask else { return nil }
    mask.layoutIfNeeded()
    let map = mask.mapToSuperlayer
    return MaskPicture.make(over: bounds) { context in
      context.concatenate(map)
      // A mask in a mask in a mask is cut off where layers in layers are.
      if level < 200 { LayerPicture.drawContent(of: mask, in: context, level: level + 1) }
    }
  }
}

extension CALayerContentsGravity {
  /// The content mode of views that places a picture alike.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
