package import Foundation

extension PathContent {
  /// Fills the path in a context; does nothing without one.
  package func fill(
    in context: CGContext?, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1
  ) {
    draw(in: context, blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path in a context; does nothing without one.
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

  /// Clips subsequent drawing in a context to this path.
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
    // Apple's plain fill uses the context's own mode and opacity.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(outline)
    body(context)
    context.restoreGState()
  }
}
