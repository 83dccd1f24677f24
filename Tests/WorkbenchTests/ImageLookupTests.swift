import AssetCatalog
import Diagnostics
import Drawing
import Foundation
import IBDocument
import LayoutGeometry
import NibBuilding
import TestSupport
import Testing

/// Image names become files of the document's own folder, and of no other.
struct ImageLookupTests {
  /// A folder that goes away with the value.
  private final class Folder {
    let url: URL

    init() throws {
      url = try TestFolder.make()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, _ path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func lookup(scale: Double = 2, isPad: Bool = false) -> ImageLookup {
      ImageLookup(
        documentPath: url.appendingPathComponent("inner/Main.storyboard").path, scale: scale,
        isPad: isPad)
    }
  }

  private func file(_ lookup: ImageLookup, _ name: String) -> (ImageFile?, [String]) {
    var reports: [String] = []
    let file = lookup.file(named: name) { reports.append($0) }
    return (file, reports)
  }

  @Test(arguments: ["../x", "../../x", "/x", "a/../../x", "./x", "", "a//b", ".."])
  func namesThatLeadOutsideAreRefused(_ name: String) throws {
    let folder = try Folder()
    try folder.write("", "x.png")
    try folder.write("", "inner/y.png")
    let (file, reports) = file(folder.lookup(), name)
    #expect(file == nil)
    #expect(reports.count == 1)
  }

  @Test func linksThatLeadOutsideAreRefused() throws {
    let folder = try Folder()
    try folder.write("", "secret.png")
    try folder.write("", "inner/y.png")
    let inner = folder.url.appendingPathComponent("inner")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: inner.appendingPathComponent("x.png").path,
      withDestinationPath: folder.url.appendingPathComponent("secret.png").path)
    try manager.createSymbolicLink(
      atPath: inner.appendingPathComponent("z.png").path, withDestinationPath: "y.png")
    let lookup = folder.lookup()
    let (outside, reports) = file(lookup, "x")
    #expect(outside == nil && reports.count == 1)
    #expect(file(lookup, "z").0 != nil)
  }

  @Test func setsThatNameFilesElsewhereAreRefused() throws {
    let folder = try Folder()
    try folder.write("", "inner/y.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "../../y.png"}]}"#,
      "inner/A.xcassets/x.imageset/Contents.json")
    try folder.write("{", "inner/A.xcassets/broken.imageset/Contents.json")
    let lookup = folder.lookup()
    for name in ["x", "broken"] {
      let (found, reports) = file(lookup, name)
      #expect(found == nil && reports.count == 1, "\(name)")
    }
  }

  @Test func filesBesideAreTakenByScale() throws {
    let folder = try Folder()
    for name in ["a.png", "a@2x.png", "a@3x.png", "b.svg", "c@3x.jpg"] {
      try folder.write("", "inner/\(name)")
    }
    func found(_ name: String, _ scale: Double) -> String? {
      file(folder.lookup(scale: scale), name).0.map {
        "\($0.path.split(separator: "/").last ?? "") \($0.scale)"
      }
    }
    #expect(found("a", 1) == "a.png 1.0")
    #expect(found("a", 2) == "a@2x.png 2.0")
    #expect(found("a", 3) == "a@3x.png 3.0")
    #expect(found("b", 3) == "b.svg 1.0")
    #expect(found("c", 1) == "c@3x.jpg 3.0")
    #expect(found("a.png", 2) == "a@2x.png 2.0")
    #expect(found("d", 2) == nil)
  }

  /// A shadow of 30 points at the top and right is stored as 30, 60 and 90 pixels; left and bottom
  /// stay 0.
  @Test(arguments: [1.0, 2, 3])
  func insetsAreDividedByTheScale(_ scale: Double) throws {
    let entries = (1...3).map { scale in
      """
      {"idiom": "universal", "scale": "\(scale)x", "filename": "i\(scale).png", "alignment-insets": \
      {"top": \(30 * scale), "right": \(30 * scale), "bottom": 0, "left": 0}}
      """
    }
    let folder = try Folder()
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))]}",
      "inner/A.xcassets/Group/x.imageset/Contents.json")
    for scale in 1...3 { try folder.write("", "inner/A.xcassets/Group/x.imageset/i\(scale).png") }
    let lookup = folder.lookup(scale: scale)
    let found = try #require(file(lookup, "x").0)
    #expect(found.scale == scale)
    #expect(found.path.hasSuffix("i\(Int(scale)).png"))
    #expect(found.alignmentInsets == ViewInsets(top: 30, left: 0, bottom: 0, right: 30))
    // A group is part of names only where it says so.
    #expect(file(lookup, "Group/x").0 == nil)
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, "inner/A.xcassets/Group/Contents.json")
    let named = folder.lookup(scale: scale)
    #expect(file(named, "Group/x").0 == found)
    #expect(file(named, "x").0 == nil)
  }

  /// Pictures are decoded until they have so many pixels together; later ones are reported with their place.
  @Test func picturesAreDecodedUpToALimit() throws {
    let folder = try Folder()
    let png = try AssetFolder.png(10, 10, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    for name in ["a", "b", "c"] {
      try png.write(to: folder.url.appendingPathComponent("\(name).png"))
    }
    let document = try Document(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
        """.utf8), path: folder.url.appendingPathComponent("Main.xib").path)
    let element = try #require(document.roots.first)
    let lookup = ImageLookup([folder.url], traits: AssetTraits(scale: 1), maximumPixels: 150)
    let shown = ["a", "b", "c"].map { lookup.content(named: $0, for: element) != nil }
    #expect(shown == [true, true, false])
    let findings = lookup.consumeFindings()
    #expect(findings.map(\.location.subject) == ["v"])
    #expect(findings.first?.message.contains("'c'") == true)
    #expect(lookup.consumeFindings().isEmpty)
  }
}
