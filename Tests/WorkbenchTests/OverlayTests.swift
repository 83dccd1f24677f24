import Drawing
import Foundation
import GoldenFiles
import Testing
import ViewDrawing
import Workbench

/// What is drawn over pictures of documents.
@MainActor struct OverlayTests {
  private func picture(
    _ document: String, _ overlays: Set<Overlay>, _ format: PictureFormat = .png
  ) throws -> DocumentPicture {
    try DocumentPicture(
      path: Repository.path("Examples/\(document)"),
      options: PictureOptions(overlays: overlays, format: format, scale: 1))
  }

  @Test func theSettingsShowTheirConstraints() throws {
    try Golden.expect(
      picture("Preferences.xib", [.constraints, .baselines]).data,
      "Documentation/Pictures/overlays-macos.png")
  }

  @Test func thePhonesScreenShowsEverything() throws {
    try Golden.expect(
      picture("Adorned.storyboard", Set(Overlay.allCases)).data,
      "Documentation/Pictures/overlays-ios.png")
  }

  /// Each overlay changes the picture, on a document that has something to show of it.
  @Test(arguments: Overlay.allCases)
  func eachIsSeen(_ overlay: Overlay) throws {
    let document = overlay == .baselines ? "Preferences.xib" : "Adorned.storyboard"
    #expect(try picture(document, [overlay]).data != picture(document, []).data)
  }

  /// A vector picture has the same lines: constants as text.
  @Test(arguments: [PictureFormat.svg, .pdf])
  func documentsHaveThemToo(_ format: PictureFormat) throws {
    let data = try picture("Preferences.xib", [.constraints], format).data
    switch format {
    case .svg:
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains(">220<") && text.contains(">Open the last document<"))
    default: #expect(data.prefix(5) == Data("%PDF-".utf8))
    }
  }

  @Test(
    arguments: [
      (["margins"], [.margins]),
      (["margins,frames", "safe-area"], [.margins, .frames, .safeArea]),
      (["constraints, baselines"], [.constraints, .baselines]), ([], []),
    ] as [([String], Set<Overlay>)])
  func namesAreRead(_ names: [String], _ expected: Set<Overlay>) throws {
    #expect(try PictureOptions.overlays(named: names) == expected)
  }

  @Test(arguments: ["margin", "", "frames,,margins", "Frames"])
  func otherNamesAreRefused(_ name: String) {
    #expect(throws: WorkbenchError.self) { try PictureOptions.overlays(named: [name]) }
  }

  @Test(
    arguments: [
      (nil, nil, .png), (nil, "-", .png), (nil, "a.SVG", .svg), (nil, "a.b.pdf", .pdf),
      (nil, "a", .png), ("pdf", "a.png", .pdf), ("svg", "-", .svg),
    ] as [(String?, String?, PictureFormat)])
  func endingsSayTheFormat(_ name: String?, _ file: String?, _ expected: PictureFormat) throws {
    #expect(try PictureOptions.format(named: name, file: file) == expected)
  }

  @Test(arguments: [(nil, "a.jpg"), ("tiff", nil)] as [(String?, String?)])
  func otherFormatsAreRefused(_ name: String?, _ file: String?) {
    #expect(throws: WorkbenchError.self) { try PictureOptions.format(named: name, file: file) }
  }
}
