import Foundation
import GoldenFiles
import TestSupport
import Testing
import ViewDrawing
import Workbench

/// Marks in pictures and numbers in trees.
@MainActor struct NumberedTreeTests {
  private func picture(
    _ document: String, _ format: PictureFormat, overlays: Set<Overlay> = [.marks]
  ) throws -> DocumentPicture {
    var options = PictureOptions(overlays: overlays, format: format, scale: 1)
    options.statesTree = true
    return try DocumentPicture(path: Repository.path("Examples/\(document)"), options: options)
  }

  /// The numbers at the beginning of a tree's lines, with the rest of the line.
  private func lines(_ tree: String) -> [(number: Int, text: Substring)] {
    tree.split(separator: "\n").dropFirst().compactMap { line in
      let digits = line.prefix { $0.isNumber }
      return Int(digits).map { ($0, line.dropFirst(digits.count)) }
    }
  }

  /// Every view of the tree that is seen has its number in the picture, and no other number is there.
  @Test(arguments: ["Recipes.storyboard", "Preferences.xib", "Conflict.xib", "Adorned.storyboard"])
  func marksAndTreeAgree(document: String) throws {
    let picture = try picture(document, .svg)
    let tree = try #require(picture.tree)
    let lines = lines(tree)
    #expect(lines.map(\.number) == Array(1...lines.count))
    let plain = try self.picture(document, .svg, overlays: [])
    func texts(_ data: Data) -> [String] {
      String(decoding: data, as: UTF8.self).matches(of: />(\d+)</).map { String($0.1) }
    }
    var marks = texts(picture.data)
    for text in texts(plain.data) {
      if let place = marks.firstIndex(of: text) { marks.remove(at: place) }
    }
    #expect(marks.compactMap { Int($0) }.sorted() == lines.map(\.number))
  }

  /// Frames are those in the root, so that a label in a card is where the picture shows it.
  @Test func framesAreInTheRoot() throws {
    let tree = try #require(try picture("Recipes.storyboard", .png).tree)
    #expect(tree.contains("\n2  view bread-card 'Sourdough card' (16, 119, 358, "))
    #expect(tree.contains("\n4   label bread-ttl 'Sourdough' (84, 133, "))
    #expect(tree.hasPrefix("\(Repository.path("Examples/Recipes.storyboard")):27:21: root lst-vw"))
  }

  /// A view that is not seen has a line and no mark.
  @Test func hiddenViewsHaveNoMark() throws {
    let text = try String(
      contentsOfFile: Repository.path("Examples/Conflict.xib"), encoding: .utf8)
    let file = try TestFolder.make().appendingPathComponent("Hidden.xib")
    try Data(text.replacing("<label ", with: "<label hidden=\"YES\" ").utf8).write(to: file)
    var options = PictureOptions(overlays: [.marks], format: .svg, scale: 1)
    options.statesTree = true
    let picture = try DocumentPicture(path: file.path, options: options)
    let lines = try #require(picture.tree).split(separator: "\n")
    #expect(lines[2].hasPrefix("2  label Nam-e0-001 'Name'") && lines[2].hasSuffix(" hidden"))
    let svg = String(decoding: picture.data, as: UTF8.self)
    #expect(!svg.contains(">2<") && svg.contains(">3<"))
  }

  @Test func theRecipesHaveNumbers() throws {
    try Golden.expect(
      picture("Recipes.storyboard", .png).data, "Documentation/Pictures/marks.png")
  }

  /// Without the overlay nothing is drawn, and without the option there is no tree.
  @Test func marksAreAskedFor() throws {
    let plain = try picture("Conflict.xib", .png, overlays: [])
    #expect(plain.tree?.contains("conflict: ") == true)
    let options = PictureOptions(overlays: [], format: .png, scale: 1)
    let other = try DocumentPicture(
      path: Repository.path("Examples/Conflict.xib"), options: options)
    #expect(other.tree == nil && other.data == plain.data)
  }
}
