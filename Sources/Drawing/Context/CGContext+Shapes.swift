package import Foundation

extension CGPath {
  /// Returns a rounded rectangle; the radius is limited to half a side.
  package static func rounded(_ rect: CGRect, radius: CGFloat) -> CGPath {
    let limit = max(0, min(radius, min(rect.width, rect.height) / 2))
    return CGPath(roundedRect: rect, cornerWidth: limit, cornerHeight: limit, transform: nil)
  }
}

/// The common shapes of controls; lengths are in user space.
extension CGContext {
  /// Fills a rounded rectangle.
  package func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    setFillColor(color)
    guard radius > 0 else { return fill(rect) }
    addPath(.rounded(rect, radius: radius))
    fillPath()
  }

  /// Fills a rectangle with some rounded corners.
  package func fill(_ rect: CGRect, radius: CGFloat, corners: RectCorners, _ color: CGColor) {
    guard corners != .all, radius > 0 else { return fill(rect, radius: radius, color) }
    setFillColor(color)
    addPath(.rounded(rect, radius: radius, corners: corners))
    fillPath()
  }

  /// Strokes the edge of a rectangle with some rounded corners.
  package func stroke(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners, width: CGFloat, _ color: CGColor
  ) {
    setStrokeColor(color)
    setLineWidth(width)
    addPath(.rounded(rect, radius: radius, corners: corners))
    strokePath()
  }

  /// Draws the shadow of a filled outline, only outside the outline.
  package func drawShadow(of path: CGPath, _ shadow: ShadowStyle) {
    let box = path.boundingBoxOfPath
    guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return }
    // The transform does not affect offset and blur, so the area is larger than they can reach.
    let reach = 4 * shadow.blur + abs(shadow.offset.width) + abs(shadow.offset.height) + 10
    let zoom = max(
      0.01, min(hypot(userToCanvas.a, userToCanvas.b), hypot(userToCanvas.c, userToCanvas.d)))
    saveGState()
    addRect(box.insetBy(dx: -reach / min(1, zoom), dy: -reach / min(1, zoom)))
    addPath(path)
    clip(using: .evenOdd)
    setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    setFillColor(CGColor(gray: 0, alpha: 1))
    addPath(path)
    fillPath()
    restoreGState()
  }

  /// Strokes the edge of a rounded rectangle.
  package func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: CGColor) {
    setStrokeColor(color)
    setLineWidth(width)
    addPath(.rounded(rect, radius: radius))
    strokePath()
  }

  /// Strokes a line of one point inside a rectangle's edge in the current stroke colour.
  package func strokeInside(_ rect: CGRect) {
    stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes a line through points, with round ends.
  package func line(_ points: [CGPoint], width: CGFloat, _ color: CGColor) {
    saveGState()
    setStrokeColor(color)
    setLineWidth(width)
    setLineCap(.round)
    setLineJoin(.round)
    addLines(between: points)
    strokePath()
    restoreGState()
  }

  /// Fills a white circle with the soft shadow of a movable knob.
  package func knob(_ rect: CGRect, radius: CGFloat) {
    saveGState()
    setShadow(
      offset: CGSize(width: 0, height: 2), blur: 5, color: CGColor(gray: 0, alpha: 0.22))
    fill(rect, radius: radius, CGColor(gray: 1, alpha: 1))
    restoreGState()
  }

  /// Fills a hairline of one pixel across a rectangle at its upper edge.
  package func hairline(_ rect: CGRect, _ color: CGColor) {
    let thickness = 1 / max(1, hypot(userToCanvas.a, userToCanvas.b))
    fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thickness), radius: 0, color)
  }
}
