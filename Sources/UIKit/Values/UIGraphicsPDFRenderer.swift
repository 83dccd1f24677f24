public import Drawing
public import Foundation

/// How a renderer makes its documents.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRendererFormat".
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What the document says about itself, by names such as `kCGPDFContextTitle`; kept, and not written.
  open var documentInfo: [String: Any] = [:]
  /// The usual format.
  open class func `default`() -> Self { self.init() }
  /// The usual format.
  public required override init() { super.init() }
}

/// What a renderer's closure draws pages with.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRendererContext".
open class UIGraphicsPDFRendererContext: NSObject {
  /// The context, which is also current while the closure runs.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsPDFRendererFormat
  /// The renderer's page.
  private let bounds: CGRect
  private var pages = 0
  /// The page that is drawn now, in points.
  open private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
    pdfContextBounds = bounds
  }
  /// Begins a page of the renderer's size; the first one must be begun, too.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  /// Begins a page; bounds that are no page's are those of the renderer.
  ///
  /// - Parameters:
  ///   - bounds: The part of user space that the page shows, in points.
  ///   - pageInfo: Not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    let bounds = bounds.standardized
    pdfContextBounds = bounds
    if !cgContext.beginPage(size: bounds.size, endingLast: pages > 0) {
      pdfContextBounds = self.bounds
      _ = cgContext.beginPage(size: self.bounds.size, endingLast: pages > 0)
    }
    pages += 1
    cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
  }
}

/// Makes documents from drawing closures.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRenderer".
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// How documents are made.
  public let format: UIGraphicsPDFRendererFormat
  /// A renderer for pages that show a part of user space, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }
  /// A renderer for such pages in the usual format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Runs `actions` with a fresh document and returns it; empty data where the bounds are no page's, in which
  /// case the actions do not run.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let context = CGContext.pdf(size: bounds.size) else { return Data() }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, format, bounds))
    UIGraphicsPopContext()
    return context.finish() ?? Data()
  }
  /// As ``pdfData(actions:)``, written to a file.
  ///
  /// - Throws: Where the file cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
