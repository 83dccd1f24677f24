internal import Foundation

/// The share of a change that is made at each fraction of its time.
@MainActor package enum ChangeCurve {
  /// A constant speed.
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case cubic(CAMediaTimingFunction)
  /// A spring; the duration turns fractions into seconds.
  case spring(SpringMotion, duration: Double)

  /// The share at a fraction of the time, 0 to 1; springs may pass 1.
  package func value(at fraction: Double) -> Double {
    switch self {
    case .linear: return fraction
    case .cubic(let function): return function.value(at: fraction)
    case .spring(let motion, let duration):
      // The end is exact, wherever the spring is.
      return fraction >= 1 ? 1 : motion.position(at: fraction * duration)
    }
  }
}

extension CAMediaTimingFunction {
  /// The height of the curve at a fraction of its width: the point of the cubic Bézier curve with that x.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    func bezier(_ a: Float, _ b: Float, _ t: Double) -> Double {
      let (a, b, u) = (Double(a), Double(b), 1 - t)
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    // x grows with t as long as the control points are between 0 and 1, so that halving finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(first[0], second[0], middle) < x { low = middle } else { high = middle }
    }
    return bezier(first[1], second[1], (low + high) / 2)
  }
}
