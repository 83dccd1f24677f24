public import Foundation

/// The way of drawing a path: fill, stroke or both.
///
/// Source: Apple, "CGPathDrawingMode".
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by winding number.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}

extension CGContext {
  /// Fills and clears the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.elements, evenOdd: rule == .evenOdd)
    currentPath.removeAll()
  }

  /// Strokes and clears the current path.
  public func strokePath() {
    stroke(currentPath.elements)
    currentPath.removeAll()
  }

  /// Fills and strokes the current path in a mode and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fill(currentPath.elements, evenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { stroke(currentPath.elements) }
    currentPath.removeAll()
  }

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    currentPath.removeAll()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse inside `rect` and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    currentPath.removeAll()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    currentPath.removeAll()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width for this call only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.strokeStyle.width
    state.strokeStyle.width = width
    stroke(rect)
    state.strokeStyle.width = before
  }

  /// Strokes the ellipse inside `rect` and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    currentPath.removeAll()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between pairs of points and clears the current path; an odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    currentPath.removeAll()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears a rectangle: its pixels become transparent.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.transform)
    canvas.fill(
      path.elements, evenOdd: false, .color(CGColor.black.sRGB),
      Compositing(blendMode: .clear))
  }

  private func fill(_ elements: [PathElement], evenOdd: Bool) {
    guard check(elements) else { return }
    canvas.fill(elements, evenOdd: evenOdd, state.fill.paint, compositing)
  }

  private func stroke(_ elements: [PathElement]) {
    guard check(elements) else { return }
    canvas.stroke(
      elements, state.strokeStyle, state.transform, state.stroke.paint, compositing)
  }

  /// Whether there are elements to draw; reports elements that cannot be drawn.
  private func check(_ elements: [PathElement]) -> Bool {
    if let bad = elements.first(where: { !$0.isFinite }) {
      report("path step \(bad) is not finite and is skipped")
    }
    return !elements.isEmpty
  }
}
