import Foundation
import GoldenFiles
import Testing

@testable import Workbench

/// The picture of the guide: what was found in the artwork of an example.
struct InsetPictureTests {
  @Test func coreAndOrnament() throws {
    let path = Repository.path("Examples/Adorned.xcassets/Adorned.imageset/Adorned@2x.png")
    let picture = try #require(InsetReport(paths: [path]).pictures.first)
    try Golden.expect(try InsetPicture.png(of: picture), "Documentation/Pictures/insets.png")
  }

  /// Small pictures are enlarged by whole numbers.
  @Test func smallPicturesAreEnlarged() throws {
    let folder = try InsetFolder()
    try folder.write(try InsetFolder.card(scale: 1), "card.png")
    let picture = try #require(InsetReport(paths: [folder.path + "/card.png"]).pictures.first)
    let png = try InsetPicture.png(of: picture)
    // 56 × 48 pixels five times as large: 320 / 56 is 5 and something. Width and height stand in the header.
    #expect(Array(png[16..<24]) == [0, 0, 1, 24, 0, 0, 0, 240])
  }
}
