internal import Drawing
internal import LayoutGeometry
internal import QuartzCore

/// The state of a layer-backed view; most views have none.
@MainActor final class ViewBacking {
  /// The layer once it was created or set.
  var layer: CALayer?
  /// Whether a program set the layer, so that it replaces the view's drawing.
  var isHosted = false
  /// Whether the view itself wants a layer.
  var wantsLayer = false
  /// Whether the view has a layer because an ancestor has one.
  var isInherited = false
  /// The redraw policy of the layer; nil until set.
  var redrawPolicy: NSView.LayerContentsRedrawPolicy?
  /// The background colour of the layer.
  var background: CGColor?
  /// The transform around the origin of the frame, for drawing.
  var transform = CATransform3DIdentity
}
