public import Drawing
public import Foundation

/// A rectangle of a page.
///
/// Source: Apple, "CGPDFBox".
public enum CGPDFBox: Int32, Sendable {
  /// The whole sheet.
  case mediaBox = 0
  /// The part that is shown.
  case cropBox
  /// The part that is printed, including what is cut off.
  case bleedBox
  /// The part that remains after cutting.
  case trimBox
  /// The part that the content covers.
  case artBox
}

/// A page of a PDF file.
///
/// Source: Apple, "CGPDFPage".
public final class CGPDFPage {
  /// The document that the page is in.
  public let document: CGPDFDocument?
  /// The page's number, counted from 1.
  public let pageNumber: Int
  private let entries: [String: PDFValue]
  private let file: PDFFile

  init(_ document: CGPDFDocument, _ page: PDFPageEntries, _ number: Int) {
    self.document = document
    file = document.file
    entries = page.entries
    pageNumber = number
  }

  private func rect(_ key: String) -> CGRect? {
    CGRect(pdf: (file.resolve(entries[key]).array ?? []).map { file.resolve($0).number ?? 0 })
  }

  /// One of the page's rectangles, in points of the page's space, y up; one that is not stated is the crop
  /// box, which is the sheet unless stated.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    // A sheet that is not stated is a letter, as most readers have it.
    let sheet = rect("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let keys = [nil, "CropBox", "BleedBox", "TrimBox", "ArtBox"]
    guard let key = keys[Int(box.rawValue)] else { return sheet }
    let shown = rect("CropBox").map { $0.intersection(sheet) } ?? sheet
    let visible = shown.isNull ? sheet : shown
    return box == .cropBox ? visible : rect(key) ?? visible
  }

  /// The clockwise rotation at which the page is shown: 0, 90, 180 or 270.
  public var rotationAngle: Int32 {
    let angle = (file.resolve(entries["Rotate"]).integer ?? 0) % 360
    return Int32((angle + 360) % 360 / 90 * 90)
  }

  /// The page's size when it is shown, in points.
  var shownSize: CGSize {
    let size = getBoxRect(.cropBox).size
    return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// The map that fits one of the page's rectangles into another one, in the middle of it.
  ///
  /// As with Apple's it makes a page smaller and never larger.
  ///
  /// - Parameters:
  ///   - rotate: Degrees clockwise that are added to the page's own turn; a multiple of 90.
  ///   - preserveAspectRatio: Whether both sides are changed alike.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let source = getBoxRect(box)
    let turn = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360 / 90
    let size = turn % 2 == 0 ? source.size : CGSize(width: source.height, height: source.width)
    guard size.width > 0, size.height > 0 else { return .identity }
    var x = min(1, rect.width / size.width)
    var y = min(1, rect.height / size.height)
    if preserveAspectRatio {
      x = min(x, y)
      y = x
    }
    return CGAffineTransform(translationX: -source.midX, y: -source.midY)
      .concatenating(Self.rotations[turn])
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// Turns clockwise by quarters, y up.
  private static let rotations = [
    CGAffineTransform.identity, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
  ]

  /// The operators of the page.
  private var content: [UInt8] {
    let value = file.resolve(entries["Contents"])
    let streams = value.array?.map { file.resolve($0) } ?? [value]
    var content: [UInt8] = []
    // A page may name the same stream many times, so the total is limited.
    for stream in streams.prefix(10_000) where content.count <= PDFInterpreter.maximumContent {
      guard let stream = stream.stream else { continue }
      content += PDFFilters(file).unpacked(stream) + [UInt8(ascii: "\n")]
    }
    return content
  }

  func draw(in context: CGContext) {
    let level = context.stackDepth
    context.saveGState()
    context.clip(to: getBoxRect(.cropBox))
    context.beginPatternsHere()
    context.beginPath()
    let resources = PDFResources(
      file: file, entries: file.resolve(entries["Resources"]).dictionary ?? [:])
    // The bounds are for a page, not for all the times that pages are drawn.
    file.budget = PDFBudget()
    file.unpackedBytes = 0
    PDFInterpreter(file, context, resources).run(content)
    context.unwindStack(to: level + 1)
    context.beginPath()
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws a page in user space, cut off at its crop box and not turned; see
  /// ``CGPDFPage/getDrawingTransform(_:rect:rotate:preserveAspectRatio:)``.
  ///
  /// The context's diagnostics report what cannot be drawn.
  ///
  /// Source: Apple, "drawPDFPage(_:)".
  public func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}
