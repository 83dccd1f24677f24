internal import BenchmarkSupport
internal import Foundation

/// Keeps a run's figures as dated rows.
struct PictureRecord {
  /// What was measured.
  let measurements: [PictureMeasurement]
  /// The cards that were measured.
  let cards: [CardMeasurement]

  /// Where results are kept: beside the sources this was built from.
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Results/Pictures.md")
  private static let header = """
    | date | commit | processor | shadow radius | views | drawing ms | PNG ms | whole ms (< 50) | bytes |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  private static let cardTitle = "\n## Cards\n"
  private static let cardHeader = """
    | date | commit | processor | scale | cold ms of processor (≤ 40) | warm ms (≤ 10) | a second and core (≥ 60) | rsvg-convert ms of processor | bytes |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  /// Appends one row a radius, and one a card.
  @MainActor func append() throws {
    let text =
      (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "# Pictures\n\n\(Self.header)\n"
    let parts = text.components(separatedBy: Self.cardTitle)
    let place =
      "| \(Date.now.formatted(.iso8601.year().month().day())) | \(SourceCommit.name) | \(Processor.name) | "
    let screens = measurements.map { place + $0.row + " |\n" }.joined()
    let rows = cards.map { place + $0.row + " |\n" }.joined()
    let before = parts.count > 1 ? parts[1] : "\n\(Self.cardHeader)\n"
    try (parts[0] + screens + Self.cardTitle + before + rows)
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }
}
