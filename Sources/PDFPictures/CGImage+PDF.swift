package import Drawing
package import Foundation

extension CGImage {
  /// Whether data begins like a PDF file; a few bytes may precede the header.
  package static func isPDF(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
  }

  /// The first page of a PDF file as pixels, rotated for display.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - pixelLimit: The maximum width × height, in pixels.
  /// - Throws: `ImageError`; parts of the page that cannot be drawn are skipped.
  package static func firstPage(
    ofPDF data: Data, scale: Double = 1, pixelLimit: Int = CGImage.pixelLimit
  ) throws(ImageError) -> CGImage {
    let document: CGPDFDocument
    do {
      document = try CGPDFDocument(data: data)
    } catch {
      throw .corrupt(error.description)
    }
    guard let page = document.page(at: 1), page.shownSize.width.isFinite,
      page.shownSize.height.isFinite, scale.isFinite
    else { throw .corrupt(PDFError.badSize.description) }
    let size = page.shownSize
    func pixels(_ points: CGFloat) -> Int { Int(min((Double(points) * scale).rounded(.up), 1e9)) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard isAllowed(width: width, height: height, limit: pixelLimit),
      let context = CGContext.bitmap(size: size, scale: scale)
    else { throw .badDimensions(width: width, height: height, pixelLimit: pixelLimit) }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    // The transform never scales up, so at the display size it does not scale at all.
    context.concatenate(
      page.getDrawingTransform(
        .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
    context.drawPDFPage(page)
    guard let image = context.makeImage() else { throw .corrupt("out of memory") }
    return image
  }
}
