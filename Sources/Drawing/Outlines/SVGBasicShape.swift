import Foundation

/// The outlines of SVG's elements with a shape.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", 9.3 and 10.
enum SVGBasicShape {
  /// Returns the outline of an element; nil for an element of another kind, or without size.
  ///
  /// - Parameter limit: The largest number of steps.
  static func path(_ name: String, _ attributes: [String: String], limit: Int) -> CGPath? {
    func number(_ key: String) -> Double { SVGNumbers.length(attributes[key]) ?? 0 }
    switch name {
    case "path":
      return attributes["d"].map { SVGPathData.path($0, limit: limit) }
    case "rect":
      return rect(
        CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
        SVGNumbers.length(attributes["rx"]), SVGNumbers.length(attributes["ry"]))
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
    case "line":
      let path = CGMutablePath()
      path.move(to: CGPoint(x: number("x1"), y: number("y1")))
      path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      return path
    case "polyline", "polygon":
      let numbers = SVGNumbers.list(
        attributes["points"] ?? "", atMost: max(0, min(limit, 1 << 20)) * 2)
      guard numbers.count >= 4 else { return nil }
      let path = CGMutablePath()
      path.addLines(
        between: stride(from: 0, to: numbers.count - 1, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      if name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func rect(_ rect: CGRect, _ rx: Double?, _ ry: Double?) -> CGPath? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    // A radius that is missing equals the other one.
    let x = max(0, min(rx ?? ry ?? 0, rect.width / 2))
    let y = max(0, min(ry ?? rx ?? 0, rect.height / 2))
    guard x > 0, y > 0 else { return CGPath(rect: rect) }
    return CGPath(roundedRect: rect, cornerWidth: x, cornerHeight: y)
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> CGPath? {
    guard rx > 0, ry > 0 else { return nil }
    return CGPath(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }
}
