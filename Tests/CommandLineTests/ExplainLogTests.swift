import Foundation
import GoldenFiles
import TestSupport
import Testing

/// `plumb explain` of logs.
@Suite struct ExplainLogTests {
  private static let row = "Examples/Logs/Row.log"
  private static let run = "Examples/Logs/Run.log"
  private static let package = URL(fileURLWithPath: Repository.path("."))

  @Test func formatsAndExitCodes() throws {
    for (format, start) in [
      ("text", "Examples/Logs/Row.log:1: The cell's content view is 44 high now"),
      ("json", #"{"conflicts": 1, "causes": ["#),
      ("github", "::error file=Examples/Logs/Row.log,line=1"),
      ("sarif", #"{"$schema": "#), ("html", "<!DOCTYPE html>"),
    ] {
      let result = try Tool.run(["explain", "--format", format, Self.row], folder: Self.package)
      #expect(result.status == 1 && result.errors == "", "\(format)")
      #expect(result.output.hasPrefix(start), "\(format)")
    }
    let calm = try Tool.run(["explain", try Tool.file("Calm.txt", "Nothing happened.\n")])
    #expect(calm.status == 0)
    #expect(calm.output == "No conflict and no message of Auto Layout was found.\n")
    let missing = try Tool.run(["explain", "/nowhere/at.log"])
    #expect(missing.status == 2 && missing.output == "")
  }

  @Test func optionsOfLogs() throws {
    let all = try Tool.run(["explain", "--all", Self.row], folder: Self.package)
    #expect(all.output.components(separatedBy: "\n  Or: ").count == 3)
    let sources = try Tool.run(
      ["explain", "--in", "Examples/Logs/Sources", Self.row], folder: Self.package)
    #expect(sources.output.contains("Examples/Logs/Sources/CardView.swift:8:"))
    let wrong = try Tool.run(
      ["explain", "--in", "/nowhere/at/all", Self.row], folder: Self.package)
    #expect(wrong.status == 2 && wrong.output.contains("44 high now"))
    for arguments in [
      ["--view", "x", Self.row], ["--what-if", "remove x", Self.row],
      ["--all", "Examples/Conflict.xib"], ["--in", ".", "Examples/Conflict.xib"],
      ["--format", "sarif", "Examples/Conflict.xib"],
      ["--format", "json", "Examples/Conflict.xib"],
      ["--format", "json", Self.row, "Examples/Conflict.xib"],
    ] {
      let result = try Tool.run(["explain"] + arguments, folder: Self.package)
      #expect(result.status == 64, "\(arguments)")
    }
  }

  /// In brief, a cause is a heading, a change and source lines.
  @Test func briefLogs() throws {
    let result = try Tool.run(
      ["explain", "--brief", "--in", "Examples/Logs/Sources", Self.row, Self.run],
      folder: Self.package)
    let whole = try Tool.run(
      ["explain", "--in", "Examples/Logs/Sources", Self.row, Self.run], folder: Self.package)
    #expect(result.status == 1 && result.errors == "")
    #expect(2 * result.output.count < whole.output.count)
    #expect(
      result.output.hasPrefix("Examples/Logs/Row.log:1: The cell's content view is 44 high now"))
    #expect(result.output.contains("Examples/Logs/Sources/CardView.swift:8:"))
    for line in result.lines where line.hasPrefix("Examples/") {
      #expect(whole.output.contains(line.replacing(#/ \(\d+ times\)$/#, with: "")), "\(line)")
    }
    let calm = try Tool.run(["explain", "--brief", try Tool.file("Calm.txt", "Nothing.\n")])
    #expect(calm.output == "No conflict and no message of Auto Layout was found.\n")
    for arguments in [["--brief", "--all", Self.row], ["--brief", "Examples/Conflict.xib"]] {
      #expect(try Tool.run(["explain"] + arguments, folder: Self.package).status == 64)
    }
  }

  @Test func logsBesideDocuments() throws {
    let result = try Tool.run(["explain", "Examples/Conflict.xib", Self.run], folder: Self.package)
    #expect(result.status == 1)
    #expect(
      result.output.contains("4 conflicts") == false
        && result.output.contains("3 conflicts of 2 causes:"))
    #expect(result.output.contains("Examples/Conflict.xib:23:25: broken:"))
  }

  @Test func standardInput() throws {
    let text = try String(contentsOfFile: Repository.path(Self.run), encoding: .utf8)
    let result = try Tool.run(["explain", "-"], input: text)
    #expect(result.status == 1 && result.output.contains("-:2: The frame of the label"))
    let document = try Tool.run(["explain", "-"], input: "<?xml version=\"1.0\"?><document/>")
    #expect(document.status == 2 && document.errors.contains("no log"))
  }
}
