import AppKit
import Foundation
import TestSupport
import Testing

/// Colours and data of catalogues in bundles, by name.
@MainActor struct NamedAssetTests {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let url = TestFolder.root.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: url.path))
  }

  private func parts(_ color: NSColor) throws -> [CGFloat] {
    let color = try #require(color.usingColorSpace(.sRGB))
    return [color.redComponent, color.greenComponent, color.blueComponent]
  }

  @Test func coloursFollowTheAppearance() throws {
    let bundle = try bundle([
      "A.xcassets/Tint.colorset/Contents.json": #"""
      {"colors": [
        {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
        {"idiom": "mac", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}]}
      """#
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let color = try #require(NSColor(named: "Tint", bundle: bundle))
    #expect(color.type == .catalog)
    for (name, expected) in [
      (NSAppearance.Name.aqua, [1.0, 0, 0]), (.darkAqua, [0.0, 0, 1]),
    ] as [(NSAppearance.Name, [CGFloat])] {
      let appearance = try #require(NSAppearance(named: name))
      var found: [CGFloat] = []
      appearance.performAsCurrentDrawingAppearance { found = (try? parts(color)) ?? [] }
      #expect(found == expected)
    }
    #expect(NSColor(named: "None", bundle: bundle) == nil)
    #expect(NSColor(named: "Tint") == nil)
    #expect(NSImage(named: "Tint") == nil)
  }

  @Test func dataSetsAreRead() throws {
    let bundle = try bundle([
      "A.xcassets/d.dataset/Contents.json": #"{"data": [{"filename": "d.txt"}]}"#,
      "A.xcassets/d.dataset/d.txt": "text",
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let asset = try #require(NSDataAsset(name: "d", bundle: bundle))
    #expect(asset.data == Data("text".utf8))
    #expect(asset.typeIdentifier == "public.data")
  }
}
