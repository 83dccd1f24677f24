import Foundation
import GoldenFiles
import Testing

@testable import Workbench

/// The page of a comparison: one file with the scenes in which views moved, before and after.
@MainActor struct ComparisonPageTests {
  private func page(_ edits: [(String, String)]) throws -> String {
    let path = Repository.path("Examples/Conflict.xib")
    let old = try String(contentsOfFile: path, encoding: .utf8)
    let new = edits.reduce(old) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let pair = ComparedPair(path: "<Card>.xib", old: Data(old.utf8), new: Data(new.utf8))
    let layouts = try ComparedLayouts([:])
    let change = try #require(try DocumentComparison.change(pair, layouts: layouts))
    let pictures = ComparisonPictures(change, of: pair, layouts: layouts)
    #expect(pictures.roots.count == (change.moved.isEmpty ? 0 : 1))
    for root in pictures.roots {
      #expect(root.before.png != root.after.png)
      #expect(Set(root.before.marks.keys) == Set(change.moved.map(\.id)))
      #expect(root.after.marks.keys == root.before.marks.keys)
    }
    return ComparisonPage.text([(change, pictures)])
  }

  @Test func aMovedViewIsShownTwice() throws {
    let text = try page([("constant=\"120\"", "constant=\"90\"")])
    #expect(text.components(separatedBy: "data:image/png;base64,").count == 3)
    #expect(text.components(separatedBy: "class=\"mark\"").count > 2)
    #expect(text.contains("constant 120 → 90"))
    // Names of files are text, and the page is alone.
    #expect(text.contains("&lt;Card&gt;.xib") && !text.contains("<Card>"))
    #expect(!text.contains("<script") && !text.contains("http:") && !text.contains("https:"))
  }

  @Test func nothingMoved() throws {
    let text = try page([("userLabel=\"Card\"", "userLabel=\"Sheet\"")])
    #expect(text.contains("Nothing moved.") && !text.contains("<img"))
  }
}
