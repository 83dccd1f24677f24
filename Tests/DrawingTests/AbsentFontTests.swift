import Foundation
import Testing

@testable import Drawing

/// Fonts of Apple's systems that are not installed: their lines and widths as documents store them.
struct AbsentFontTests {
  /// A font, its size, and the height of a label of one line that a document for iOS stores, with its pixels a point.
  static let heights: [(String, Double, Double, Double)] = [
    ("Avenir-Book", 20, 27.5, 2), ("Avenir-Roman", 18, 25, 2), ("AvenirNext-Regular", 10, 14, 2),
    ("AvenirNext-Regular", 15, 20.5, 2), ("AvenirNext-Regular", 22, 30.5, 2),
    ("AvenirNext-Heavy", 40, 55, 2), ("AvenirNext-Regular", 90, 123, 2),
    ("Futura-Medium", 15, 20, 1), ("Futura-Medium", 17, 23, 1), ("Futura-Medium", 18, 23.5, 2),
    ("Helvetica", 13, 15, 2), ("Helvetica", 27, 31.5, 2), ("ArialMT", 14, 16, 2),
    ("HelveticaNeue-Bold", 16, 58.0 / 3, 3), ("HelveticaNeue-Bold", 24, 86.0 / 3, 3),
    ("HelveticaNeue-Bold", 17, 20.5, 2), ("Menlo-Regular", 48, 56, 2),
    ("CourierNewPSMT", 17, 58.0 / 3, 3), ("CourierNewPS-BoldMT", 30, 34, 3),
  ]

  @Test(arguments: heights) func linesAreAsHighAsStored(
    _ name: String, _ size: Double, _ height: Double, _ scale: Double
  ) {
    let metrics = FontMetrics(for: FontDescriptor(kind: .named(name), size: size))
    #expect(abs(metrics.lineHeight.ceilToPixel(scale: scale) - height) < 1e-9)
  }

  /// Heights of labels that documents for macOS store.
  static let wholeHeights: [(String, Double, Double)] = [
    ("Menlo-Bold", 9, 10), ("Menlo-Bold", 10, 11), ("Menlo-Bold", 11, 13),
    ("Menlo-Regular", 13, 15),
    ("Menlo-Bold", 19, 22), ("Menlo-Bold", 20, 24), ("Menlo-Bold", 25, 29), ("Menlo-Bold", 28, 33),
    ("HelveticaNeue", 7, 8), ("HelveticaNeue", 10, 12), ("HelveticaNeue", 11, 12),
    ("HelveticaNeue", 22, 27), ("ArialMT", 18, 20),
  ]

  @Test(arguments: wholeHeights) func wholeLinesAreAsHighAsStored(
    _ name: String, _ size: Double, _ height: Double
  ) {
    #expect(FontMetrics.wholeLine(of: FontDescriptor(kind: .named(name), size: size)) == height)
  }

  /// A font, its size, a text, the width that a document stores for it in points, and the share by which ours may
  /// differ: 2 % for a table of letters, since Inter's kerning stays, 3 % for a mean.
  static let widths: [(String, Double, String, Double, Double)] = [
    ("HelveticaNeue", 17, "Say one of the words below.", 215.5, 0.02),
    ("HelveticaNeue", 22, "Welcome to Realm Browser", 273, 0.02),
    ("HelveticaNeue-Bold", 17, "Label", 44.5, 0.012),
    ("ArialMT", 18, "Destination", 91, 0.02),
    ("Menlo-Regular", 48, "00:00.0", 203, 0.005),
    ("CourierNewPS-BoldMT", 30, "BACKGROUND", 180 + 1.0 / 3, 0.005),
    ("AvenirNext-Regular", 17, "3D Touch Quick Action Demo", 230, 0.03),
    ("AvenirNext-Medium", 23, "Weather", 90, 0.03),
    ("Avenir-MediumOblique", 17, "Label", 42, 0.03),
    ("Futura-Medium", 17, "Last Name:", 88, 0.03),
    ("LucidaGrande", 13, "Bit Rate:", 52, 0), ("LucidaGrande", 13, "Volume:", 52, 0),
    ("LucidaGrande", 13, "Real Note:", 65, 0), ("LucidaGrande", 13, "Loop:", 36, 0),
  ]

  @Test(arguments: widths) func textsAreAboutAsWideAsStored(
    _ name: String, _ size: Double, _ text: String, _ width: Double, _ share: Double
  ) {
    let run = TextRun(text: text, font: FontDescriptor(kind: .named(name), size: size))
    let layout = TextLayout(runs: [run])
    // A stored width is rounded up by less than a point.
    #expect(layout.size.width < width * (1 + share) + 0.01, "\(layout.size.width)")
    #expect(layout.size.width > (width - 1) * (1 - share), "\(layout.size.width)")
    #expect(layout.missingFonts == [name])
  }

  @Test func aFontThatNothingIsKnownOfHasTheSystemFontsLine() {
    let metrics = FontMetrics(for: FontDescriptor(kind: .named("NoSuchFont"), size: 20))
    #expect(metrics.lineHeight == 20 * FontMetrics.systemLineHeight)
  }

  @Test func lettersOfOneWidthAreDrawnSo() {
    let wide = TextLayout(runs: [
      TextRun(text: "iiii", font: FontDescriptor(kind: .named("Courier"), size: 20))
    ])
    let narrow = TextLayout(runs: [
      TextRun(text: "WWWW", font: FontDescriptor(kind: .named("Courier"), size: 20))
    ])
    #expect(abs(wide.size.width - 48) < 0.1 && abs(narrow.size.width - 48) < 0.1)
  }

  /// Three ideographs at 13 points are stored 39 wide; the system font's tracking does not count.
  @Test(arguments: [("大观园", 3.0), ("カタカナ", 4), ("，。", 2)])
  func wideLettersAreAnEmWide(_ text: String, _ ems: Double) {
    for size in [13.0, 17, 34] {
      let layout = TextLayout(runs: [TextRun(text: text, font: FontDescriptor(size: size))])
      #expect(abs(layout.size.width - ems * size) < 0.05 * size)
    }
  }
}
