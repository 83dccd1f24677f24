import Foundation
import TestSupport
import Testing
import UIKit

/// Colours of asset catalogues, by name.
@MainActor struct NamedColorTests {
  /// A folder with a catalogue, which goes away with the value.
  private final class Folder {
    let url: URL
    init() throws {
      url = TestFolder.root.appendingPathComponent(UUID().uuidString)
      try write(
        #"""
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"platform": "ios", "reference": "systemGreenColor"}}
        ]}
        """#, "Assets.xcassets/Accent.colorset/Contents.json")
      try write("{", "Assets.xcassets/Broken.colorset/Contents.json")
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    func write(_ text: String, _ path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func aColorIsFoundInABundle() throws {
    let folder = try Folder()
    let bundle = try #require(Bundle(path: folder.url.path))
    let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    #expect(bytes(color, .light) == [255, 0, 0])
    #expect(bytes(color, .dark) == [48, 209, 88])
    for name in ["Broken", "None", "../Accent", ""] {
      #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func documentsTakeColorsOfTheirCatalogues() throws {
    let folder = try Folder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
            <color key="backgroundColor" name="Accent"/>
          </view>
        </objects>
        <resources>
          <namedColor name="Accent"><color red="0" green="0" blue="1" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        </resources>
      </document>
      """, "Card.xib")
    let bundle = try #require(Bundle(path: folder.url.path))
    let view = try #require(
      UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
    let color = try #require(view.backgroundColor)
    #expect(bytes(color, .light) == [255, 0, 0])
    #expect(bytes(color, .dark) == [48, 209, 88])
  }
}
