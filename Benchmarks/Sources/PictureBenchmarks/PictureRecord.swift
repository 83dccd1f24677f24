internal import BenchmarkSupport
internal import Foundation

/// Keeps a run's figures as dated rows.
struct PictureRecord {
  /// What was measured.
  let measurements: [PictureMeasurement]

  /// Where results are kept: beside the sources this was built from.
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Results/Pictures.md")
  private static let header = """
    | date | commit | processor | shadow radius | views | drawing ms | PNG ms | whole ms (< 50) | bytes |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  /// Appends one row a radius.
  @MainActor func append() throws {
    var text =
      (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "# Pictures\n\n\(Self.header)\n"
    let date = Date.now.formatted(.iso8601.year().month().day())
    for measurement in measurements {
      text += "| \(date) | \(SourceCommit.name) | \(Processor.name) | \(measurement.row) |\n"
    }
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }
}
