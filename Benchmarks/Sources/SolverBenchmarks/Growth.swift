internal import Foundation

/// How a cost grows with N.
enum Growth {
  /// The exponent of a power law through points, by least squares in double logarithms.
  static func exponent(_ points: [(size: Double, cost: Double)]) -> Double {
    let logarithms = points.map { (x: log($0.size), y: log(max($0.cost, .leastNormalMagnitude))) }
    let count = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return variance > 0 ? covariance / variance : 0
  }

  /// By how much a cost grows from one size to another.
  static func factor(_ from: Int, _ to: Int, _ exponent: Double) -> Double {
    pow(Double(to) / Double(from), exponent)
  }
}
