/// Letter spacing that makes Inter as wide as San Francisco.
///
/// San Francisco is set tighter the larger it is; Inter at 17 points is about 4.6 % too wide without
/// help. The numbers were fitted with `Scripts/fit-tracking.py` against recorded widths of labels in
/// iOS interface documents: per size the median spacing that makes the widths equal, smoothed where
/// rows are few. What remains is a median error of 0.70 % (90th percentile 3.49 %) over those labels;
/// `Scripts/fit-tracking.py` prints it.
package enum Tracking {
  /// Size in points, spacing in em, weight 400.
  private static let regular: [(Double, Double)] = [
    (10, 0.010), (11, 0.003), (12, 0.002), (13, -0.003), (14, -0.014), (15, -0.024),
    (16, -0.025), (17, -0.0253), (18, -0.0315), (20, -0.038), (24, -0.047), (30, -0.046),
    (40, -0.038),
  ]
  /// The same for weight 700.
  private static let bold: [(Double, Double)] = [
    (12, 0.000), (14, -0.0056), (24, -0.0273), (36, -0.0509),
  ]

  /// Spacing after each letter in points for the system font.
  ///
  /// Piecewise linear in the size, constant beyond the tables' ends; weights between 400 and 700 are
  /// mixed, others take the nearer table.
  package static func spacing(size: Double, weight: Int) -> Double {
    let share = min(max(Double(weight - 400) / 300, 0), 1)
    return size
      * (interpolate(regular, size) * (1 - share) + interpolate(bold, size) * share)
  }

  private static func interpolate(_ points: [(Double, Double)], _ size: Double) -> Double {
    guard let first = points.first, size > first.0 else { return points.first?.1 ?? 0 }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.0 {
      return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
    }
    return points.last?.1 ?? 0
  }
}
