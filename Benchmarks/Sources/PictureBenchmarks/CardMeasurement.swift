internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What a picture of a card takes at one scale; medians, in seconds.
@MainActor struct CardMeasurement {
  /// Pixels a point.
  let scale: Int
  /// What a process takes of processors from its start to its end: fonts and libraries are loaded for one picture.
  private(set) var cold = 0.0
  /// A further card of a process: made, laid out, drawn and packed.
  private(set) var warm = 0.0
  /// Cards a second of one processor, for two seconds of it.
  private(set) var rate = 0.0
  /// The same of `rsvg-convert` with the card as an SVG file; nil where it is not installed.
  private(set) var other: Double?
  /// The file's length.
  private(set) var bytes = 0

  /// The most that a picture may take in a new process and in a running one, in seconds, and the fewest a second.
  static let limits = (cold: 0.04, warm: 0.01, rate: 60.0)

  /// Measures.
  init(scale: Int, repetitions: Int) throws {
    self.scale = scale
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-card-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (drawing, picture) = (folder.path + "/card.svg", folder.path + "/card.png")
    try Card(number: 0).view.svgData().write(to: URL(fileURLWithPath: drawing))
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let count = max(1, repetitions)
    // By turns, so that what else the machine does is in all of them.
    var (colds, others, warms) = ([Double](), [Double](), [Double]())
    for number in 0..<count {
      colds.append(
        try Self.time(program, ["--cold", picture, "--scale", "\(scale)"]) ?? .infinity)
      if let time = try Self.time(
        "/usr/bin/env", ["rsvg-convert", "--zoom=\(scale)", drawing, "-o", folder.path + "/b.png"])
      {
        others.append(time)
      }
      warms.append(try Self.warm(number, scale))
    }
    bytes = try Data(contentsOf: URL(fileURLWithPath: picture)).count
    (cold, warm) = (colds.median, warms.median)
    other = others.isEmpty ? nil : others.median
    let start = ProcessorTime.ofProcess
    var made = 0
    while ProcessorTime.ofProcess - start < 2 {
      _ = try Self.warm(made, scale)
      made += 1
    }
    rate = Double(made) / (ProcessorTime.ofProcess - start)
  }

  /// Makes a card's picture and writes it: the work of the process that is measured cold.
  static func draw(to path: String, scale: Int) throws {
    try Card(number: 1).view.pngData(scale: CGFloat(scale))
      .write(to: URL(fileURLWithPath: path))
  }

  private static func warm(_ number: Int, _ scale: Int) throws -> Double {
    let start = ProcessorTime.ofProcess
    _ = try Card(number: number).view.pngData(scale: CGFloat(scale))
    return ProcessorTime.ofProcess - start
  }

  /// What a program takes of processors to its end, so that other programs do not count; nil where it cannot be run or
  /// fails.
  private static func time(_ program: String, _ arguments: [String]) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = processorTimeOfChildren
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? processorTimeOfChildren - start : nil
  }

  private static var processorTimeOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
    }
  }

  /// A line of the table.
  var line: String {
    String(
      format: "%5d  %7.1f  %7.1f  %8.0f  %7@  %6d", scale, cold * 1e3, warm * 1e3, rate,
      (other.map { String(format: "%.1f", $0 * 1e3) } ?? "-") as NSString, bytes)
  }

  /// What is recorded; a broken promise is bold.
  var row: String {
    func figure(_ value: Double, _ format: String, _ isKept: Bool) -> String {
      let text = String(format: format, value)
      return isKept ? text : "**\(text)**"
    }
    let limits = Self.limits
    return "\(scale) | " + figure(cold * 1e3, "%.1f", cold <= limits.cold) + " | "
      + figure(warm * 1e3, "%.1f", warm <= limits.warm) + " | "
      + figure(rate, "%.0f", rate >= limits.rate)
      + " | \(other.map { String(format: "%.1f", $0 * 1e3) } ?? "–") | \(bytes)"
  }
}
