import Drawing
import Foundation
import GoldenFiles
import IBDocument
import Testing
import Workbench

/// The example of a catalogue: a document that shows what its sets say.
@MainActor struct LooksTests {
  private let path = Repository.path("Examples/Looks.xib")

  @Test(arguments: [Surroundings.Appearance.light, .dark])
  func bothAppearancesAreTheGoldens(_ appearance: Surroundings.Appearance) throws {
    var options = PictureOptions(overlays: [], scale: 2)
    options.surroundings.appearance = appearance
    let picture = try DocumentPicture(path: path, options: options)
    #expect(picture.diagnostics.isEmpty)
    try Golden.expect(
      picture.data, "Documentation/Pictures/looks-\(appearance.rawValue).png")
  }

  /// The badge's disc of 60 points, without what reaches out above and at the right, is in the middle of the
  /// plate, which is in the middle of 320 by 200: at 130 and 70, wherever the picture's own 72 points are.
  @Test func theCoreIsInTheMiddle() throws {
    let report = FrameReport(try LaidOutDocument.read(path: path))
    let frames = Dictionary(
      uniqueKeysWithValues: report.roots.flatMap(\.views).map { ($0.id, $0.frame) })
    #expect(frames["Lks-bg"] == CGRect(x: 130, y: 58, width: 72, height: 72))
    // The plate's 280 by 160 points with 8 at the sides, 6 above and 10 below.
    #expect(frames["Lks-bb"] == CGRect(x: 12, y: 14, width: 296, height: 176))
  }

  @Test func nothingIsWrongWithTheExamples() {
    let catalogs = ["Looks", "Shadow", "Adorned"].map { Repository.path("Examples/\($0).xcassets") }
    #expect(CheckRun.report(on: catalogs + [path]).findings == [])
  }
}
