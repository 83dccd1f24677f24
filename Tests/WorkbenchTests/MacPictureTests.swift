import Drawing
import Foundation
import FoundationShims
import GoldenFiles
import IBDocument
import LayoutTree
import NibBuilding
import Testing
import ViewDrawing
import Workbench

/// Pictures of macOS documents.
@MainActor struct MacPictureTests {
  private func picture(
    _ look: ControlLook? = nil, scale: Double? = nil, overlays: Set<Overlay>? = [],
    of document: Document? = nil, appearance: Surroundings.Appearance? = nil
  ) throws -> DocumentPicture {
    let document = try document ?? ControlSheet.document()
    let laidOut = try LaidOutDocument.layOut(document, look: look)
    var options = PictureOptions(overlays: overlays, scale: scale, look: look)
    options.surroundings.appearance = appearance
    return try DocumentPicture(
      of: RootSelection.root(named: nil, in: laidOut), in: laidOut, options: options)
  }
  private func image(_ picture: DocumentPicture) throws -> CGImage {
    try CGImage.decode(picture.data, vectorScale: 1)
  }

  @Test(arguments: ControlLook.allCases)
  func sheetsAreTheGoldens(_ look: ControlLook) throws {
    let picture = try picture(look, scale: 1)
    #expect(picture.diagnostics.isEmpty)
    try Golden.expect(picture.data, "Documentation/Pictures/controls-\(look.rawValue).png")
  }

  @Test(arguments: ControlLook.allCases)
  func statesAreTheGoldens(_ look: ControlLook) throws {
    let picture = try picture(look, scale: 1, of: StatesSheet.document())
    #expect(picture.diagnostics.isEmpty)
    try Golden.expect(picture.data, "Documentation/Pictures/control-states-\(look.rawValue).png")
  }

  @Test(arguments: ControlLook.allCases)
  func darkSheetsAreTheGoldens(_ look: ControlLook) throws {
    try Golden.expect(
      picture(look, scale: 1, appearance: .dark).data,
      "Documentation/Pictures/controls-dark-\(look.rawValue).png")
    try Golden.expect(
      picture(look, scale: 1, of: StatesSheet.document(), appearance: .dark).data,
      "Documentation/Pictures/control-states-dark-\(look.rawValue).png")
  }

  /// The background of a window is (50, 50, 50) in the dark.
  @Test func theGroundIsTheWindowsInTheDark() throws {
    let color = try #require(try image(picture(scale: 1, appearance: .dark)).color(x: 1, y: 1))
    #expect(abs(color.red - 50.0 / 255) < 0.01 && color.red == color.blue)
  }

  /// A window's appearance is its content's, unless a picture in another one is asked for.
  @Test func aWindowsAppearanceIsItsContents() throws {
    let text = String(decoding: ControlSheet.data, as: UTF8.self)
      .replacingOccurrences(of: "<window ", with: "<window appearanceType=\"darkAqua\" ")
    let document = try Document(data: Data(text.utf8), path: "/no such folder/Controls.xib")
    let dark = try picture(scale: 1, appearance: .dark).data
    #expect(try picture(scale: 1, of: document).data == dark)
    #expect(
      try picture(scale: 1, of: document, appearance: .light).data
        == picture(scale: 1, appearance: .light).data)
  }

  /// The screens of Macs have two pixels in a point.
  @Test(arguments: [(nil, 2), (1, 1), (3, 3)] as [(Double?, Int)])
  func picturesHaveTwoPixelsInAPoint(_ scale: Double?, _ pixels: Int) throws {
    let image = try image(picture(scale: scale))
    #expect(image.width == Int(ControlSheet.size.width) * pixels)
    #expect(image.height == Int(ControlSheet.size.height) * pixels)
  }

  /// The background of a window is (236, 236, 236) in the light appearance.
  @Test func theGroundIsTheWindows() throws {
    let color = try #require(try image(picture(scale: 1)).color(x: 1, y: 1))
    #expect(abs(color.red - 236.0 / 255) < 0.01 && color.red == color.blue)
  }

  /// A window is found by its id, its identifier and its title.
  @Test(arguments: ["w", "sheet", "Controls", "root"])
  func windowsAreFound(_ name: String) throws {
    let laidOut = try LaidOutDocument.layOut(ControlSheet.document())
    #expect(try RootSelection.root(named: name, in: laidOut).element.id == "root")
  }

  @Test func alignmentRectanglesAreShown() throws {
    #expect(try picture().data != picture(overlays: [.alignmentRects]).data)
  }

  /// The view of the tab that is not selected is laid out and not drawn: with another text in it the picture
  /// stays the same.
  @Test func onlyTheSelectedTabIsDrawn() throws {
    let text = String(decoding: ControlSheet.data, as: UTF8.self)
    func png(_ text: String) throws -> Data {
      let document = try Document(data: Data(text.utf8), path: "/no such folder/Controls.xib")
      let laidOut = try LaidOutDocument.layOut(document)
      let root = try RootSelection.root(named: nil, in: laidOut)
      #expect(root.views.contains { $0.id == "tbt" })
      return try DocumentPicture(of: root, in: laidOut, options: PictureOptions(scale: 1)).data
    }
    let whole = try png(text)
    #expect(try png(text.replacingOccurrences(of: "In B", with: "Other")) == whole)
    #expect(try png(text.replacingOccurrences(of: "In A", with: "Other")) != whole)
    // The initial item is another one: now it is the other way.
    let other = text.replacingOccurrences(of: "<tabView ", with: "<tabView initialItem=\"tb\" ")
    #expect(try png(other) != whole)
  }

  /// The demo's picture of 200 × 200 points, whose core is 180 × 180, in a macOS view as large as the demo's:
  /// the core is centred, so the frame begins at (320 − 180) / 2 and (504 − 180) / 2, y down.
  @Test func picturesBesideTheDocumentAreAlignedByTheirCores() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customView id="root"><rect key="frame" x="0" y="0" width="320" height="504"/><subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="image">
      <rect key="frame" x="70" y="142" width="200" height="200"/>
      <imageCell key="cell" image="Adorned" id="cell"/></imageView></subviews>
      <constraints>
      <constraint firstItem="image" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="x"/>
      <constraint firstItem="image" firstAttribute="centerY" secondItem="root" \
      secondAttribute="centerY" id="y"/>
      </constraints></customView></objects></document>
      """
    let laidOut = try LaidOutDocument.layOut(
      Document(
        data: Data(text.utf8), path: Repository.path("Examples/no such document.xib")))
    let root = try #require(laidOut.roots.first)
    #expect(
      root.views.first { $0.id == "image" }?.view.node.frame
        == CGRect(x: 70, y: 162, width: 200, height: 200))
    let picture = try DocumentPicture(of: root, in: laidOut, options: PictureOptions(scale: 1))
    // The core is blue.
    let color = try #require(try image(picture).color(x: 160, y: 180))
    #expect(color.blue > 0.8 && color.red < 0.3)
  }

  @Test func looksAreForMacsAndDevicesAreNot() throws {
    let phone = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view></objects></document>
      """
    let document = try Document(data: Data(phone.utf8), path: "Phone.xib")
    let error = #expect(throws: WorkbenchError.self) {
      try LaidOutDocument.layOut(document, look: .aqua)
    }
    guard case .usage = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
