public import Drawing
internal import Foundation

/// A layer that shows its sublayers several times, each time mapped once more.
///
/// - SeeAlso: Apple, "CAReplicatorLayer".
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of instances; at most 10,000 are drawn.
  open var instanceCount = 1
  /// The map from one time to the next, around the middle of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// The delay between the animations of two instances; stored only: nothing is animated here.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour that multiplies the first time's, opaque white unless set; stored only: sublayers are drawn in
  /// their own colours here.
  open var instanceColor: CGColor? = .white
  /// The change of opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0

  /// Draws every time.
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
