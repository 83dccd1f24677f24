public import Drawing
public import Foundation

/// The format of a renderer's documents.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRendererFormat".
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The document's metadata, by keys such as `kCGPDFContextTitle`; stored only.
  open var documentInfo: [String: Any] = [:]
  /// The default format.
  open class func `default`() -> Self { self.init() }
  /// Creates the default format.
  public required override init() { super.init() }
}

/// The drawing context of a PDF renderer.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRendererContext".
open class UIGraphicsPDFRendererContext: NSObject {
  /// The context; it is current while the closure runs.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsPDFRendererFormat
  /// The renderer's page bounds.
  private let bounds: CGRect
  private var pages = 0
  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
    pdfContextBounds = bounds
  }
  /// Begins a page of the renderer's size; must also be called for the first page.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  /// Begins a page; invalid bounds are replaced by the renderer's.
  ///
  /// - Parameters:
  ///   - bounds: The part of user space that the page shows, in points.
  ///   - pageInfo: Ignored.
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

/// Creates documents from drawing closures.
///
/// - SeeAlso: Apple, "UIGraphicsPDFRenderer".
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the documents.
  public let format: UIGraphicsPDFRendererFormat
  /// Creates a renderer for pages that show a part of user space, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }
  /// Creates a renderer for such pages in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Calls `actions` with a new document and returns it.
  ///
  /// If the bounds are invalid, returns empty data without calling `actions`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let context = CGContext.pdf(size: bounds.size) else { return Data() }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, format, bounds))
    UIGraphicsPopContext()
    return context.finish() ?? Data()
  }
  /// Like ``pdfData(actions:)``, written to a file.
  ///
  /// - Throws: An error if the file cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
