internal import Drawing
internal import FoundationShims
public import QuartzCore
internal import ViewDrawing

extension UIView {
  /// The spatial transform around the anchor point; the part of it that lies in the plane is drawn.
  public var transform3D: CATransform3D {
    get { layerTransform }
    set { layerTransform = newValue }
  }

  /// Creates the layer with the view's ``layerClass``.
  func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type
    require(type != nil, "\(Self.self).layerClass must be CALayer or a subclass of it.")
    let layer = type == CALayer.self ? CALayer() : (type ?? CALayer.self).makeBacking()
    layer.host = self
    return layer
  }

  /// Draws the layer's own content, the view's content, then the sublayers.
  ///
  /// With sublayers, the content is clipped to the bounds; the sublayers are not.
  func drawLayered(in context: CGContext) {
    layer.drawHosted(in: context) { [self] in
      guard !layer.addedSublayers.isEmpty else { return draw(bounds) }
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

  /// Notifies the view and all descendants that inherit its tint colour.
  func propagateTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.propagateTintColor() }
  }
}
