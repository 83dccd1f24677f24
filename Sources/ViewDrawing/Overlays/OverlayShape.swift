internal import Drawing
internal import Foundation

/// A shape in an overlay, in points, with y down.
enum OverlayShape {
  /// A filled rectangle.
  case fill(CGRect, CGColor)
  /// A line of one point inside the edges of a rectangle.
  case outline(CGRect, CGColor)
  /// The area inside one rectangle and outside another.
  case band(CGRect, without: CGRect, CGColor)
  /// A thin line.
  case line(CGPoint, CGPoint, CGColor, isDashed: Bool)
  /// A dimension line.
  case dimension(DimensionLine)

  /// Draws the shape in the user space of a context.
  func draw(in context: CGContext) {
    switch self {
    case .fill(let rect, let color):
      context.setFillColor(color)
      context.fill(rect)
    case .outline(let rect, let color):
      context.setStrokeColor(color)
      context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .band(let outer, let inner, let color):
      context.setFillColor(color)
      context.addRect(outer)
      if !inner.isNull { context.addRect(inner) }
      context.fillPath(using: .evenOdd)
    case .line(let from, let to, let color, let isDashed):
      context.setStrokeColor(color)
      context.setLineWidth(0.75)
      context.setLineDash(phase: 0, lengths: isDashed ? [3, 2] : [])
      context.addLines(between: [from, to])
      context.strokePath()
    case .dimension(let line): line.draw(in: context)
    }
  }
}

/// Shapes with their coordinate space.
struct OverlayMark {
  let overlay: Overlay
  /// The transform from the shapes' space to canvas pixels.
  let transform: CGAffineTransform
  let shapes: [OverlayShape]
}
