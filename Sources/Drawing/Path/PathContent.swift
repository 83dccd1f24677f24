package import Foundation

/// An outline with the way it is to be drawn: what is behind `UIBezierPath` and `NSBezierPath`.
///
/// Lengths are in the user space of whatever context it is drawn in.
package final class PathContent {
  /// The steps.
  package let outline = CGMutablePath()
  /// Width of strokes.
  package var lineWidth: CGFloat = 1
  /// How lines end.
  package var lineCap = CGLineCap.butt
  /// How lines meet.
  package var lineJoin = CGLineJoin.miter
  /// The longest sharp corner, as a multiple of the line width.
  package var miterLimit: CGFloat = 10
  /// How closely curves are followed; kept, not used.
  package var flatness: CGFloat = 0.6
  /// Whether fills and clips count crossings instead of winding.
  package var usesEvenOdd = false
  /// Lengths of dashes and gaps; none is a solid line.
  package var dashes: [CGFloat] = []
  /// Where in the dashes a line starts.
  package var dashPhase: CGFloat = 0

  /// An empty path with a stroke of width 1.
  package init() {}

  /// A path with equal steps and looks.
  package func copy() -> PathContent {
    let other = PathContent()
    other.outline.addPath(outline)
    other.takeLooks(of: self)
    return other
  }

  /// Takes over everything but the steps.
  package func takeLooks(of other: PathContent) {
    lineWidth = other.lineWidth
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOdd = other.usesEvenOdd
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  /// Replaces every step.
  package func replaceSteps(by path: CGPath) {
    let elements = path.elements
    outline.removeAll()
    elements.forEach { outline.append($0) }
  }

  /// Maps every point.
  package func apply(_ transform: CGAffineTransform) {
    replaceSteps(by: outline.applying(transform))
  }

  /// The path's fill rule.
  package var fillRule: CGPathFillRule { usesEvenOdd ? .evenOdd : .winding }

  /// Whether a point is inside, by this path's fill rule.
  package func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: fillRule) }

  /// Fills in a context; nothing happens without one.
  package func fill(
    in context: CGContext?, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1
  ) {
    draw(in: context, blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes in a context; nothing happens without one.
  package func stroke(
    in context: CGContext?, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1
  ) {
    draw(in: context, blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap)
      context.setLineJoin(lineJoin)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  /// Cuts later drawing in a context to this path.
  package func clip(in context: CGContext?) {
    guard let context else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: fillRule)
  }

  private func draw(
    in context: CGContext?, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context else { return }
    context.saveGState()
    // Apple's plain fill keeps the context's own mode and opacity.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(outline)
    body(context)
    context.restoreGState()
  }
}
