import Foundation

/// A subpath as corners, without equal successive corners.
struct Polyline {
  /// The corners, at least one.
  var points: [CGPoint]
  /// Whether a line connects the last corner with the first.
  var isClosed: Bool

  /// Returns the subpaths of a path with chords for curves; steps that are not finite are skipped.
  static func lines(of path: CGPath, tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current: [CGPoint] = []
    func finish(isClosed: Bool) {
      guard let first = current.first else { return }
      if isClosed, current.count > 1, let last = current.last, last.isNear(first) {
        current.removeLast()
      }
      result.append(Polyline(points: current, isClosed: isClosed && current.count > 1))
      current = []
    }
    let finite = CGPath(elements: path.elements.filter(\.isFinite))
    for element in finite.flattened(tolerance: tolerance).elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        current = [point]
      case .close:
        let start = current.first
        finish(isClosed: true)
        // Steps after a close without a move start where the closed subpath did.
        current = start.map { [$0] } ?? []
      default:
        guard let point = element.points.last else { continue }
        if current.last?.isNear(point) != true { current.append(point) }
      }
    }
    // A lone start after a close draws nothing.
    if current.count > 1 || path.elements.last != .close { finish(isClosed: false) }
    return result
  }

  /// Returns the line divided into dashes, each an open line.
  ///
  /// - Parameters:
  ///   - lengths: The alternating lengths of dashes and gaps, not negative and not all 0; an odd list is repeated.
  ///   - most: The maximum number of dashes, after which the rest of the line is not divided.
  func dashed(phase: Double, lengths: [Double], most: Int) -> [Polyline] {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite else { return [self] }
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var at = 0
    while rest >= pattern[at] {
      rest -= pattern[at]
      at = (at + 1) % pattern.count
    }
    var left = pattern[at] - rest
    var isOn = at.isMultiple(of: 2)
    var result: [Polyline] = []
    var dash: [CGPoint] = isOn ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done = 0.0
      while length - done > left, result.count < most {
        done += left
        let share = done / length
        let cut = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        if isOn {
          result.append(Polyline(points: dash + [cut], isClosed: false))
          dash = []
        } else {
          dash = [cut]
        }
        isOn.toggle()
        at = (at + 1) % pattern.count
        left = pattern[at]
      }
      left -= length - done
      if isOn { dash.append(to) }
    }
    if isOn, dash.count > 1 { result.append(Polyline(points: dash, isClosed: false)) }
    return result
  }
}

extension CGPoint {
  /// Whether another point is equal except for rounding.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-9 * max(1, abs(x)) && abs(y - other.y) <= 1e-9 * max(1, abs(y))
  }
}
