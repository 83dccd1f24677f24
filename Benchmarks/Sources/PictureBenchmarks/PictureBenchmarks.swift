internal import ArgumentParser
internal import BenchmarkSupport
internal import Foundation
import UIKit

/// Measures pictures of a telephone's screen and of a card as PNG files.
@main
struct PictureBenchmarks: @preconcurrency ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PictureBenchmarks",
    abstract:
      "Measure a screen of 100 views, 390 × 844 points, as a PNG at two pixels a point, and a card.",
    discussion: "Exit codes: 0 measured; 64 the command line was wrong.")

  @Option(help: "Radii of the cards' shadows in points; 0 for no shadow.")
  var radius: [Double] = [0, 2, 10, 40]

  @Option(help: "Pixels a point of the cards.")
  var scale: [Int] = [1, 2, 3]

  @Option(help: ArgumentHelp("Draw one card to a file and end.", visibility: .hidden))
  var cold: String?

  @Option(help: "How often each picture is made; the median counts.")
  var repetitions = 25

  @Option(help: "Where to write the last radius' picture, to look at it.")
  var example: String?

  @Flag(help: "Append the figures to Benchmarks/Results/Pictures.md.")
  var record = false

  func validate() throws {
    guard scale.allSatisfy({ (1...16).contains($0) }) else {
      throw ValidationError("--scale needs numbers from 1 to 16.")
    }
  }

  @MainActor func run() throws {
    if let cold { return try CardMeasurement.draw(to: cold, scale: scale.first ?? 1) }
    print("scale  cold ms  warm ms  a second  rsvg ms   bytes")
    var cards: [CardMeasurement] = []
    for scale in scale {
      let card = try CardMeasurement(scale: scale, repetitions: repetitions)
      print(card.line)
      cards.append(card)
    }
    print("\nradius  drawing ms  PNG ms  whole ms     bytes")
    var measurements: [PictureMeasurement] = []
    for radius in radius {
      let measurement = try PictureMeasurement(
        radius: radius, repetitions: repetitions, example: example.map(URL.init(fileURLWithPath:)))
      print(measurement.line)
      measurements.append(measurement)
    }
    if record { try PictureRecord(measurements: measurements, cards: cards).append() }
  }
}
