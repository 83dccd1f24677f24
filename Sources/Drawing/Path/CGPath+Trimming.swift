package import Foundation

extension CGPath {
  /// Returns the part of the path between two fractions of its length, 0 to 1.
  ///
  /// Other fractions are clamped; if the second is not above the first, the part is empty. A closed subpath that is cut
  /// becomes open.
  ///
  /// - Complexity: O(steps of the path).
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (low, high) = (max(0, min(1, start)), max(0, min(1, end)))
    if low == 0, high == 1 { return self }
    let result = CGMutablePath()
    let pieces = Self.pieces(of: elements)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard low < high, total > 0 else { return result }
    var done = 0.0
    var last: CGPoint?
    for piece in pieces {
      let from = (Double(low) * total - done) / piece.length
      let to = (Double(high) * total - done) / piece.length
      done += piece.length
      guard to > 0, from < 1, piece.length > 0 else { continue }
      let part = piece.curve.part(
        from: piece.parameter(at: max(0, from)), to: piece.parameter(at: min(1, to)))
      if last != part.p0 || piece.startsSubpath { result.move(to: part.p0) }
      if piece.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
      }
      last = part.p3
    }
    return result
  }

  /// A line or a curve with its length.
  private struct Piece {
    var curve: Bezier
    var isLine: Bool
    var startsSubpath: Bool
    /// The cumulative lengths at equal steps of the parameter.
    var lengths: [Double]
    var length: Double { lengths.last ?? 0 }

    init(_ curve: Bezier, isLine: Bool, startsSubpath: Bool) {
      self.curve = curve
      self.isLine = isLine
      self.startsSubpath = startsSubpath
      let steps = isLine ? 1 : 32
      lengths = [0]
      var before = curve.p0
      for step in 1...steps {
        let point = curve.point(at: Double(step) / Double(steps))
        lengths.append(
          (lengths.last ?? 0) + Double(hypot(point.x - before.x, point.y - before.y)))
        before = point
      }
    }

    /// Returns the parameter at a fraction of the length.
    func parameter(at share: Double) -> Double {
      let wanted = share * length
      guard let above = lengths.firstIndex(where: { $0 >= wanted }), above > 0 else { return 0 }
      let step = lengths[above] - lengths[above - 1]
      let rest = step > 0 ? (wanted - lengths[above - 1]) / step : 0
      return (Double(above - 1) + rest) / Double(lengths.count - 1)
    }
  }

  private static func pieces(of elements: [PathElement]) -> [Piece] {
    var pieces: [Piece] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func line(to end: CGPoint) -> Bezier { Bezier(p0: current, p1: current, p2: end, p3: end) }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, isNew) = (point, point, true)
        continue
      case .line(let end): pieces.append(Piece(line(to: end), isLine: true, startsSubpath: isNew))
      case .close: pieces.append(Piece(line(to: start), isLine: true, startsSubpath: isNew))
      case .quad(let control, let end):
        pieces.append(
          Piece(Bezier(quadFrom: current, control, end), isLine: false, startsSubpath: isNew))
      case .curve(let control1, let control2, let end):
        pieces.append(
          Piece(
            Bezier(p0: current, p1: control1, p2: control2, p3: end), isLine: false,
            startsSubpath: isNew))
      }
      current = pieces.last?.curve.p3 ?? current
      isNew = false
    }
    return pieces
  }
}

extension Bezier {
  /// Returns the curve between two parameters, by de Casteljau's algorithm.
  fileprivate func part(from: Double, to: Double) -> Bezier {
    guard to > from else { return Bezier(p0: p0, p1: p0, p2: p0, p3: p0) }
    let tail = split(at: from).1
    return tail.split(at: from < 1 ? (to - from) / (1 - from) : 1).0
  }

  private func split(at t: Double) -> (Bezier, Bezier) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (
      Bezier(p0: p0, p1: a, p2: d, p3: middle), Bezier(p0: middle, p1: e, p2: c, p3: p3)
    )
  }
}
