/// Shares of pixels that polygons cover, and a blur of its own kind.
struct PolygonRaster {
  let width: Int
  let height: Int

  private static let sublines = 4

  /// The share of every pixel inside polygons: a pixel's rows in quarters, its columns exactly.
  func coverage(_ contours: [[Spot]]) -> [Double] {
    var shares = [Double](repeating: 0, count: width * height)
    let edges = contours.flatMap { contour in
      zip(contour, contour.dropFirst() + contour.prefix(1)).filter { $0.0.y != $0.1.y }
    }
    guard let top = edges.map({ min($0.0.y, $0.1.y) }).min(),
      let bottom = edges.map({ max($0.0.y, $0.1.y) }).max()
    else { return shares }
    for row in max(0, Int(top))..<min(height, Int(bottom) + 1) {
      for part in 0..<Self.sublines {
        let y = Double(row) + (Double(part) + 0.5) / Double(Self.sublines)
        var crossings: [(x: Double, turn: Int)] = []
        for (one, other) in edges where (one.y <= y) != (other.y <= y) {
          let x = one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x)
          crossings.append((x, one.y < other.y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
          winding += crossing.turn
          if winding != 0 { fill(&shares, row, crossing.x, next.x) }
        }
      }
    }
    return shares
  }

  private func fill(_ shares: inout [Double], _ row: Int, _ from: Double, _ to: Double) {
    let (from, to) = (max(0, from), min(Double(width), to))
    guard from < to else { return }
    for column in Int(from)...min(width - 1, Int(to)) {
      let share = min(to, Double(column + 1)) - max(from, Double(column))
      if share > 0 {
        let at = row * width + column
        shares[at] = min(1, shares[at] + share / Double(Self.sublines))
      }
    }
  }

  /// A blur whose shares fall off exponentially: to and fro along rows and columns, twice.
  ///
  /// A pass to and fro with the decay a has the variance 2a / (1 − a)², so two that make σ² have
  /// a = b − √(b² − 1) with b = 1 + 2 / σ².
  func blurred(_ shares: [Double], sigma: Double) -> [Double] {
    let b = 1 + 2 / (sigma * sigma)
    let decay = b - (b * b - 1).squareRoot()
    var shares = shares
    shares.withUnsafeMutableBufferPointer { values in
      for _ in 0..<2 {
        for row in 0..<height { smooth(values, row * width, 1, width, decay) }
        for column in 0..<width { smooth(values, column, width, height, decay) }
      }
    }
    return shares
  }

  private func smooth(
    _ values: UnsafeMutableBufferPointer<Double>, _ start: Int, _ step: Int, _ count: Int,
    _ decay: Double
  ) {
    var mean = 0.0
    var at = start
    let share = 1 - decay
    for _ in 0..<count {
      mean = mean * decay + values[at] * share
      values[at] = mean
      at += step
    }
    mean = 0
    for _ in 0..<count {
      at -= step
      mean = mean * decay + values[at] * share
      values[at] = mean
    }
  }
}
