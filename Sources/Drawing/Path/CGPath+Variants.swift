internal import Foundation

extension CGPath {
  /// Returns the path with curves replaced by chords within a distance.
  ///
  /// The number of chords per curve follows from Wang's bound on second differences, with at most 500.
  ///
  /// - Parameter tolerance: The distance in the path's space; values that are not positive mean 0.01.
  package func flattened(tolerance: Double) -> CGPath {
    let path = CGMutablePath()
    let tolerance = tolerance > 0 ? tolerance : 0.01
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ curve: Bezier) {
      let count = curve.chords(within: tolerance)
      for step in 1..<count { path.append(.line(curve.point(at: Double(step) / Double(count)))) }
      path.append(.line(curve.p3))
    }
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        path.append(element)
      case .line: path.append(element)
      case .quad(let c, let p): add(Bezier(quadFrom: current, c, p))
      case .curve(let c1, let c2, let p): add(Bezier(p0: current, p1: c1, p2: c2, p3: p))
      case .close: path.append(element)
      }
      current = element.points.last ?? start
    }
    return CGPath(elements: path.elements)
  }

  /// Returns the path with every subpath reversed; closed ones stay closed.
  ///
  /// The subpaths keep their order.
  package func reversed() -> CGPath {
    var result: [PathElement] = []
    var subpath: [PathElement] = []
    var start = CGPoint.zero
    func flush(isClosed: Bool) {
      guard !subpath.isEmpty else { return }
      result += Self.reversed(subpath)
      if isClosed { result.append(.close) }
      subpath = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush(isClosed: false)
        start = p
        subpath = [element]
      case .close: flush(isClosed: true)
      default:
        // After a close, drawing continues at the start of the closed subpath.
        if subpath.isEmpty { subpath = [.move(start)] }
        subpath.append(element)
      }
    }
    flush(isClosed: false)
    return CGPath(elements: result)
  }

  /// Returns a subpath without its close, reversed.
  private static func reversed(_ subpath: [PathElement]) -> [PathElement] {
    let ends = subpath.map { $0.points.last ?? .zero }
    var result: [PathElement] = [.move(ends[ends.count - 1])]
    for index in stride(from: subpath.count - 1, to: 0, by: -1) {
      let end = ends[index - 1]
      switch subpath[index] {
      case .quad(let c, _): result.append(.quad(control: c, end: end))
      case .curve(let c1, let c2, _):
        result.append(.curve(control1: c2, control2: c1, end: end))
      default: result.append(.line(end))
      }
    }
    return result
  }
}

extension Bezier {
  /// Returns the number of chords with equal parameter steps that stay within a distance of the curve.
  fileprivate func chords(within tolerance: Double) -> Int {
    let first = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let second = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? min(max(1, Int(count)), 500) : 1
  }
}
