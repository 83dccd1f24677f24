import Foundation
import Testing
import UIKit

/// Sizes that follow the text size.
@MainActor struct FontMetricsTests {
  /// Two measurements of others (see ``UIFontMetrics``), then what the distances of baselines in the
  /// guidelines give: 14 to 17 points of `body` at 19 of 22, of `largeTitle` 43 of 41.
  nonisolated static let values:
    [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat, CGFloat)] = [
      (.body, .medium, 3, 17, 49 / 3),
      (.body, .accessibilityExtraExtraExtraLarge, 3, 17, 48),
      (.body, .large, 3, 17.1, 17.1),
      (.body, .extraSmall, 2, 22, 19),
      (.largeTitle, .extraLarge, 2, 41, 43),
    ]
  @Test(arguments: values)
  func aValueGrowsAsTheDistanceOfBaselines(
    style: UIFont.TextStyle, category: UIContentSizeCategory, scale: CGFloat, value: CGFloat,
    expected: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: scale),
    ])
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
    #expect(abs(scaled - expected) < 1e-9)
  }

  @Test func aFontKeepsItsLooksAndItsLimit() {
    let traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 22, weight: .semibold)
    let large = metrics.scaledFont(for: font, compatibleWith: traits)
    #expect(large.pointSize == 62)
    #expect(large.fontName == font.fontName)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
    #expect(limited.pointSize == 30)
    // What follows the text size already is not scaled twice.
    #expect(metrics.scaledFont(for: large, compatibleWith: traits).pointSize == 62)
    let style = UIFont.preferredFont(forTextStyle: .title1)
    #expect(metrics.scaledFont(for: style, compatibleWith: traits) === style)
  }

  @Test func aLabelLetsItsScaledFontFollow() {
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    UIApplication.shared.preferredContentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 19)
    UIApplication.shared.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 22)
  }

  // MARK: Descriptors

  @Test func symbolicTraitsMakeBoldAndItalicFonts() throws {
    let body = UIFont.systemFont(ofSize: 17)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font == .boldSystemFont(ofSize: 17))
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let none = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: none, size: 20) == .systemFont(ofSize: 20))
  }

  @Test func attributesMakeFonts() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Inter", .size: 13])
    #expect(named.pointSize == 13)
    #expect(UIFont(descriptor: named, size: 0).familyName == "Inter")
    let heavy = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
    let face = UIFont.systemFont(ofSize: 15).fontDescriptor.withFace("Bold Italic")
    #expect(face.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
    let code = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced)
    #expect(code?.symbolicTraits == .traitMonoSpace)
  }
}
