import Foundation
import TestSupport
import Testing

/// `plumb gallery`: sheets of controls and the page that shows them.
struct GalleryCommandTests {
  @Test func aSheetAndAPageAreWritten() throws {
    let folder = try TestFolder.make()
    let result = try Tool.run(
      ["gallery", "pictures", "--sheet", "ios-ranges", "--scale", "1"], folder: folder)
    #expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("pictures").path)
    #expect(files.sorted() == ["index.html", "ios-ranges.png"])
    // Again: pictures and the page are replaced.
    let again = try Tool.run(
      ["gallery", "pictures", "--sheet", "ios-ranges", "--scale", "1"], folder: folder)
    #expect(again.status == 0)
  }

  @Test(
    arguments: [
      (["--sheet", "ios-cars"], "there is no sheet 'ios-cars'"),
      (["--scale", "0"], "out of range"),
      (["--scale", "9"], "out of range"),
    ])
  func mistakesAreNamed(_ options: [String], _ part: String) throws {
    let result = try Tool.run(["gallery", "pictures"] + options, folder: try TestFolder.make())
    #expect(result.status == 64 && result.errors.contains(part))
  }

  /// A file that is not a picture stays.
  @Test func otherFilesAreNotReplaced() throws {
    let folder = try TestFolder.make()
    let file = folder.appendingPathComponent("ios-ranges.png")
    try Data("text".utf8).write(to: file)
    let result = try Tool.run(["gallery", ".", "--sheet", "ios-ranges"], folder: folder)
    #expect(result.status == 2 && result.errors.contains("not a picture"))
    #expect(try Data(contentsOf: file) == Data("text".utf8))
  }
}
