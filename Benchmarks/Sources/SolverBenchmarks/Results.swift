internal import BenchmarkSupport

/// All cases of a run.
struct Results {
  /// In the order of measuring.
  var cases: [CaseResult] = []

  /// Our solver's name.
  static let plumb = "Plumb"
  /// A rival's name; in its other edit order it has a suffix.
  static let kiwi = "kiwi"
  /// A rival's name; in its other edit order it has a suffix.
  static let amoeba = "amoeba"

  /// Layouts that were measured.
  var workloads: [Workload] {
    Workload.allCases.filter { workload in cases.contains { $0.workload == workload } }
  }

  /// Sizes that were measured.
  var sizes: [Int] { Set(cases.map(\.size)).sorted() }

  /// Rivals that took part.
  var rivals: [String] {
    [Self.kiwi, Self.amoeba].filter { rival in cases.contains { $0.contestant == rival } }
  }

  /// What a solver needs; for a rival, measured in two edit orders, the better figure.
  func figure(_ figure: Figure, _ workload: Workload, _ size: Int, _ contestant: String) -> Double?
  {
    cases.filter {
      $0.workload == workload && $0.size == size && $0.contestant.hasPrefix(contestant)
    }
    .compactMap { $0.figures[figure] }.min()
  }

  /// How many times as much a rival needs as our solver.
  func ratio(_ figure: Figure, _ workload: Workload, _ size: Int, to rival: String) -> Double? {
    guard let ours = self.figure(figure, workload, size, Self.plumb), ours > 0,
      let theirs = self.figure(figure, workload, size, rival)
    else { return nil }
    return theirs / ours
  }

  /// Exponent of our growth from N = 100 to 10,000; nil unless both ends were measured.
  func exponent(_ figure: Figure, _ workload: Workload, _ contestant: String) -> Double? {
    let points = sizes.filter { (100...10000).contains($0) }.compactMap { size in
      self.figure(figure, workload, size, contestant).map { (size: Double(size), cost: $0) }
    }
    guard points.first?.size == 100, points.last?.size == 10000 else { return nil }
    return Growth.exponent(points)
  }
}
