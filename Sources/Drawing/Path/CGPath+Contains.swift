public import Foundation

extension CGPath {
  /// Whether the painted region of the filled path contains a point.
  ///
  /// Points on the outline, corners included, count as inside. Open subpaths count as closed; curves are approximated
  /// by 64 chords each.
  ///
  /// - Parameters:
  ///   - point: A point in the path's coordinates, once it is transformed.
  ///   - rule: The rule that decides between inside and outside.
  ///   - transform: A transform of the point, not of the path.
  /// - Complexity: O(*n*) in the number of elements.
  ///
  /// Source: Apple, "CGPath" (`contains(_:using:transform:)`); the outline as inside: the tests of public packages that
  /// cut cells along slanted lines.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    var crossings = 0
    for polygon in polygons() {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        // Two corners enclose nothing: a line has no painted region.
        if polygon.count > 2, point.isOnEdge(from, to) { return true }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// Returns each subpath as a list of corners, with chords for curves.
  private func polygons() -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var current: [CGPoint] = []
    func chords(_ curve: Bezier) -> [CGPoint] {
      (1...64).map { curve.point(at: Double($0) / 64) }
    }
    for element in elements where element.isFinite {
      let last = current.last ?? .zero
      switch element {
      case .move(let p):
        if !current.isEmpty { result.append(current) }
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p): current += chords(Bezier(quadFrom: last, c, p))
      case .curve(let c1, let c2, let p):
        current += chords(Bezier(p0: last, p1: c1, p2: c2, p3: p))
      case .close:
        if !current.isEmpty { result.append(current) }
        current = current.first.map { [$0] } ?? []
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }
}

extension CGPoint {
  /// Whether the point is on the line between two others, up to rounding.
  fileprivate func isOnEdge(_ from: CGPoint, _ to: CGPoint) -> Bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (px, py) = (x - from.x, y - from.y)
    let squared = dx * dx + dy * dy
    // Compares the distance to the line with 1e-9 of the edge's length.
    guard abs(dx * py - dy * px) <= 1e-9 * squared else { return false }
    let along = dx * px + dy * py
    return squared > 0 ? along >= 0 && along <= squared : px == 0 && py == 0
  }
}
