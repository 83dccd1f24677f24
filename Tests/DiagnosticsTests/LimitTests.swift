import Diagnostics
import Testing

/// Limits leave room for what is real, and what they count fits the types that count it.
struct LimitTests {
  /// The largest of each that is known, as the limits' own comments say, or what it has to hold.
  @Test(arguments: [
    (DocumentLimits.bytes, 1_000_000), (DocumentLimits.depth, 33),
    // A file may be a JSON text, and a folder that is searched may have several catalogues.
    (CatalogLimits.fileBytes, CatalogLimits.jsonBytes),
    (SearchLimits.entries, CatalogLimits.entries),
    // The largest screen of an iPhone, 440 × 956 points, at 2 pixels a point; a screen has about 50 KB.
    (ReportLimits.picturePixels, 880 * 1912),
    (ReportLimits.pictureBytes, ReportLimits.pictures * 50_000),
  ])
  func aLimitIsAboveWhatIsReal(limit: Int, known: Int) { #expect(limit >= 2 * known) }

  /// expat takes a length of 32 bits.
  @Test func aDocumentFitsItsParser() { #expect(DocumentLimits.bytes <= Int(Int32.max)) }

  /// Sums of lengths keep a thousandth of a point: a double has 15 digits and a bit.
  @Test func aLengthKeepsItsDigits() {
    #expect(DocumentLimits.magnitude.ulp < 0.001)
  }
}
