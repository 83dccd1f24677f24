internal import Drawing
internal import FoundationShims
internal import QuartzCore
internal import ViewDrawing

extension UIView {
  /// The layer, of the class that the view says.
  func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type
    require(type != nil, "layerClass of \(Self.self) is no class of layers.")
    let layer = type == CALayer.self ? CALayer() : (type ?? CALayer.self).makeBacking()
    layer.host = self
    return layer
  }

  /// Draws what the layer's class draws, the view's content, then the added layers.
  ///
  /// The content stays within the bounds where there are such layers, which need not.
  func drawLayered(in context: CGContext) {
    layer.drawHosted(in: context) { [self] in
      guard !layer.added.isEmpty else { return draw(bounds) }
      context.saveGState()
      context.clip(to: bounds)
      draw(bounds)
      context.restoreGState()
    }
  }

  /// Draws the view that masks this one; nil without one.
  var maskDrawing: (@MainActor (CGContext) -> Void)? {
    guard let mask = extras?.mask else { return nil }
    return { context in
      var renderer = ViewRenderer(context, overlays: [])
      renderer.draw(mask, in: mask.frame)
    }
  }

  /// Tells the view and all below that inherit its tint colour.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
