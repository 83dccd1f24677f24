import Foundation
import TestSupport
import Testing

/// `plumb explain` of views, of repairs and of what would be.
@Suite struct ExplainViewTests {
  @Test func aViewByItsIdAndByItsClass() throws {
    let path = try Tool.file("Main.xib", Documents.centred)
    let frames = try Tool.run(["frames", "--format", "jsonl", path]).output
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(frames.utf8)) as? [String: Any])
    let views = try #require(root["views"] as? [String: [Double]])
    let result = try Tool.run(["explain", "--view", "*", "--format", "json", path])
    #expect(result.status == 0 && result.errors == "")
    let explained = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(Set(explained.compactMap { $0["view"] as? String }) == Set(views.keys))
    for view in explained {
      for attribute in try #require(view["attributes"] as? [[String: Any]]) {
        let parts = ["equations", "free"].flatMap { attribute[$0] as? [[String: Any]] ?? [] }
        let sum = parts.reduce(attribute["constant"] as? Double ?? 0) {
          $0 + ($1["contribution"] as? Double ?? .nan)
        }
        #expect(abs(sum - (attribute["value"] as? Double ?? .nan)) < 1e-6)
      }
    }
  }

  @Test func aPictureOfAView() throws {
    let path = try Tool.file("Main.xib", Documents.centred)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let result = try Tool.run(
      ["explain", "--view", "box", "--picture", "box.png", path], folder: folder)
    #expect(result.status == 0 && result.errors == "")
    let data = try Data(contentsOf: folder.appendingPathComponent("box.png"))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The constraints of the chain are there, others are not.
    let svg = try Tool.run(
      ["explain", "--view", "box", "--attribute", "width", "--picture", "box.svg", path],
      folder: folder)
    #expect(svg.status == 0)
    let text = try String(contentsOf: folder.appendingPathComponent("box.svg"), encoding: .utf8)
    #expect(text.contains("100") && text.contains("<path"))
    let several = try Tool.run(
      ["explain", "--view", "*", "--picture", "all.png", path], folder: folder)
    #expect(several.status == 2 && several.errors.contains("2 views are named '*'"))
    for arguments in [
      ["--picture", "box.png", path], ["--view", "box", "--picture", "box.gif", path],
    ] {
      #expect(try Tool.run(["explain"] + arguments, folder: folder).status == 64)
    }
  }

  @Test func noSuchView() throws {
    let path = try Tool.file("Main.xib", Documents.centred)
    let result = try Tool.run(["explain", "--view", "Nothing", path])
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains("No view is named 'Nothing'"))
    for arguments in [
      ["--attribute", "width", path], ["--what-if", "a.b", path], ["--format", "json", path],
    ] {
      #expect(try Tool.run(["explain"] + arguments).status == 64)
    }
  }

  /// Every repair that is offered resolves the conflict when a user makes it.
  @Test func repairsResolveTheConflict() throws {
    let planted = Documents.centred.replacingOccurrences(
      of: "constant=\"50\" id=\"h\"/>",
      with:
        "constant=\"50\" id=\"h\"/><constraint firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>"
    )
    let result = try Tool.run(["explain", try Tool.file("Main.xib", planted)])
    #expect(result.status == 1)
    var tried = 0
    for match in result.output.matches(of: /(priority 999 on|removal of) constraint (\w+)/) {
      let tag = try #require(
        planted.firstMatch(of: try Regex("<constraint [^>]*id=\"\(match.2)\"/>")))
      let old = String(planted[tag.range])
      let new =
        match.1.hasPrefix("removal")
        ? "" : old.replacingOccurrences(of: " id=", with: " priority=\"999\" id=")
      let repaired = planted.replacingOccurrences(of: old, with: new)
      #expect(try Tool.run(["explain", try Tool.file("Main.xib", repaired)]).status == 0)
      tried += 1
    }
    #expect(tried == 4)
    let again = try Tool.run([
      "explain", "--what-if", "h2.priority = 999", try Tool.file("Main.xib", planted),
    ])
    #expect(again.status == 0 && again.output.contains("would no longer be broken"))
  }
}
