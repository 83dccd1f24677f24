/// The figures of a table of `--life`, size by size, and the gates that follow from them.
@MainActor struct LifeTable {
  private let header: [String]
  private var rows: [[Double?]] = []

  /// Begins a table and prints its header.
  init(_ header: [String]) {
    self.header = header
    print(header.joined(separator: "  "))
  }

  /// Adds a row and prints it.
  mutating func add(_ figures: [Double?]) {
    rows.append(figures)
    print(TextTableLine.line(figures, under: header))
  }

  /// A figure by its column; nil where the table has no such tree.
  ///
  /// - Parameter views: How many views the tree has; nil for the only row.
  private func figure(_ column: String, of views: Double? = nil) -> Double? {
    guard let index = header.firstIndex(where: { $0.hasSuffix(column) }),
      let row = rows.first(where: { views == nil || $0[0] == views })
    else { return nil }
    return row[index]
  }

  private func growth(of column: String, _ name: String) -> LifeGate {
    let (small, large) = (rows.first?[0], rows.last?[0])
    return LifeGate(
      growthOf: name, (small, figure(column, of: small)), (large, figure(column, of: large)))
  }

  /// The gates of windows of rows.
  var gatesOfRows: [LifeGate] {
    let views = 1001.0
    return [
      LifeGate("1,001 views from making to frames, µs", figure("all", of: views), atMost: 6500),
      LifeGate("the same, times Yoga", figure("ratio", of: views), atMost: 2.5),
      LifeGate("a label added, µs", figure(" add", of: views), atMost: 120),
      LifeGate("the label removed, µs", figure("remove", of: views), atMost: 120),
      growth(of: " add", "a label added"), growth(of: "remove", "a label removed"),
      LifeGate("1,001 views torn down, µs", figure("tear down", of: views), atMost: 1500),
      LifeGate("a view, bytes", figure("bytes a view", of: views), atMost: 1200),
      LifeGate("a constraint, bytes", figure("a constraint", of: views), atMost: 160),
    ]
  }

  /// The gates of nested stacks.
  var gatesOfStacks: [LifeGate] {
    let views = 2602.0
    return [
      LifeGate("2,602 views in stacks to frames, µs", figure(" first", of: views), atMost: 15000),
      LifeGate("an arranged view inserted, µs", figure("insert", of: views), atMost: 300),
      growth(of: "insert", "an arranged view inserted"),
      growth(of: "insert last", "the same where no row below moves"),
    ]
  }

  /// The gates of a cell that is fitted again.
  var gatesOfFitting: [LifeGate] {
    [LifeGate("a fit with other texts, beyond texts, µs", figure("beyond texts"), atMost: 25)]
  }
}
