import Drawing
import Foundation
import GoldenFiles
import PDFPictures
import Testing

/// One scene, three outputs.
struct ContactSheetTests {
  enum Output: CaseIterable { case png, svg, pdf }

  private func context(_ output: Output, scale: Double = 1) throws -> CGContext {
    switch output {
    case .png: try #require(CGContext.bitmap(size: ContactSheet.size, scale: scale))
    case .svg: try #require(CGContext.svg(size: ContactSheet.size))
    case .pdf: try #require(CGContext.pdf(size: ContactSheet.size))
    }
  }

  @Test(arguments: Output.allCases)
  func theSheetIsDrawn(_ output: Output) throws {
    let context = try context(output)
    try ContactSheet.draw(in: context)
    switch output {
    case .png:
      #expect(context.diagnostics.isEmpty)
      let image = try #require(context.makeImage())
      try Golden.expect(image.pngData(), "Documentation/Pictures/drawing.png")
    case .svg:
      // The modes that need the coverage of what is below.
      #expect(context.diagnostics.count == 7)
      let data = try #require(context.finish())
      try expectLikeTheBitmap(CGImage.decode(data, vectorScale: 2), but: Self.unlikeInSVG)
    case .pdf:
      #expect(context.diagnostics.count == 1)
      let data = try #require(context.finish())
      #expect(data.prefix(5) == Data("%PDF-".utf8))
      #expect(data.range(of: Data("/FontFile".utf8)) != nil)
      #expect(data.range(of: Data("/ToUnicode".utf8)) != nil)
      try expectLikeTheBitmap(
        CGImage.firstPage(ofPDF: data, scale: 2), but: Self.unlikeInPDF)
    }
  }

  /// Cells that librsvg, which the picture is read with, or SVG itself draws otherwise: nearest pixels, the
  /// blend modes that are reported, and `plusLighter`.
  private static let unlikeInSVG: Set<Int> = [30, 31, 59, 60, 61, 63, 65, 66, 67, 68]

  /// Cells that cairo writes otherwise than it draws: colour burn, whose layer it does not isolate, and
  /// `plusDarker`, which PDF does not have.
  private static let unlikeInPDF: Set<Int> = [48, 67]

  /// The cells with text.
  ///
  /// A bitmap moves outlines up and down to the heights of San Francisco, up to 0.02 of the size, which is up to a third of
  /// a pixel on an edge, and puts baselines on rows of pixels; edges take up to a tenth of the cell.
  private static let texts: Set = [38, 40]

  /// Another renderer smooths edges its own way, which is a few parts in 255 over a cell.
  private func expectLikeTheBitmap(_ image: CGImage, but unlike: Set<Int>) throws {
    let context = try context(.png, scale: 2)
    try ContactSheet.draw(in: context)
    let bitmap = try #require(context.makeImage())
    try #require(image.width == bitmap.width && image.height == bitmap.height)
    let side = Int(ContactSheet.cell) * 2
    for cell in 0..<80 where !unlike.contains(cell) {
      let (left, top) = (cell % 10 * side, cell / 10 * side)
      var sum = 0
      for y in top..<top + side {
        for at in (y * image.width + left) * 4..<(y * image.width + left + side) * 4 {
          sum += abs(Int(image.pixels[at]) - Int(bitmap.pixels[at]))
        }
      }
      let limit = Self.texts.contains(cell) ? 3.4 : 2.5
      #expect(Double(sum) / Double(side * side * 4) < limit, "cell \(cell)")
    }
  }
}
