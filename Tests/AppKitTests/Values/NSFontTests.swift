import AppKit
import Testing

/// Sizes: Apple, "NSFont" and Human Interface Guidelines, "Typography" (macOS).
struct NSFontTests {
  @Test(
    arguments: [
      (.systemFont(ofSize: 0), 13), (.systemFont(ofSize: 20), 20),
      (.boldSystemFont(ofSize: -1), 13),
      (.menuFont(ofSize: 0), 13), (.messageFont(ofSize: 0), 13),
      (.controlContentFont(ofSize: 0), 12),
      (.labelFont(ofSize: 0), 10), (.toolTipsFont(ofSize: 0), 11), (.paletteFont(ofSize: 0), 11),
      (.labelFont(ofSize: 9), 9),
    ] as [(NSFont, CGFloat)])
  func sizesAreTheSystems(_ font: NSFont, _ size: CGFloat) { #expect(font.pointSize == size) }

  @Test(
    arguments: [
      (.mini, 9), (.small, 11), (.regular, 13), (.large, 13),
    ] as [(NSControl.ControlSize, CGFloat)])
  func controlsHaveTheirSizes(_ size: NSControl.ControlSize, _ points: CGFloat) {
    #expect(NSFont.systemFontSize(for: size) == points)
  }

  /// Size, and distance from baseline to baseline: the line and its leading.
  @Test(
    arguments: [
      (.largeTitle, 26, 32), (.title1, 22, 26), (.title2, 17, 22), (.title3, 15, 20),
      (.headline, 13, 16), (.body, 13, 16), (.callout, 12, 15), (.subheadline, 11, 14),
      (.footnote, 10, 13), (.caption1, 10, 13), (.caption2, 10, 13),
    ] as [(NSFont.TextStyle, CGFloat, CGFloat)])
  func textStylesHaveTheirSizes(_ style: NSFont.TextStyle, _ size: CGFloat, _ line: CGFloat) {
    let font = NSFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(abs(font.ascender - font.descender + font.leading - line) < 1e-9)
  }

  /// The measures of San Francisco: 0.9525 above and 1.1934 in all, for a size of 1.
  @Test func measuresAreSanFranciscos() {
    let font = NSFont.systemFont(ofSize: 13, weight: .semibold)
    #expect(abs(font.ascender - 12.3825) < 1e-9)
    #expect(abs(font.ascender - font.descender - 15.5142) < 1e-9)
    #expect(font.leading == 0 && font.descender < 0)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test func fontsAreEqualByWhatTheyAskFor() {
    #expect(NSFont.systemFont(ofSize: 13) == NSFont.messageFont(ofSize: 0))
    #expect(NSFont.systemFont(ofSize: 13) != NSFont.boldSystemFont(ofSize: 13))
    #expect(NSFont.systemFont(ofSize: 13).withSize(15) == NSFont.systemFont(ofSize: 15))
    #expect(NSFont(name: "", size: 12) == nil)
    #expect(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular).isFixedPitch)
    #expect(NSFont.boldSystemFont(ofSize: 12).fontName == ".SFNS-Bold")
  }
}
