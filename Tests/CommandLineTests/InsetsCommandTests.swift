import Foundation
import TestSupport
import Testing

/// `plumb insets` on the catalogue of an example.
struct InsetsCommandTests {
  /// A folder with a copy of the example's catalogue.
  private static func folder() throws -> URL {
    let folder = try TestFolder.make()
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    try FileManager.default.copyItem(
      at: examples.appendingPathComponent("Shadow.xcassets"),
      to: folder.appendingPathComponent("Shadow.xcassets"))
    return folder
  }

  private static let contents = "Shadow.xcassets/Shadow.imageset/Contents.json"

  /// Changes the stored insets: 30 pixels at 1x become as many as given.
  private static func spoil(_ folder: URL, to pixels: Int) throws -> String {
    let file = folder.appendingPathComponent(contents)
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "\"right\": 30", with: "\"right\": \(pixels)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return text
  }

  /// The box is 30, 60 and 90 pixels of shadow away from the lower and right edges (the post that the example
  /// follows).
  @Test func aTable() throws {
    let folder = try Self.folder()
    let result = try Tool.run(["insets", "Shadow.xcassets"], folder: folder)
    #expect(result.status == 0)
    #expect(result.lines.count == 4)
    #expect(result.lines.first?.hasPrefix("picture") == true)
    #expect(result.output.contains("3x     0 0 90 90       0 0 30 30"))
  }

  @Test func codeAndJSON() throws {
    let folder = try Self.folder()
    let code = try Tool.run(["insets", "--swift", "Shadow.xcassets"], folder: folder)
    #expect(
      code.output
        == "UIImage(named: \"Shadow\")?.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30))\n"
    )
    let json = try Tool.run(["insets", "--format", "json", "Shadow.xcassets"], folder: folder)
    let parsed = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(parsed?.count == 3)
    #expect((parsed?.last?["points"] as? [String: Double])?["bottom"] == 30)
  }

  @Test func checkAndWrite() throws {
    let folder = try Self.folder()
    let good = try Tool.run(["insets", "--check", "Shadow.xcassets"], folder: folder)
    #expect(good.status == 0)
    #expect(good.output.isEmpty)
    _ = try Self.spoil(folder, to: 7)
    let bad = try Tool.run(["insets", "--check", "Shadow.xcassets"], folder: folder)
    #expect(bad.status == 1)
    #expect(bad.lines.count == 1)
    // The object of the first entry, on line 7 behind its key.
    #expect(bad.output.hasPrefix("\(Self.contents):7:27: warning: "))
    #expect(bad.output.contains("[insets-do-not-fit]"))
    let write = try Tool.run(["insets", "--write", "Shadow.xcassets"], folder: folder)
    #expect(write.status == 0)
    #expect(write.lines.count == 1)
    let again = try Tool.run(["insets", "--check", "Shadow.xcassets"], folder: folder)
    #expect(again.status == 0)
  }

  @Test func pictures() throws {
    let folder = try Self.folder()
    let result = try Tool.run(["insets", "Shadow.xcassets", "-o", "seen"], folder: folder)
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("seen").path)
    #expect(
      names.sorted() == ["Shadow-insets.png", "Shadow@2x-insets.png", "Shadow@3x-insets.png"])
  }

  @Test func whatCannotBeRead() throws {
    let folder = try Self.folder()
    let missing = try Tool.run(["insets", "nothing.png"], folder: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("nothing.png: No such file or folder."))
    try "{".write(
      to: folder.appendingPathComponent(Self.contents), atomically: true, encoding: .utf8)
    let broken = try Tool.run(["insets", "Shadow.xcassets"], folder: folder)
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("\(Self.contents):1:2: error: "))
  }

  @Test(arguments: [
    ["insets"], ["insets", "--check", "--write", "a.png"], ["insets", "--force", "a.png"],
    ["insets", "--swift", "--check", "a.png"], ["insets", "--format", "yaml", "a.png"],
  ])
  func wrongCommandLines(arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 64)
  }

  @Test func helpHasExamplesAndExitCodes() throws {
    let help = try Tool.run(["insets", "--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("plumb insets Media.xcassets --write"))
    #expect(help.output.contains("Exit codes: 0 success"))
  }
}
