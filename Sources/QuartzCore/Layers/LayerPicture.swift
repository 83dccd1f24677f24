internal import Drawing
internal import Foundation
internal import LayoutTree
internal import ViewDrawing

/// Draws the layers that programs added.
///
/// The parameter `growsDown` is whether y grows down in the context's user space, the layer's own.
@MainActor enum LayerPicture {
  /// The maximum depth of layers; deeper ones are not drawn.
  private static let maximumLevels = 200

  /// Draws a layer and its sublayers, with its bounds at their coordinates in the context's points.
  static func render(_ layer: CALayer, in context: CGContext) {
    guard let host = layer.host else {
      let current = GraphicsStack.current.entries.last
      let isDown =
        current.flatMap { $0.context === context ? $0.yGrowsDown : nil }
        ?? (context.userToCanvas.d > 0)
      return render(in: context, growsDown: layer.growsDown(outside: isDown)) {
        drawContent(of: layer, in: context, growsDown: $0)
      }
    }
    render(in: context, growsDown: layer.growsDownInView) { _ in
      var renderer = ViewRenderer(context)
      let map = layer.mapToCanvas
      guard !map.isIdentity else { return renderer.draw(host, in: layer.bounds) }
      context.concatenate(map.inverted())
      renderer.draw(host, in: host.node.bounds)
    }
  }

  private static func render(
    in context: CGContext, growsDown: Bool, _ draw: (_ growsDown: Bool) -> Void
  ) {
    context.saveGState()
    // Shadows of spaces that grow up are turned here, not by the context.
    if !growsDown { context.shadowsGoUp = false }
    GraphicsStack.drawing(on: context, yGrowsDown: growsDown) { draw(growsDown) }
    context.restoreGState()
  }

  /// Draws the sublayers of a layer, once per instance; user space is its bounds.
  static func drawInside(
    of layer: CALayer, in context: CGContext, growsDown: Bool, level: Int = 0
  ) {
    guard let replicator = layer as? CAReplicatorLayer else {
      return drawSublayers(of: layer, in: context, growsDown: growsDown, level: level)
    }
    replicator.forEachInstance(in: context) {
      drawSublayers(of: layer, in: context, growsDown: growsDown, level: level)
    }
  }

  /// Draws the sublayers of a layer, back to front; user space is its bounds.
  private static func drawSublayers(
    of layer: CALayer, in context: CGContext, growsDown: Bool, level: Int
  ) {
    guard level < maximumLevels else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if let map = layer.mapOfSublayers { context.concatenate(map) }
    let sorted = layer.addedSublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, own) in sorted {
      let inner = own.shown
      guard !inner.isHidden, inner.opacity > 0.001 else { continue }
      let map = inner.mapToSuperlayer
      guard map.determinant.isFinite, abs(map.determinant) > 1e-9 else { continue }
      let isDown = growsDown != inner.hasFlippedGeometry
      context.saveGState()
      context.concatenate(map)
      let shadow = inner.visibleShadow(growsDown: isDown)
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
      drawContent(of: inner, in: context, growsDown: isDown, level: level)
      if isLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  /// Draws a layer without a view; user space is its bounds.
  static func drawContent(
    of layer: CALayer, in context: CGContext, growsDown: Bool, level: Int = 0
  ) {
    layer.model().layoutIfNeeded()
    guard !(layer is CATransformLayer) else {
      return drawInside(of: layer, in: context, growsDown: growsDown, level: level + 1)
    }
    let (bounds, radius) = (layer.bounds, layer.cornerRadius)
    let corners = layer.maskedCorners.corners
    context.saveGState()
    clip(to: layer.mask, of: layer, in: context, growsDown: growsDown, level: level)
    context.saveGState()
    if layer.masksToBounds {
      context.addPath(.rounded(bounds, radius: radius, corners: corners))
      context.clip()
    }
    if let color = layer.backgroundColor {
      context.fill(bounds, radius: radius, corners: corners, color)
    }
    layer.drawContents(in: context, growsDown: growsDown)
    layer.drawShape(in: context, growsDown: growsDown)
    drawOwn(of: layer, in: context, growsDown: growsDown)
    drawInside(of: layer, in: context, growsDown: growsDown, level: level + 1)
    context.restoreGState()
    let width = min(layer.borderWidth, min(bounds.width, bounds.height))
    if width > 0, let color = layer.borderColor {
      context.stroke(
        bounds.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
        corners: corners, width: width, color)
    }
    context.restoreGState()
  }

  /// Calls the drawing methods of a layer and its delegate, clipped to the bounds.
  static func drawOwn(of layer: CALayer, in context: CGContext, growsDown: Bool) {
    context.saveGState()
    context.clip(to: layer.bounds)
    GraphicsStack.drawing(on: context, yGrowsDown: growsDown) {
      let model = layer.model()
      if layer !== model { layer.stretch(context) }
      model.draw(in: context)
      model.delegate?.draw(model, in: context)
    }
    context.restoreGState()
  }

  /// Draws a mask; user space is the bounds of the layer that it masks, `growsDown` refers to the mask's space.
  static func drawMask(_ mask: CALayer, in context: CGContext, growsDown: Bool, level: Int = 0) {
    mask.layoutIfNeeded()
    context.concatenate(mask.mapToSuperlayer)
    drawContent(of: mask, in: context, growsDown: growsDown, level: level)
  }

  /// Clips later drawing to the opaque parts of a layer's mask.
  private static func clip(
    to mask: CALayer?, of layer: CALayer, in context: CGContext, growsDown: Bool, level: Int
  ) {
    guard let mask else { return }
    let bounds = layer.bounds
    flip(context, bounds, growsDown: growsDown)
    MaskPicture.clip(context, over: bounds) { canvas in
      flip(canvas, bounds, growsDown: growsDown)
      // Nested masks have the same maximum depth as nested layers.
      if level < maximumLevels {
        drawMask(
          mask, in: canvas, growsDown: growsDown != mask.hasFlippedGeometry, level: level + 1)
      }
    }
    flip(context, bounds, growsDown: growsDown)
  }

  /// Draws with y down, within the same bounds.
  static func upright(
    in context: CGContext, _ bounds: CGRect, growsDown: Bool, _ draw: () -> Void
  ) {
    guard !growsDown else { return draw() }
    context.saveGState()
    flip(context, bounds, growsDown: false)
    draw()
    context.restoreGState()
  }

  /// Flips a space with y up, around the centre of the bounds.
  private static func flip(_ context: CGContext, _ bounds: CGRect, growsDown: Bool) {
    guard !growsDown else { return }
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
  }
}
