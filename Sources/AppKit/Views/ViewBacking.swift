internal import Drawing
internal import LayoutGeometry
internal import QuartzCore

/// The record of a view for its layer; most views have none.
@MainActor final class ViewBacking {
  /// The layer, once it was used or set.
  var layer: CALayer?
  /// Whether a program set the layer, so that it replaces the view's drawing.
  var isHosted = false
  /// Whether the view itself wants a layer.
  var wantsLayer = false
  /// Whether a view above has a layer, and so all below it.
  var isInherited = false
  /// The time at which the layer would be redrawn; nil until set.
  var redrawPolicy: NSView.LayerContentsRedrawPolicy?
  /// The background of the layer.
  var background: CGColor?
  /// A map around the origin of the frame, for drawing.
  var transform = CATransform3DIdentity
}
