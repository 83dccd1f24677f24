import AssetCatalog
import Foundation
import Testing

/// Which picture of an image set is meant.
struct ImageSetTests {
  private static let set = #"""
    {"images": [
      {"filename": "a1", "idiom": "universal", "scale": "1x"},
      {"filename": "a2", "idiom": "universal", "scale": "2x",
       "alignment-insets": {"top": 60, "left": 0, "bottom": 0, "right": 30}},
      {"filename": "d2", "idiom": "universal", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "t2", "idiom": "ipad", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"}
    ]}
    """#

  @Test(arguments: [
    (AssetTraits(scale: 1), "a1"), (AssetTraits(scale: 2), "a2"), (AssetTraits(scale: 3), "a2"),
    (AssetTraits(scale: 2, isDark: true), "d2"), (AssetTraits(scale: 1, isDark: true), "d2"),
    (AssetTraits(scale: 2, idiom: "ipad"), "t2"),
    (AssetTraits(scale: 2, idiom: "ipad", isDark: true), "t2"),
    (AssetTraits(scale: 2, idiom: "mac"), "a2"),
  ])
  func theBestPictureIsTaken(traits: AssetTraits, file: String) throws {
    let set = try ImageSet(json: Data(Self.set.utf8))
    #expect(set.entry(for: traits)?.filename == file)
  }

  /// Insets are pixels of the file they stand at, also where left and bottom are zero.
  @Test func insetsAreInPoints() throws {
    let set = try ImageSet(json: Data(Self.set.utf8))
    let insets = try #require(set.entry(for: AssetTraits(scale: 2))).insetsInPoints
    #expect(insets == (30, 0, 0, 15))
  }

  @Test func darkPicturesAndOtherDevicesAreLeftOut() throws {
    let set = try ImageSet(
      json: Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "dark.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
          {"idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "filename": "one.png", "scale": "1x"}]}
        """.utf8))
    #expect(set.entry(for: AssetTraits(idiom: "ipad"))?.filename == "pad.png")
    #expect(set.entry(for: AssetTraits())?.filename == "one.png")
  }
}
