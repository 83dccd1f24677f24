public import Drawing
public import Foundation

/// A rectangle of a page.
///
/// Source: Apple, "CGPDFBox".
public enum CGPDFBox: Int32, Sendable {
  /// The entire sheet.
  case mediaBox = 0
  /// The visible part.
  case cropBox
  /// The printed part, including the area that is cut off.
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
  /// The document that contains the page.
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

  /// A box of the page, in points of the page's space, with y up.
  ///
  /// A missing box is the crop box, which defaults to the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    // A missing media box is US Letter, as in most readers.
    let sheet = rect("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let keys = [nil, "CropBox", "BleedBox", "TrimBox", "ArtBox"]
    guard let key = keys[Int(box.rawValue)] else { return sheet }
    let shown = rect("CropBox").map { $0.intersection(sheet) } ?? sheet
    let visible = shown.isNull ? sheet : shown
    return box == .cropBox ? visible : rect(key) ?? visible
  }

  /// The clockwise rotation for display: 0, 90, 180 or 270.
  public var rotationAngle: Int32 {
    let angle = (file.resolve(entries["Rotate"]).integer ?? 0) % 360
    return Int32((angle + 360) % 360 / 90 * 90)
  }

  /// The page's size when displayed, in points.
  var shownSize: CGSize {
    let size = getBoxRect(.cropBox).size
    return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Returns the transform that fits one of the page's boxes into a rectangle and centres it.
  ///
  /// As on Apple's systems, it scales a page down but never up.
  ///
  /// - Parameters:
  ///   - rotate: The clockwise rotation added to the page's own, in degrees; a multiple of 90.
  ///   - preserveAspectRatio: Whether both sides are scaled equally.
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

  /// Clockwise rotations by multiples of 90 degrees, with y up.
  private static let rotations = [
    CGAffineTransform.identity, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
  ]

  /// The page's content stream.
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
    // The budget applies to each drawing of a page, not to all of them together.
    file.budget = PDFBudget()
    file.unpackedBytes = 0
    PDFInterpreter(file, context, resources).run(content)
    context.unwindStack(to: level + 1)
    context.beginPath()
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws a page in user space, clipped to its crop box and not rotated; see
  /// ``CGPDFPage/getDrawingTransform(_:rect:rotate:preserveAspectRatio:)``.
  ///
  /// The context's diagnostics report anything that cannot be drawn.
  ///
  /// Source: Apple, "drawPDFPage(_:)".
  public func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}
