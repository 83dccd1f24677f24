import UIKit

/// Outlines that are fitted, moved and outlined by what they show, so by their tight box; `bounds` of a
/// path is larger where control points stick out of its curves.
extension UIBezierPath {
  /// The smallest rectangle around the outline itself.
  var tightBounds: CGRect { cgPath.boundingBoxOfPath }

  /// A copy as large as fits into a rectangle without distortion, in its middle.
  func fitted(into rect: CGRect) -> UIBezierPath {
    let box = tightBounds
    let scale = min(rect.width / box.width, rect.height / box.height)
    let copy = UIBezierPath(cgPath: cgPath)
    copy.apply(CGAffineTransform(scaleX: scale, y: scale))
    return copy.centered(at: rect.middle)
  }

  /// A copy with its middle at a point.
  func centered(at point: CGPoint) -> UIBezierPath {
    let middle = tightBounds.middle
    let copy = UIBezierPath(cgPath: cgPath)
    copy.apply(CGAffineTransform(translationX: point.x - middle.x, y: point.y - middle.y))
    return copy
  }

  /// A line along the inside of the outline: twice as wide and cut off at it.
  func strokeInside(_ width: CGFloat) {
    strokeClipped(width) { self.addClip() }
  }

  /// A line along the outside of the outline.
  func strokeOutside(_ width: CGFloat) {
    strokeClipped(width) {
      // Everything but the inside: a path around all of it, crossings counted.
      let outside = UIBezierPath(rect: self.bounds.insetBy(dx: -width * 2, dy: -width * 2))
      outside.append(self)
      outside.usesEvenOddFillRule = true
      outside.addClip()
    }
  }

  private func strokeClipped(_ width: CGFloat, clip: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    clip()
    lineWidth = width * 2
    stroke()
    context.restoreGState()
  }

  /// A rabbit that sits, looking to the right; about 100 by 150.
  static var rabbit: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 75, width: 70, height: 75))
    path.append(UIBezierPath(ovalIn: CGRect(x: 45, y: 45, width: 55, height: 45)))
    path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 115, width: 25, height: 25)))
    // Ears, whose control points lie above their tips.
    for x in [52, 72] as [CGFloat] {
      path.move(to: CGPoint(x: x, y: 58))
      path.addCurve(
        to: CGPoint(x: x + 14, y: 56), controlPoint1: CGPoint(x: x - 14, y: -18),
        controlPoint2: CGPoint(x: x + 18, y: -18))
      path.close()
    }
    return path
  }

  /// A star with eight points.
  static var star: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<16 {
      let radius: CGFloat = corner.isMultiple(of: 2) ? 50 : 34
      let angle = CGFloat(corner) * .pi / 8
      let point = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
