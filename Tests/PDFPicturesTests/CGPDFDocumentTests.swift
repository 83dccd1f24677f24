import Drawing
import Foundation
import PDFPictures
import Testing

/// Core Graphics' names for PDF files.
struct CGPDFDocumentTests {
  private func page(_ entries: String = "") throws -> CGPDFPage {
    let sample = PDFSample("10 10 5 5 re f", size: (100, 50), page: entries)
    let provider = try #require(CGDataProvider(data: sample.data()))
    let document = try #require(CGPDFDocument(provider))
    #expect(
      document.numberOfPages == 1 && document.page(at: 2) == nil && document.page(at: 0) == nil)
    return try #require(document.page(at: 1))
  }

  @Test func boxes() throws {
    let page = try page("/CropBox [10 10 60 200] /Rotate 450")
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
    // The crop box ends where the sheet does.
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 50, height: 40))
    #expect(page.getBoxRect(.artBox) == page.getBoxRect(.cropBox))
    #expect(page.rotationAngle == 90 && page.pageNumber == 1)
  }

  /// A page of 100 × 50 in 50 × 50 is half as large and 12.5 from the edges; in 200 × 200 it keeps its size and
  /// stands in the middle.
  @Test(arguments: [
    (50.0, 0, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 12.5)),
    (50.0, 0, CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 37.5)),
    (200.0, 0, CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 75)),
    // Turned clockwise by a quarter, the lower left corner is the upper left one.
    (200.0, 90, CGPoint(x: 0, y: 0), CGPoint(x: 75, y: 150)),
    (200.0, 270, CGPoint(x: 0, y: 0), CGPoint(x: 125, y: 50)),
  ])
  func drawingTransforms(_ side: Double, _ turn: Int, _ from: CGPoint, _ to: CGPoint) throws {
    let map = try page().getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: side, height: side), rotate: Int32(turn),
      preserveAspectRatio: true)
    let found = from.applying(map)
    #expect(abs(found.x - to.x) < 1e-9 && abs(found.y - to.y) < 1e-9)
  }

  /// The page's space is the user's: a square at (10, 10) is there, and the state is as it was.
  @Test func pagesAreDrawnInUserSpace() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.drawPDFPage(try page())
    context.fill(CGRect(x: 90, y: 40, width: 10, height: 10))
    let image = try #require(context.makeImage())
    #expect(image.rgba(12, 37) == [0, 0, 0, 255])
    #expect(image.rgba(95, 5) == [0, 255, 0, 255])
    #expect(context.diagnostics.isEmpty)
  }

  /// Each unsupported feature is reported once.
  @Test func unsupportedFeaturesAreReported() throws {
    let sample = PDFSample(
      "/Mesh sh /Mesh sh",
      resources: "/Shading << /Mesh << /ShadingType 4 /ColorSpace /DeviceRGB >> >>")
    let provider = try #require(CGDataProvider(data: sample.data()))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    let context = try #require(CGContext.bitmap(size: CGSize(width: 20, height: 20)))
    context.drawPDFPage(page)
    #expect(context.diagnostics == ["PDF: a shading of a kind that is not drawn"])
  }

  /// A file that can be read asks for no password; one that asks for a password is not read.
  @Test func passwords() throws {
    let data = PDFSample("10 10 5 5 re f", size: (100, 50)).data()
    let document = try #require(CGDataProvider(data: data).flatMap(CGPDFDocument.init))
    #expect(!document.isEncrypted && document.isUnlocked)
    let locked = Data("%PDF-1.4\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>".utf8)
    let provider = try #require(CGDataProvider(data: locked))
    #expect(CGPDFDocument(provider) == nil)
  }
}
