import AssetCatalog
import Drawing
import Foundation
import InsetDetection
import LayoutGeometry
import TestSupport
import Testing
import ViewDrawing

@testable import Workbench

/// Drawings are looked at more densely than they are stated, so that smoothed strokes do not count as shadows.
struct DrawingInsetTests {
  private static func svg(_ width: Int, _ height: Int, _ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">\(content)</svg>
    """
  }

  /// An icon of thin strokes of one colour, at any place between pixels.
  private static func icon(_ random: inout SeededRandom) -> String {
    let side = [16, 20, 24, 32].randomElement(using: &random) ?? 24
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 100).rounded() / 100
    }
    func place() -> Double { number(2...Double(side) - 3) }
    let width = number(0.8...2)
    let parts = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "<circle cx='\(place())' cy='\(place())' r='\(number(1...5))'/>"
      case 1:
        return "<path d='M\(place()) \(place())L\(place()) \(place())L\(place()) \(place())'/>"
      case 2:
        return """
          <rect x='\(place())' y='\(place())' width='\(number(3...9))' height='\(number(3...9))' \
          rx='\(number(0...2))'/>
          """
      default:
        return "<path d='M\(place()) \(place())Q\(place()) \(place()) \(place()) \(place())'/>"
      }
    }
    return svg(
      side, side,
      "<g fill='none' stroke='#2d3b45' stroke-width='\(width)' stroke-linecap='round'>\(parts.joined())</g>"
    )
  }

  /// Strokes of one colour have neither shadow nor badge, however they are smoothed.
  @Test(arguments: [UInt64(24), 20_261_127]) func strokesAreNoOrnament(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = try InsetFolder()
    for number in 0..<60 { try folder.write(Self.icon(&random), "\(number)-icon.svg") }
    let report = InsetReport(paths: (0..<60).map { "\(folder.path)/\($0)-icon.svg" })
    #expect(report.pictures.count == 60 && report.failures.isEmpty)
    let claimed = report.pictures.filter(\.isClaimed)
    for picture in claimed {
      let text = try String(contentsOfFile: picture.path, encoding: .utf8)
      Issue.record("seed \(seed): \(picture.insets), \(picture.detection.ornaments): \(text)")
    }
  }

  /// A card from (8, 6) to (32, 20) with a shadow two points below it, in a drawing of 40 × 32.
  static let card = svg(
    40, 32,
    """
    <filter id='f' x='-50%' y='-50%' width='200%' height='200%'><feGaussianBlur stdDeviation='2'/></filter>\
    <rect x='8' y='8' width='24' height='14' rx='3' fill-opacity='0.5' filter='url(#f)'/>\
    <rect x='8' y='6' width='24' height='14' rx='3' fill='#3a80e0'/>
    """)

  /// The insets are in units of the drawing, in the report, in the catalogue and in images.
  @Test func aDrawnShadowIsFound() throws {
    let folder = try InsetFolder()
    try folder.write(Self.card, "Media.xcassets/Card.imageset/card.svg")
    try folder.write(
      #"{ "images" : [ { "filename" : "card.svg", "idiom" : "universal" } ] }"#,
      "Media.xcassets/Card.imageset/Contents.json")
    let expected = CoreInsets(top: 6, left: 8, bottom: 12, right: 8)
    let picture = try #require(InsetReport(paths: [folder.catalog]).pictures.first)
    #expect(picture.insets == expected)
    #expect(picture.points.bottom == 12 && picture.detection.scale == 1)
    #expect(picture.isClaimed && !picture.disagrees)
    let png = try InsetPicture.png(of: picture)
    // 160 × 128 pixels that were looked at, twice as large. Width and height stand in the header.
    #expect(Array(png[16..<24]) == [0, 0, 1, 64, 0, 0, 1, 0])
    let writer = InsetWriter(InsetReport(paths: [folder.catalog]), isForced: false)
    #expect(writer.written.count == 1)
    let after = try #require(InsetReport(paths: [folder.catalog]).pictures.first)
    #expect(after.stored == PixelInsets(top: 6, left: 8, bottom: 12, right: 8))
    #expect(after.isStoredRight)
  }

  /// An image knows its drawing, at whatever scale it has pixels of it.
  @Test(arguments: [1, 2, 3]) func imagesOfDrawingsAreLookedAtDensely(scale: Int) throws {
    var content = try ImageLoading.image(Data(Self.card.utf8), scale: CGFloat(scale))
    content.vector = VectorPicture(Data(Self.card.utf8))
    let insets = content.withDetectedInsets().alignmentInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [6, 8, 12, 8])
  }

  /// A drawing that would be too large four times as dense is looked at as densely as it may be.
  @Test(arguments: [(512, 4), (600, 2), (1_024, 2), (1_200, 1), (2_000, 1)])
  func largeDrawingsAreLookedAtLessDensely(side: Int, density: Int) throws {
    let data = Data(Self.svg(side, side, "<rect width='9' height='9'/>").utf8)
    let found = try ImageLoading.examined(data, pixelLimit: InsetDetector.maximumPixels)
    #expect(found.density == density)
    #expect(found.image.width == side * density)
  }

  /// Pictures that have pixels are taken as they are.
  @Test func picturesKeepTheirPixels() throws {
    let data = try InsetFolder.card(scale: 2)
    let found = try ImageLoading.examined(data, pixelLimit: InsetDetector.maximumPixels)
    #expect(found.density == 1 && found.image.width == 112)
  }
}
