public import Drawing
internal import Foundation

/// A layer that draws its sublayers several times, with a transform that accumulates.
///
/// - SeeAlso: Apple, "CAReplicatorLayer".
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of instances; at most 10,000 are drawn.
  open var instanceCount = 1
  /// The transform from one instance to the next, around the centre of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// The animation delay from one instance to the next, in seconds; stored only: instances are shown alike.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour that multiplies that of the first instance, opaque white unless set; stored only: sublayers are
  /// drawn in their own colours here.
  open var instanceColor: CGColor? = .white
  /// The difference of opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0

  /// Draws each instance.
  func forEachInstance(in context: CGContext, _ draw: () -> Void) {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let bounds = bounds
    context.saveGState()
    for index in 0..<max(0, min(instanceCount, 10_000)) {
      let alpha = 1 + Float(index) * instanceAlphaOffset
      context.saveGState()
      if alpha < 1 {
        context.setAlpha(CGFloat(max(0, alpha)))
        context.beginTransparencyLayer()
      }
      draw()
      if alpha < 1 { context.endTransparencyLayer() }
      context.restoreGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.concatenate(step)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
    }
    context.restoreGState()
  }
}
