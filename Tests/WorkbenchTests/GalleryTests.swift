import Drawing
import Foundation
import GoldenFiles
import Testing

@testable import Workbench

/// The gallery of controls: each family by generation, appearance and state.
///
/// The pictures, in which words are boxes, were inspected, and so were those with letters; `Documentation/Decisions/generations.md` says where shapes and colours come from.
@MainActor struct GalleryTests {
  private nonisolated static let pictures = [
    "ios-values": "Documentation/Pictures/gallery-ios-values.png",
    "ios-ranges": "Documentation/Pictures/gallery-ios-ranges.png",
    "ios-buttons": "Documentation/Pictures/gallery-ios-buttons.png",
    "ios-glass": "Documentation/Pictures/gallery-ios-glass.png",
    "ios-fields": "Documentation/Pictures/gallery-ios-fields.png",
    "ios-bars": "Documentation/Pictures/gallery-ios-bars.png",
    "ios-lists": "Documentation/Pictures/gallery-ios-lists.png",
    "ios-dates": "Documentation/Pictures/gallery-ios-dates.png",
    "ios-alerts": "Documentation/Pictures/gallery-ios-alerts.png",
    "ios-menus": "Documentation/Pictures/gallery-ios-menus.png",
    "ios-menu-sections": "Documentation/Pictures/gallery-ios-menu-sections.png",
    "ios-colors": "Documentation/Pictures/gallery-ios-colors.png",
    "ios-levels": "Documentation/Pictures/gallery-ios-levels.png",
    "macos-buttons": "Documentation/Pictures/gallery-macos-buttons.png",
    "macos-values": "Documentation/Pictures/gallery-macos-values.png",
  ]

  /// Shadows need more bytes than anything else.
  private nonisolated static let scales = [
    "ios-values": 0.5, "ios-bars": 0.5,
    "ios-menus": 0.5, "ios-menu-sections": 0.5,
  ]

  @Test(arguments: pictures.keys.sorted()) func sheetsAreAsInspected(_ name: String) throws {
    let sheet = try #require(Gallery.sheets.first { $0.name == name })
    let picture = try TextBlocks.$areRequested.withValue(true) {
      try sheet.picture(Self.scales[name] ?? 1)
    }
    try Golden.expect(picture, try #require(Self.pictures[name]))
  }

  @Test func everySheetHasAPicture() {
    #expect(Set(Gallery.sheets.map(\.name)) == Set(Self.pictures.keys))
  }

  /// The page needs no file beside it.
  @Test func thePageContainsItsPictures() throws {
    let sheet = try #require(Gallery.sheets.first)
    let page = Gallery.page([(sheet, Data([1, 2, 3]))])
    #expect(page.contains("src=\"data:image/png;base64,AQID\""))
    #expect(page.contains("<h2>\(sheet.title)</h2>") && page.hasSuffix("</html>\n"))
  }
}
