internal import Drawing
internal import LayoutGeometry
internal import QuartzCore

/// What a view with a layer keeps for it; most views have none.
@MainActor final class ViewBacking {
  /// The layer once it was asked for or set.
  var layer: CALayer?
  /// Whether a program made the layer and set it, so that it takes the place of the view's drawing.
  var isHosted = false
  /// Whether the view itself wants a layer.
  var wantsLayer = false
  /// Whether a view above has a layer, and so all below it.
  var isInherited = false
  /// When the layer would be redrawn; nil until set.
  var redrawPolicy: NSView.LayerContentsRedrawPolicy?
  /// What fills the layer.
  var background: CGColor?
  /// A map around the origin of the frame, for drawing.
  var transform = CATransform3DIdentity
}
