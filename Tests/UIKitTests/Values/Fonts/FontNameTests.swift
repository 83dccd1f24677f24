import Foundation
import Testing
import UIKit

/// Bits and names of font descriptors, and what a descriptor becomes with another family.
///
/// Source: Apple, "UIFontDescriptor.SymbolicTraits" and its keys, which are Core Text's.
struct FontNameTests {
  @Test(
    arguments: [
      (.traitItalic, 0), (.traitBold, 1), (.traitExpanded, 5), (.traitCondensed, 6),
      (.traitMonoSpace, 10), (.traitVertical, 11), (.traitUIOptimized, 12),
      (.traitTightLeading, 15), (.traitLooseLeading, 16),
    ] as [(UIFontDescriptor.SymbolicTraits, Int)])
  func traitsHaveApplesBits(trait: UIFontDescriptor.SymbolicTraits, bit: Int) {
    #expect(trait.rawValue == 1 << UInt32(bit))
  }

  /// Widths, directions and line spacing are ignored: the font is as wide and as high as without.
  @Test(
    arguments: [
      .traitExpanded, .traitCondensed, .traitVertical, .traitUIOptimized, .traitTightLeading,
      .traitLooseLeading,
    ] as [UIFontDescriptor.SymbolicTraits])
  func otherTraitsChangeNoMeasure(trait: UIFontDescriptor.SymbolicTraits) throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(trait))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.lineHeight == plain.lineHeight && font.ascender == plain.ascender)
  }

  /// Slants and features are ignored as well.
  @Test func otherAttributesChangeNoMeasure() {
    #expect(UIFontDescriptor.TraitKey.slant.rawValue == "NSCTFontSlantTrait")
    #expect(
      UIFontDescriptor.AttributeName.featureSettings.rawValue == "NSCTFontFeatureSettingsAttribute")
    let plain = UIFont.systemFont(ofSize: 20)
    let traits: [UIFontDescriptor.TraitKey: Any] = [.slant: 0.5]
    let settings: [[String: Int]] = [["CTFeatureTypeIdentifier": 6]]
    let descriptor = plain.fontDescriptor.addingAttributes([
      .traits: traits, .featureSettings: settings,
    ])
    #expect(UIFont(descriptor: descriptor, size: 20).lineHeight == plain.lineHeight)
  }

  @Test func anotherFamily() {
    let descriptor = UIFontDescriptor(name: "Helvetica", size: 15).withFamily("Courier")
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == "Courier" && font.pointSize == 15)
  }

  /// Source: Apple, "UIFont.buttonFontSize", "labelFontSize", "smallSystemFontSize", "systemFontSize".
  @Test func sizesOfFonts() {
    let sizes = [
      UIFont.buttonFontSize, UIFont.labelFontSize, UIFont.systemFontSize,
      UIFont.smallSystemFontSize,
    ]
    #expect(sizes == [18, 17, 14, 12])
  }
}
