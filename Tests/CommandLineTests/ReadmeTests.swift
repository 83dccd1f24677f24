import Foundation
import GoldenFiles
import TestSupport
import Testing

/// The README's code is the example that is built, and what it prints is what the example prints.
@Suite struct ReadmeTests {
  /// The package's folder, two above this file's.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of the README, without their fences.
  private func blocks() throws -> [String] {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map {
      let lines = $0.element.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.dropFirst().joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test func theCodeIsTheExample() throws {
    let example = try String(
      contentsOf: Self.package.appendingPathComponent("Examples/Quickstart/main.swift"),
      encoding: .utf8)
    // The first block is a test.
    #expect(try blocks()[1] == example.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test func theOutputIsTheExamples() throws {
    let picture = try TestFolder.make().appendingPathComponent("card.png")
    let result = try Tool.run([picture.path], program: "Quickstart")
    #expect(result.status == 0)
    #expect(try blocks()[2] == result.output.trimmingCharacters(in: .whitespacesAndNewlines))
    try Golden.expect(Data(contentsOf: picture), "Documentation/Pictures/quickstart.png")
  }

  /// Without a name the picture goes beside the caller, not over the program.
  @Test func aProgramWithoutArgumentsWritesItsPicture() throws {
    let folder = try TestFolder.make()
    let result = try Tool.run([], program: "Quickstart", folder: folder)
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["card.png"])
  }

  @Test func theExplanationIsTheTools() throws {
    let result = try Tool.run(["explain", "Examples/Conflict.xib"], folder: Self.package)
    let shown = try #require(blocks().first { $0.hasPrefix("$ plumb explain") }).split(
      separator: "\n"
    ).dropFirst().map(String.init)
    #expect(shown == result.lines)
    #expect(result.status == 1)
  }
}
