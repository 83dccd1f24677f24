internal import BenchmarkSupport
internal import Foundation

/// Keeps a run's figures as dated rows, ratios rather than times.
struct ViewRecord {
  /// What was measured.
  let measurements: [ViewMeasurement]

  /// Where results are kept: beside the sources this was built from.
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Results/Views.md")
  private static let header = """
    | date | commit | layout | views | relayout against Yoga (≥ 1.00×) | allocations a view (0) |
    | --- | --- | --- | --- | --- | --- |
    """

  /// Appends one row a layout.
  @MainActor func append() throws {
    var text =
      (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "# Views\n\n\(Self.header)\n"
    let date = Date.now.formatted(.iso8601.year().month().day())
    for measurement in measurements {
      text += "| \(date) | \(SourceCommit.name) | \(measurement.row) |\n"
    }
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }
}
