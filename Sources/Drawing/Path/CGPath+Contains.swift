public import Foundation

extension CGPath {
  /// Whether `point` is inside the outline.
  ///
  /// Open subpaths count as closed.
  ///
  /// Curves are approximated by 64 chords each.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in applying(transform).polygons() {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
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
