internal import BenchmarkSupport
internal import Foundation

/// Unseen workloads in words, for a screen and for the record.
struct UnseenReport {
  let measurements: [UnseenMeasurement]

  /// A table in plain text.
  var text: String {
    var table = TextTable(
      words: 2,
      [
        "workload", "operation", "N", "build ms", "operation µs", "bytes a row",
        "build against kiwi", "operation against kiwi", "growth", "verdict",
      ])
    for measurement in measurements {
      for (index, figures) in measurement.figures.enumerated() {
        let isLast = index == measurement.figures.count - 1
        table.add([
          index == 0 ? measurement.workload.rawValue : "",
          index == 0 ? measurement.workload.operation : "", "\(figures.size)",
          Self.number(figures.build * 1e3), Self.number(figures.operation * 1e6),
          Self.number(figures.bytes), Self.build(figures), Format.ratio(figures.operationRatio),
          isLast ? measurement.growth.map { String(format: "%.2f", $0) } ?? "" : "",
          figures.isOptimal ? isLast ? Self.verdict(measurement) : "" : "WRONG",
        ])
      }
    }
    return table.text
  }

  /// Whether an answer was wrong.
  var isWrong: Bool {
    measurements.contains { $0.figures.contains { !$0.isOptimal } }
  }

  private static func verdict(_ measurement: UnseenMeasurement) -> String {
    measurement.isPassed.map { $0 ? "pass" : "FAIL" } ?? ""
  }

  /// A build that was given up took longer.
  private static func build(_ figures: UnseenMeasurement.Figures) -> String {
    (figures.rival?.isLate == true ? "> " : "") + Format.ratio(figures.buildRatio)
  }

  private static func number(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : "%.3g", value)
  }

  /// What the table of unseen workloads begins with in the record.
  static let title = "\n## Unseen workloads\n"
  private static let header = """
    | date | commit | processor | workload | build ms at N = 1,000 | at the largest N | largest N | operation | µs at 1,000 | µs at the largest N | bytes a row | growth of build (≤ 1.25) | growth of operation | compared at N | build against kiwi | operation against kiwi (≥ 20×) |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  /// Appends a row a workload to the record.
  func append() throws {
    let text = (try? String(contentsOf: Record.file, encoding: .utf8)) ?? "# Solver\n"
    let parts = text.components(separatedBy: Self.title)
    var before = parts.count > 1 ? parts[1] : ""
    if !before.contains(Self.header) { before += "\n\(Self.header)\n" }
    let place =
      "| \(Date.now.formatted(.iso8601.year().month().day())) | \(SourceCommit.name) | \(Processor.name) | "
    let rows = measurements.compactMap(Self.cells)
      .map { place + $0.joined(separator: " | ") + " |\n" }
    try (parts[0] + Self.title + before + rows.joined())
      .write(to: Record.file, atomically: true, encoding: .utf8)
  }

  private static func cells(_ measurement: UnseenMeasurement) -> [String]? {
    guard let last = measurement.figures.last else { return nil }
    let thousand = measurement.figures.first { $0.size == 1000 }
    func exponent(_ value: Double?) -> String {
      value.map { String(format: "%.2f", $0) } ?? "–"
    }
    let growth = exponent(measurement.growth)
    var cells = [measurement.workload.rawValue]
    cells.append(thousand.map { number($0.build * 1e3) } ?? "–")
    cells += [number(last.build * 1e3), "\(last.size)", measurement.workload.operation]
    cells.append(thousand.map { number($0.operation * 1e6) } ?? "–")
    cells += [number(last.operation * 1e6), number(last.bytes)]
    cells.append(measurement.isGrowthPassed == false ? "**\(growth)**" : growth)
    cells.append(exponent(measurement.operationGrowth))
    let compared = measurement.compared
    let ratio = Format.ratio(compared?.operationRatio)
    cells += [compared.map { "\($0.size)" } ?? Format.none, compared.map(build) ?? Format.none]
    cells.append(measurement.isOperationPassed == false ? "**\(ratio)**" : ratio)
    return cells
  }
}
