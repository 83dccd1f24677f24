import AdornedDemo
import Foundation
import GoldenFiles
import Testing
import Workbench

/// The demo's storyboard: an image of 200 × 200 points with a core of 180 × 180 at its top left,
/// centred in a parent of 320 × 504.
///
/// The core must be centred: (320 − 180) / 2 = 70 and
/// (504 − 180) / 2 = 162; the frame starts where the core does.
@MainActor struct AdornedDemoTests {
  @Test func coreIsCentred() throws {
    let numbers = try Adorned(folder: Repository.path("Examples")).numbers
    #expect(numbers.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(numbers.intrinsicContentSize == CGSize(width: 180, height: 180))
    #expect(numbers.alignmentRect == CGRect(x: 70, y: 162, width: 180, height: 180))
  }

  /// Without insets the whole picture is centred, which leaves the core 10 points off.
  @Test func withoutInsetsThePictureIsCentred() throws {
    let numbers = try Adorned(folder: Repository.path("Examples"), usesInsets: false).numbers
    #expect(numbers.frame == CGRect(x: 60, y: 152, width: 200, height: 200))
    #expect(numbers.intrinsicContentSize == CGSize(width: 200, height: 200))
    #expect(numbers.alignmentRect == numbers.frame)
  }

  @Test(arguments: ["adorned", "adorned-alignment", "adorned-without-insets"])
  func picturesAreTheGoldens(_ name: String) throws {
    let scene = try Adorned(
      folder: Repository.path("Examples"), usesInsets: name != "adorned-without-insets")
    let png = try scene.png(showsAlignmentRects: name == "adorned-alignment")
    try Golden.expect(png, "Documentation/Pictures/\(name).png")
  }
}
