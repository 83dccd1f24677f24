import Foundation
import Testing

/// `plumb frames`: what it prints, and that nothing it is given brings it down.
@Suite struct FramesCommandTests {
  private struct Line: Decodable {
    var document: String
    var root: String?
    var error: String?
    var views: [String: [Double]]?
  }

  private func lines(_ result: Tool.Result) throws -> [Line] {
    try result.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test func oneLineARoot() throws {
    let path = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["frames", "--format", "jsonl", path])
    #expect(result.status == 0)
    let line = try #require(try lines(result).first)
    #expect(line.document == path)
    #expect(line.root == "root")
    // (375 − 100) / 2 = 137.5 and (667 − 50) / 2 = 308.5.
    #expect(line.views == ["root": [0, 0, 375, 667], "box": [137.5, 308.5, 100, 50]])
  }

  @Test func aTreeForPeople() throws {
    let path = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["frames", "--format", "text", path])
    #expect(result.status == 0)
    // An iPhone with a home button has a status bar 20 points high.
    #expect(result.lines[0] == "\(path):5:1: root root, safe area top 20")
    #expect(result.output.contains("    view box  (137.5, 308.5, 100, 50)"))
  }

  /// Files that cannot be laid out, and a word that the sentence about them must hold.
  static let bad: [(name: String, contents: String, word: String)] = [
    ("Empty.xib", "", "empty"),
    ("Blank.xib", "  \n ", "empty"),
    ("Truncated.xib", String(Documents.centred.prefix(600)), "trunc"),
    ("Prose.storyboard", "Once upon a time", "XML"),
    ("Page.xib", "<html><body/></html>", "Interface Builder"),
    ("Compiled.nib", "NIBArchive\u{1}\u{0}\u{0}", "nib"),
    (
      "Television.xib",
      Documents.xib("", target: "AppleTV", type: "AppleTV"), "AppleTV"
    ),
    (
      "Bomb.xib",
      "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><document>&b;</document>",
      "entities"
    ),
    (
      "NaN.xib",
      Documents.centred.replacingOccurrences(of: "constant=\"100\"", with: "constant=\"nan\""),
      "number"
    ),
    (
      "Huge.xib",
      Documents.centred.replacingOccurrences(of: "width=\"100\"", with: "width=\"1e400\""), "number"
    ),
    (
      "Twice.xib", Documents.centred.replacingOccurrences(of: "id=\"box\"", with: "id=\"root\""),
      "root"
    ),
    (
      "Deep.xib",
      Documents.xib(
        String(
          repeating:
            "<subviews><view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>",
          count: 10_000) + String(repeating: "</view></subviews>", count: 10_000)), "deep"
    ),
  ]

  @Test(arguments: bad.indices) func badInputIsAnErrorLine(index: Int) throws {
    let (name, contents, word) = Self.bad[index]
    let path = try Tool.file(name, contents)
    let good = try Tool.file("Good.xib", Documents.centred)
    let result = try Tool.run(["frames", "--format", "jsonl", path, good])
    #expect(result.status == 1, "one of two could be read")
    let found = try lines(result)
    #expect(found.count == 2)
    let error = try #require(found.first?.error)
    #expect(error.localizedCaseInsensitiveContains(word), "\(name): \(error)")
    #expect(found.last?.views?["box"] == [137.5, 308.5, 100, 50])
  }

  @Test func aConstraintThatRefersToNothingIsNotedAndTheRestGoesOn() throws {
    let path = try Tool.file(
      "Dangling.xib",
      Documents.centred.replacingOccurrences(
        of: "secondItem=\"root\" secondAttribute=\"centerX\"",
        with: "secondItem=\"gone\" secondAttribute=\"centerX\""))
    let result = try Tool.run(["frames", "--format", "text", path])
    #expect(result.status == 0)
    #expect(result.errors.contains("gone"))
    #expect(result.errors.contains("\(path):"))
    #expect(result.output.contains("308.5, 100, 50)"))
  }

  @Test func anUnknownElementBecomesAPlaceholder() throws {
    var text = Documents.centred.replacingOccurrences(
      of: "<view contentMode=\"scaleToFill\" translates", with: "<hologram translates")
    // The first view to end is the one that was renamed.
    let end = try #require(text.range(of: "</view>"))
    text.replaceSubrange(end, with: "</hologram>")
    let path = try Tool.file("Unknown.xib", text)
    let result = try Tool.run(["frames", "--format", "text", path])
    #expect(result.status == 0)
    #expect(result.errors.contains("hologram"))
    #expect(result.output.contains("hologram box  (137.5, 308.5, 100, 50)"))
  }

  @Test func contradictionsAreReportedAndLayoutGoesOn() throws {
    let path = try Tool.file(
      "Conflict.xib",
      Documents.centred.replacingOccurrences(
        of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
        with: """
          <constraint firstAttribute="height" constant="50" id="h"/>
          <constraint firstAttribute="width" constant="120" id="w2"/>
          """))
    let result = try Tool.run(["frames", "--format", "text", path])
    #expect(result.status == 0)
    #expect(result.output.contains("conflict: broke"))
    #expect(result.output.contains("view box.width == 120"))
    #expect(result.output.contains("(137.5, 308.5, 100, 50)"))
  }

  @Test func explainNamesTheSetWithPlaces() throws {
    let path = try Tool.file(
      "Conflict.xib",
      Documents.centred.replacingOccurrences(
        of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
        with: "<constraint firstAttribute=\"width\" constant=\"120\" id=\"w2\"/>"))
    let result = try Tool.run(["explain", path])
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "\(path):12:13: broken: view box.width == 120",
        "  it conflicts with",
        "    view box.width == 100   \(path):11:13",
        "  removing or relaxing any one of these resolves the conflict",
        "  each of these resolves it, as solving again confirmed:",
        "    priority 999 on constraint w2, moves nothing   \(path):12:13",
        "    removal of constraint w2, moves nothing   \(path):12:13",
        "    priority 999 on constraint w, moves 1 view   \(path):11:13",
        "    removal of constraint w, moves 1 view   \(path):11:13",
      ])
    let calm = try Tool.run(["explain", try Tool.file("Calm.xib", Documents.centred)])
    #expect(calm.status == 0)
    #expect(calm.output.isEmpty)
    #expect(try Tool.run(["explain", "/nowhere/At.all.xib"]).status == 2)
  }

  @Test func exitCodes() throws {
    #expect(try Tool.run(["frames", "--format", "jsonl", "/nowhere/At.all.xib"]).status == 2)
    #expect(try Tool.run(["frames"]).status == 64)
    #expect(try Tool.run(["frames", "--format", "fancy", "x"]).status == 64)
    #expect(try Tool.run(["--help"]).status == 0)
    let good = try Tool.file("Good.xib", Documents.centred)
    #expect(try Tool.run(["frames", "--format", "text", good, "/nowhere/At.all.xib"]).status == 1)
  }

  @Test func helpHasExamples() throws {
    let help = try Tool.run(["frames", "--help"]).output
    #expect(help.contains("Examples:"))
    #expect(help.contains("plumb frames Main.storyboard"))
  }

  /// Folders are searched for documents, as `plumb check` searches them.
  @Test(arguments: ["frames", "explain"])
  func foldersAreSearched(command: String) throws {
    let first = try Tool.file("A.xib", Documents.centred)
    let folder = URL(fileURLWithPath: first).deletingLastPathComponent()
    let inner = folder.appendingPathComponent("Inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(
      Documents.centred.replacingOccurrences(
        of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
        with: "<constraint firstAttribute=\"width\" constant=\"120\" id=\"w2\"/>"
      ).utf8
    ).write(to: inner.appendingPathComponent("B.xib"))
    let result = try Tool.run([command, folder.path])
    #expect(result.status == (command == "explain" ? 1 : 0))
    #expect(result.output.contains("B.xib"))
    #expect(result.output.contains("A.xib") == (command == "frames"))
    let empty = folder.appendingPathComponent("Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let nothing = try Tool.run([command, empty.path])
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("No documents found"))
  }
}
