import Foundation
import Testing
import UIKit

/// Text styles at every text size.
///
/// Source: Apple, Human Interface Guidelines, "Typography", Dynamic Type sizes, as of 2025-12-16.
@MainActor struct TextSizeTests {
  static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]
  /// Size and distance of baselines of each style, by text size.
  nonisolated static let guidelines: [(UIContentSizeCategory, [(CGFloat, CGFloat)])] = [
    (
      .extraSmall,
      [
        (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
        (11, 13), (11, 13),
      ]
    ),
    (
      .small,
      [
        (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
        (11, 13), (11, 13),
      ]
    ),
    (
      .medium,
      [
        (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
        (11, 13), (11, 13),
      ]
    ),
    (
      .large,
      [
        (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
        (12, 16), (11, 13),
      ]
    ),
    (
      .extraLarge,
      [
        (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
        (14, 19), (13, 18),
      ]
    ),
    (
      .extraExtraLarge,
      [
        (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
        (16, 21), (15, 20),
      ]
    ),
    (
      .extraExtraExtraLarge,
      [
        (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
        (18, 23), (17, 22),
      ]
    ),
    (
      .accessibilityMedium,
      [
        (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
        (22, 28), (20, 25),
      ]
    ),
    (
      .accessibilityLarge,
      [
        (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
        (26, 32), (24, 30),
      ]
    ),
    (
      .accessibilityExtraLarge,
      [
        (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
        (32, 39), (29, 35),
      ]
    ),
    (
      .accessibilityExtraExtraLarge,
      [
        (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
        (37, 44), (34, 41),
      ]
    ),
    (
      .accessibilityExtraExtraExtraLarge,
      [
        (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
        (43, 51), (40, 48),
      ]
    ),
  ]

  @Test(arguments: guidelines)
  func stylesHaveTheSizesOfTheGuidelines(
    _ category: UIContentSizeCategory, _ expected: [(CGFloat, CGFloat)]
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    for (style, (size, distance)) in zip(Self.styles, expected) {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(style.rawValue)")
      let between = font.lineHeight + font.leading
      #expect(abs(between - distance) < 0.001, "\(style.rawValue)")
    }
  }

  @Test func withoutTraitsTheApplicationsSizeCounts() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let none = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
    #expect(none.pointSize == 17)
  }

  /// Only the label that says so follows; the one beside it and the font of no style stay.
  @Test func labelsFollowWhereTheySaySo() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (following, staying, plain) = (UILabel(), UILabel(), UILabel())
    for label in [following, staying] { label.font = .preferredFont(forTextStyle: .body) }
    plain.font = .systemFont(ofSize: 15)
    for label in [following, plain] { label.adjustsFontForContentSizeCategory = true }
    for label in [following, staying, plain] { window.addSubview(label) }
    window.isHidden = false
    window.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(following.font.pointSize == 33)
    #expect(staying.font.pointSize == 17)
    #expect(plain.font.pointSize == 15)
    window.setTraits(nil)
    #expect(following.font.pointSize == 17)
  }
}
