import AppKit
import Testing

/// `import AppKit` brings Core Graphics' names for PDF files, and nothing else is imported here.
@MainActor
struct PDFPageNamesTests {
  @Test func aViewIsAPage() throws {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let provider = try #require(CGDataProvider(data: view.pdfData()))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    #expect(page.getBoxRect(.mediaBox).size == view.bounds.size)
  }
}
