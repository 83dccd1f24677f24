internal import BenchmarkSupport

extension Workload {
  /// Checksums after build at the first size and after the last resize step, by N.
  ///
  /// Eight independent solvers and hand-written frames agree on them, to the six digits given.
  var checksums: [Int: (built: Double, resized: Double)] {
    switch self {
    case .chain: [10: (28620, 34769), 100: (983_536, 1.04159e6), 1000: (8.45274e7, 8.50999e7)]
    case .nested: [10: (49919, 56068), 100: (599_181, 657_239), 1000: (1.67627e7, 1.73353e7)]
    case .cells:
      [10: (17067.5, 21214.5), 100: (374_476, 420_484), 1000: (2.61824e7, 2.66438e7)]
    case .grid: [10: (36880.5, 41385), 100: (261_123, 293_084), 1000: (2.43089e6, 2.72633e6)]
    case .form: [10: (20013, 23731), 100: (512_246, 541_275), 1000: (4.11039e7, 4.13907e7)]
    }
  }

  /// Whether weights still rank this layout's constraints as priorities do.
  ///
  /// Thousands of labels at 200 outweigh one at 750; a solver that adds weights up then answers
  /// another question than one that compares levels.
  func weightsStandForLevels(atSize size: Int) -> Bool { self != .form || size < 5000 }
}
