internal import ArgumentParser
internal import BenchmarkSupport
internal import Foundation
import UIKit

/// Measures a picture of a telephone's screen as a PNG file.
@main
struct PictureBenchmarks: @preconcurrency ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PictureBenchmarks",
    abstract: "Measure a screen of 100 views, 390 × 844 points, as a PNG at two pixels a point.",
    discussion: "Exit codes: 0 measured; 64 the command line was wrong.")

  @Option(help: "Radii of the cards' shadows in points; 0 for no shadow.")
  var radius: [Double] = [0, 2, 10, 40]

  @Option(help: "How often each picture is made; the median counts.")
  var repetitions = 25

  @Option(help: "Where to write the last radius' picture, to look at it.")
  var example: String?

  @Flag(help: "Append the figures to Benchmarks/Results/Pictures.md.")
  var record = false

  @MainActor func run() throws {
    print("radius  drawing ms  PNG ms  whole ms     bytes")
    var measurements: [PictureMeasurement] = []
    for radius in radius {
      let measurement = try PictureMeasurement(
        radius: radius, repetitions: repetitions, example: example.map(URL.init(fileURLWithPath:)))
      print(measurement.line)
      measurements.append(measurement)
    }
    if record { try PictureRecord(measurements: measurements).append() }
  }
}
