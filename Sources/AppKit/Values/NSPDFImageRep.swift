internal import Drawing
public import Foundation
internal import PDFPictures
internal import ViewDrawing

/// An image of a page of a PDF file.
///
/// - SeeAlso: Apple, "NSPDFImageRep".
///
/// Unchecked: Apple's declaration; a program that changes one does so on one thread at a time.
open class NSPDFImageRep: NSImageRep, @unchecked Sendable {
  /// The data of the file.
  public let pdfRepresentation: Data
  private let document: CGPDFDocument
  /// The number of pages.
  open var pageCount: Int { document.numberOfPages }
  /// The page that is drawn, counted from 0.
  open var currentPage = 0 { didSet { size = bounds.size } }
  /// The visible part of the page, in points.
  open var bounds: NSRect { page?.getBoxRect(.cropBox) ?? .zero }
  private var page: CGPDFPage? { document.page(at: currentPage + 1) }

  /// Creates an image from a PDF file's data; nil for other data.
  public init?(data pdfData: Data) {
    guard let provider = CGDataProvider(data: pdfData), let document = CGPDFDocument(provider)
    else { return nil }
    (pdfRepresentation, self.document) = (pdfData, document)
    super.init()
    size = bounds.size
  }
  open override func draw() -> Bool {
    guard let context = GraphicsStack.current.context, let page else { return false }
    let box = bounds
    context.saveGState()
    context.scaleBy(
      x: size.width / max(box.width, 1), y: size.height / max(box.height, 1))
    context.translateBy(x: -box.minX, y: -box.minY)
    context.drawPDFPage(page)
    context.restoreGState()
    return true
  }
}
