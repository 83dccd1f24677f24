import Foundation
import Testing

@testable import Drawing
@testable import ViewDrawing

/// Templates of symbols in catalogues.
struct SymbolTemplateTests {
  private static func template(_ body: String) throws -> SymbolTemplate? {
    SymbolTemplate(
      path: "test.svg", try SVGOutline(Data("<svg viewBox='0 0 3300 2200'>\(body)</svg>".utf8)))
  }

  /// Bars of different widths, and the margins of the regular one: 140 wide, a bar of 120 × 90.
  private static let body = """
    <g id="Guides"><line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="99"/>\
    <line id="right-margin-Regular-M" x1="240" x2="240" y1="0" y2="99"/></g>\
    <g id="Symbols"><g id="Regular-M"><path d="M110 0H230V90H110z"/></g>\
    <g id="Bold-M"><path d="M0 0H130V100H0z"/></g><g id="Regular-L"><path d="M0 0H156V117H0z"/></g></g>
    """

  private static let variants: [(weight: CGFloat, scale: CGFloat, width: Double, size: CGSize)] = [
    (0, 1, 120, CGSize(width: 1.4, height: 0.9)), (-0.8, 0.8, 120, CGSize(width: 1.4, height: 0.9)),
    (0.62, 1, 130, CGSize(width: 1.3, height: 1)), (0, 1.3, 156, CGSize(width: 1.2, height: 0.9)),
    (0.4, 1.3, 156, CGSize(width: 1.2, height: 0.9)),
  ]

  @Test(arguments: variants.indices) func theNearestVariantIsUsed(index: Int) throws {
    let row = Self.variants[index]
    let template = try #require(try Self.template(Self.body))
    let width = Double(template.outline(weight: row.weight, scale: row.scale).bounds.width)
    #expect(width == row.width)
    let size = template.size(weight: row.weight, scale: row.scale)
    #expect(
      abs(size.width - row.size.width) < 1e-9 && abs(size.height - row.size.height) < 1e-9,
      "\(size)")
    let glyph = SymbolGlyph(
      name: "bar", pointSize: 100, weight: row.weight, scale: row.scale, template: template)
    #expect(
      glyph.size
        == CGSize(
          width: (size.width * 100 * row.scale * 2).rounded() / 2,
          height: (size.height * 100 * row.scale * 2).rounded() / 2))
  }

  /// A drawing without the groups of weights is a single outline.
  @Test func aPlainDrawingIsAnOutline() throws {
    let template = try #require(try Self.template("<rect width='2200' height='2200'/>"))
    #expect(template.outline(weight: 0, scale: 1).bounds.width == 16)
    #expect(try Self.template("<defs/>") == nil)
    #expect(SymbolTemplate(path: "/no such file.svg") == nil)
  }
}
