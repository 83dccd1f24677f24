import Foundation
import GoldenFiles
import TestSupport
import Testing

/// What guides show of the tool's output is what it prints.
@Suite struct GuideTranscriptTests {
  @Test(arguments: ["WhyIsItThere", "ReviewALayoutChange", "YouHaveALog", "Agents"])
  func commandsPrintWhatTheGuideSays(guide: String) throws {
    let path = "Documentation/Guides/\(guide).md"
    let text = try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    let folder = try Self.folder()
    var parts = text.components(separatedBy: "```")
    var count = 0
    for index in parts.indices where parts[index].hasPrefix("\n$ plumb ") {
      let command = try #require(parts[index].split(separator: "\n").first)
      let result = try Tool.run(
        Self.words(command.dropFirst("$ plumb ".count)), folder: folder)
      #expect(result.errors == "" && (0...1).contains(result.status), "\(command)")
      parts[index] = "\n\(command)\n\(result.output)"
      count += 1
    }
    #expect(count > 0)
    try Golden.expect(Data(parts.joined(separator: "```").utf8), path)
  }

  /// The folder in which guides run their commands: the examples, and two states of one of them.
  private static func folder() throws -> URL {
    let folder = try TestFolder.make()
    let example = URL(fileURLWithPath: Repository.path("Examples/Conflict.xib"))
    let examples = folder.appendingPathComponent("Examples")
    try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: example, to: examples.appendingPathComponent("Conflict.xib"))
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Repository.path("Examples/Logs")),
      to: examples.appendingPathComponent("Logs"))
    let text = try String(contentsOf: example, encoding: .utf8)
    let old = text.replacingOccurrences(of: "constant=\"200\"", with: "constant=\"100\"")
    var new = old
    for (before, after) in [
      ("constant=\"120\"", "constant=\"96\""), ("constant=\"8\"", "constant=\"12\""),
      ("text=\"Name\"", "text=\"Full name\""), ("pointSize=\"14\"", "pointSize=\"15\""),
    ] {
      #expect(new.contains(before))
      new = new.replacingOccurrences(of: before, with: after)
    }
    try Data(old.utf8).write(to: folder.appendingPathComponent("Old.xib"))
    try Data(new.utf8).write(to: folder.appendingPathComponent("New.xib"))
    return folder
  }

  /// The words of a command; blanks between single quotes do not separate.
  private static func words(_ command: Substring) -> [String] {
    command.components(separatedBy: "'").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }
}
