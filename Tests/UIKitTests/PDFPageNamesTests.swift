import Testing
import UIKit

/// `import UIKit` brings Core Graphics' names for PDF files, and nothing else is imported here.
@MainActor
struct PDFPageNamesTests {
  @Test func pagesOfARendererAreRead() throws {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      for _ in 0..<2 { context.beginPage() }
    }
    let provider = try #require(CGDataProvider(data: data))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 2)
    #expect(try #require(document.page(at: 2)).getBoxRect(.mediaBox) == bounds)
  }
}
