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
    ("HelveticaNeue-Bold", 17, 20.5, 2), ("HelveticaNeue", 16, 19, 2),
    ("HelveticaNeue", 12, 14, 2), ("HelveticaNeue", 24, 28, 2), ("HelveticaNeue-Thin", 70, 83, 2),
    ("HelveticaNeue-Thin", 60, 71, 2), ("HelveticaNeue-UltraLight", 140, 160.5, 2),
    ("Menlo-Regular", 48, 56, 2), ("Courier", 9, 9, 2),
    ("OpenSans-Semibold", 15, 20.5, 2), ("Montserrat-Medium", 18, 22, 2),
    ("SFUIText-Light", 15, 17.5, 2), ("sora-rc004-0417-Regular", 16, 20.5, 2),
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
    ("HelveticaNeue", 22, 27), ("ArialMT", 18, 20), ("Courier", 12, 14),
  ]

  @Test(arguments: wholeHeights) func wholeLinesAreAsHighAsStored(
    _ name: String, _ size: Double, _ height: Double
  ) {
    #expect(FontMetrics.wholeLine(of: FontDescriptor(kind: .named(name), size: size)) == height)
  }

  /// A font, its size, a text, the width that a document stores for it in points, and the share by which ours may
  /// differ: up to 1 % for a table of letters, since kerning is missing, 3 % for a mean.
  static let widths: [(String, Double, String, Double, Double)] = [
    ("HelveticaNeue", 17, "Name of Service", 126, 0.005),
    ("HelveticaNeue", 22, "Welcome to Realm Browser", 273, 0.01),
    ("HelveticaNeue", 16, "CONNECTED TO :", 133.5, 0.01),
    ("HelveticaNeue-Bold", 17, "Label", 44.5, 0.005),
    ("HelveticaNeue-Thin", 70, "0", 39, 0), ("HelveticaNeue-UltraLight", 140, "80", 156, 0),
    ("ArialMT", 18, "Destination", 91, 0.02),
    ("Menlo-Regular", 48, "00:00.0", 203, 0.005),
    ("CourierNewPS-BoldMT", 30, "BACKGROUND", 180 + 1.0 / 3, 0.005),
    ("AvenirNext-Regular", 17, "3D Touch Quick Action Demo", 230, 0.01),
    ("AvenirNext-Medium", 23, "Weather", 90, 0.01),
    ("AvenirNext-Medium", 15, "Close", 39, 0),
    ("Avenir-MediumOblique", 17, "Label", 42, 0),
    ("Avenir-Book", 14, "Adjust price", 75, 0), ("Avenir-Book", 16, "ONT (mainnet)", 106, 0),
    ("Avenir-Book", 14, "Use priority (0.0011 GAS)", 158, 0), ("Avenir-Book", 12, "time", 24, 0),
    ("Avenir-Heavy", 17, "I saved it another way", 175.5, 0), ("Avenir-Heavy", 12, "AMOUNT", 55, 0),
    ("Avenir-Medium", 16, "Processing transaction", 163, 0),
    ("Futura-Medium", 17, "Last Name:", 88, 0.03),
    ("LucidaGrande", 13, "Bit Rate:", 52, 0), ("LucidaGrande", 13, "Volume:", 52, 0),
    ("LucidaGrande", 13, "Real Note:", 65, 0), ("LucidaGrande", 13, "Loop:", 36, 0),
    ("NunitoSans-Light", 13, "Facultatif (200 caractères max)", 177, 0.002),
    ("NunitoSans-Bold", 15, "Réinitialiser les filtres", 151.5, 0.002),
    ("NunitoSans-Bold", 15, "Adresse Gps", 88.5, 0.002),
    ("Quicksand-Bold", 12, "  Inscrit.e  ", 59, 0.002),
    ("Roboto-Medium", 14, "0x180D - Heart Rate", 127, 0.002),
    ("Roboto-Bold", 18, "Connection Parameters", 191, 0.002),
    ("sora-rc004-0417-Regular", 13, "United States", 90.5, 0.002),
    // Fonts that Interface Builder did not find.
    ("SFUIText-Light", 15, "Street", 40.5, 0), ("SFUIText-Light", 15, "Title", 28.5, 0),
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

  @Test(arguments: ["NoSuchFont", "NoSuchFont-Bold", "SFUIText-Medium"])
  func aFontThatNothingIsKnownOfIsHelvetica(_ name: String) {
    let font = FontDescriptor(kind: .named(name), size: 20)
    #expect(abs(FontMetrics(for: font).lineHeight - 23) < 1e-9)
    let regular = FontDescriptor(kind: .named("Helvetica"), size: 20)
    let widths = [font, regular].map { font in
      TextLayout(runs: [TextRun(text: "Hamburgefonstiv", font: font)]).size.width
    }
    #expect(abs(widths[0] - widths[1]) < 0.01)
  }

  @Test(arguments: [".AppleSystemUIFont", ".SFNS-Regular", "SFProText-Regular", "SF Pro Display"])
  func theSystemFontsNamesAreTheSystemFont(_ name: String) {
    let metrics = FontMetrics(for: FontDescriptor(kind: .named(name), size: 20))
    #expect(metrics.lineHeight == 20 * FontMetrics.systemLineHeight)
  }

  @Test func accentedLettersAreAsWideAsTheirBases() {
    #expect(LetterAdvances.place(of: "é") == LetterAdvances.place(of: "e"))
    #expect(LetterAdvances.place(of: "\u{65}\u{301}") == LetterAdvances.place(of: "e"))
    #expect(LetterAdvances.place(of: "~") == 94 && LetterAdvances.place(of: "‘") == 95)
    #expect(LetterAdvances.place(of: "ж") == nil && LetterAdvances.place(of: "\n") == nil)
  }

  @Test func tablesAreReadInPlace() throws {
    let place = try #require(LetterAdvances.place(of: "m"))
    #expect(LetterFaces.helveticaNeue.width(at: place, weight: 400) == 1747.0 / 2048)
    // Between two faces widths are linear, beyond them those of the last.
    let bold = try #require(LetterFaces.sans.width(at: place, weight: 700))
    let regular = try #require(LetterFaces.sans.width(at: place, weight: 400))
    #expect(bold == 1821.0 / 2048 && regular == 1706.0 / 2048)
    #expect(LetterFaces.sans.width(at: place, weight: 550) == (bold + regular) / 2)
    #expect(LetterFaces.sans.width(at: place, weight: 900) == bold)
    #expect(LetterFaces.sans.width(at: place, weight: 100) == regular)
    // Letters beyond a table, and letters without a width.
    #expect(LetterFaces.sans.width(at: 95, weight: 400) == nil)
    #expect(LetterAdvances("##").width(at: 0) == nil && LetterAdvances("##").width(at: -1) == nil)
    #expect(LetterAdvances("#$").width(at: 0) == 1.0 / 2048)
  }

  @Test func pairsAreFoundByTheirLetters() {
    let faces = LetterFaces([400: "##"], pairs: "AVITo=WeP")
    func kerning(_ pair: String) -> Double {
      let places = pair.map { LetterAdvances.place(of: $0) ?? 0 }
      return faces.kerning(places[0], places[1]) * 256
    }
    #expect(["AV", "To", "We"].map(kerning) == [-7, -19, 0])
    #expect(["AA", "VA", "zz", "  ", "‘A"].map(kerning) == [0, 0, 0, 0, 0])
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
