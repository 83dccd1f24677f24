internal import Drawing
internal import FoundationShims
internal import ViewDrawing

extension UIView {
  /// The layer, of the class that the view says.
  func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type
    require(type != nil, "layerClass of \(Self.self) is no class of layers.")
    let layer = type == CALayer.self ? CALayer() : (type ?? CALayer.self).makeBacking()
    layer.view = self
    return layer
  }

  /// Draws what the layer's class draws, the view's content within the bounds, then the added layers.
  func drawLayered(in context: CGContext) {
    context.saveGState()
    layer.drawShape(in: context)
    if type(of: layer) != CALayer.self { layer.draw(in: context) }
    context.restoreGState()
    guard !layer.added.isEmpty else { return draw(bounds) }
    context.saveGState()
    context.clip(to: bounds)
    draw(bounds)
    context.restoreGState()
    LayerPicture.drawSublayers(of: layer, in: context)
  }

  /// Draws the view or the layer that masks this one; nil without any.
  var maskDrawing: (@MainActor (CGContext) -> Void)? {
    if let mask = extras?.mask {
      return { context in
        var renderer = ViewRenderer(context, overlays: [])
        renderer.draw(mask, in: mask.frame)
      }
    }
    guard let mask = layer.mask else { return nil }
    return { context in
      mask.layoutIfNeeded()
      context.concatenate(mask.mapToSuperlayer)
      LayerPicture.drawContent(of: mask, in: context)
    }
  }

  /// Tells the view and all below that inherit its tint colour.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
