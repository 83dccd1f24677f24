internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What one picture of the screen took of processors, at two pixels a point; medians.
@MainActor struct PictureMeasurement {
  /// Of the cards' shadows, in points.
  let radius: Double
  /// To draw, to write the PNG, and both in one call as programs ask for it; seconds.
  private(set) var drawing = 0.0
  private(set) var writing = 0.0
  private(set) var whole = 0.0
  /// The file's length.
  private(set) var bytes = 0
  /// How many views there are.
  let views: Int

  /// The most that a whole picture may take, in seconds.
  static let limit = 0.05

  /// Draws the screen again and again.
  init(radius: Double, repetitions: Int, example: URL?) throws {
    self.radius = radius
    let screen = PictureScreen(shadowRadius: radius)
    views = screen.count
    let root = screen.root
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: root.bounds, format: format)
    // What is loaded once, fonts for one, is not measured.
    let data = try root.pngData(scale: 2)
    bytes = data.count
    try example.map { try data.write(to: $0) }
    var samples: [[Double]] = []
    for _ in 0..<max(1, repetitions) {
      let start = ProcessorTime.ofProcess
      _ = try root.pngData(scale: 2)
      let end = ProcessorTime.ofProcess
      let image = renderer.image { _ in
        root.drawHierarchy(in: root.bounds, afterScreenUpdates: false)
      }
      let drawn = ProcessorTime.ofProcess
      _ = image.pngData()
      samples.append([end - start, drawn - end, ProcessorTime.ofProcess - drawn])
    }
    func median(_ part: Int) -> Double { samples.map { $0[part] }.sorted()[samples.count / 2] }
    (whole, drawing, writing) = (median(0), median(1), median(2))
  }

  /// A line of the table.
  var line: String {
    String(
      format: "%6g  %10.1f  %6.1f  %8.1f  %8d", radius, drawing * 1e3, writing * 1e3, whole * 1e3,
      bytes)
  }

  /// What is recorded; a broken promise is bold.
  var row: String {
    let whole = String(format: "%.1f", self.whole * 1e3)
    return String(format: "%g | %d | %.1f | %.1f | ", radius, views, drawing * 1e3, writing * 1e3)
      + (self.whole < Self.limit ? whole : "**\(whole)**") + " | \(bytes)"
  }
}
