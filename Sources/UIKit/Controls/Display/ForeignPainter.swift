internal import Drawing
internal import Foundation
internal import LayoutGeometry
internal import ViewDrawing

/// Paints placeholders for views of other frameworks: a grey box with a diagonal and the kind in its centre.
@MainActor struct ForeignPainter {
  let painter: ControlPainter
  let kind: String

  /// Paints the box.
  func draw() {
    let (bounds, context) = (painter.bounds, painter.context)
    context.omissions.add(view: kind)
    let background = CGColor(gray: 0.93, alpha: 1)
    if painter.view.backgroundColor == nil { context.fill(bounds, radius: 0, background) }
    let ink = CGColor(gray: 0.6, alpha: 1)
    context.line(
      [CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY)], width: 1,
      ink)
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), radius: 0, width: 1, ink)
    let text = TextContent.line(kind, size: 12, UIColor.darkGray.cgColor)
    let size = text.layout().size
    // The text has a light background whatever the view's background colour is.
    context.fill(
      bounds.centered(min(bounds.width, size.width + 8), min(bounds.height, size.height + 4)),
      radius: 3, background)
    painter.text(text, across: bounds.insetBy(dx: min(2, bounds.width / 4), dy: 0))
  }
}
