import Foundation
import Testing
import UIKit

struct UIFontTests {
  /// Ascent 0.9525 and line 1.1934 times the size.
  @Test(arguments: [9.0, 13, 17, 34])
  func systemMetricsFollowTheSize(_ size: Double) {
    for font in [
      UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
      .italicSystemFont(ofSize: size),
    ] {
      #expect(abs(font.ascender - 0.9525 * size) < 1e-9)
      #expect(abs(font.lineHeight - 1.1934 * size) < 1e-9)
      #expect(abs(font.descender - (0.9525 - 1.1934) * size) < 1e-9)
      #expect(font.leading == 0 && font.pointSize == CGFloat(size))
      #expect(font.capHeight > font.xHeight && font.xHeight > 0)
    }
  }

  /// Default sizes of text styles (Human Interface Guidelines, "Typography", large).
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func textStyles(_ style: UIFont.TextStyle, _ size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
  }

  /// Lines of a text style are as far apart as the Human Interface Guidelines say; documents store two
  /// lines of body as 42.5 high and three of caption 1 as 46.5.
  @Test(arguments: [
    (UIFont.TextStyle.body, 2, 42.5), (.headline, 2, 42.5), (.caption1, 3, 46.5),
    (.footnote, 2, 34), (.subheadline, 2, 38),
  ])
  @MainActor func linesOfAStyleStandApart(
    _ style: UIFont.TextStyle, _ lines: Int, _ height: CGFloat
  ) {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func namedFontsFallBackAndSaySo() throws {
    let missing = try #require(UIFont(name: "NoSuchFont-Bold", size: 20))
    #expect(missing.isStandIn && missing.fontName == "NoSuchFont-Bold")
    // Helvetica's line.
    #expect(abs(missing.lineHeight - 1.15 * 20) < 1e-9)
    let present = try #require(UIFont(name: "DejaVu Sans Mono", size: 20))
    #expect(!present.isStandIn && present.familyName == "DejaVu Sans Mono")
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test func monospacedLettersShareAWidth() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let narrow = "iiii".size(withAttributes: [.font: font])
    let wide = "WWWW".size(withAttributes: [.font: font])
    #expect(abs(narrow.width - wide.width) < 0.01)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(
      abs(
        "1111".size(withAttributes: [.font: digits]).width
          - "8888".size(withAttributes: [.font: digits]).width) < 0.01)
  }

  @Test func noTextIsOneLineHigh() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let line = "Ag".size(withAttributes: attributes).height
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: line))
    #expect(NSString(string: "").size(withAttributes: attributes) == CGSize(width: 0, height: line))
    let box = "".boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil)
    #expect(box == CGRect(x: 0, y: 0, width: 0, height: line))
  }

  @Test func equalityIsByDescription() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 20).withSize(17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }
}
