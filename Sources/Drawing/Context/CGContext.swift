public import Foundation

/// A drawing destination: a bitmap, a PDF page or an SVG document.
///
/// Only one thread may use a context at a time.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
///   space: CGColorSpaceCreateDeviceRGB(),
///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// context?.translateBy(x: 10, y: 5)
/// context?.scaleBy(x: 2, y: 2)
/// let corner = context?.convertToDeviceSpace(CGPoint(x: 3, y: 4)) ?? .zero
/// print(corner.x, corner.y, context?.makeImage()?.width ?? 0)  // 16.0 13.0 40
/// ```
///
/// - Units: User space is defined by the caller; that of a new bitmap is in pixels with the origin at the lower left
///   and y up, that of a UIKit context in points with y down.
/// - Errors: The initializer returns nil for invalid sizes, and for a program's memory of an unsupported form. Misuse (unbalanced restores,
///   singular transforms, numbers that are not finite) draws nothing and adds a line to `diagnostics`.
/// - Complexity: Path elements and state changes are O(1); painting is O(elements + covered pixels), and a shadow's
///   blur is O(pixels) of its layer.
/// - SeeAlso: Apple, "CGContext"; `Rules/Drawing.md#shadows-of-contexts`.
public final class CGContext {
  var canvas: any Canvas
  var allowsAntialiasing = true
  /// The form of a bitmap's memory.
  var form = BitmapForm()
  /// The initial transform from user space to canvas pixels, with the scale and direction of base space.
  let baseTransform: CGAffineTransform
  var state: GraphicsState
  /// The saved states and layers.
  var stack: [SavedState] = []
  /// The current path, in canvas pixels.
  let currentPath = CGMutablePath()

  /// Messages about requests that could not be performed, in order, at most 100 lines.
  package private(set) var diagnostics: [String] = []

  /// The parts of the drawing that look otherwise on Apple's systems.
  public package(set) var omissions = PictureOmissions()

  /// The transform from the space of text to user space, whose translation is where text begins.
  ///
  /// It is not part of the graphics state, as on Apple's systems.
  public var textMatrix = CGAffineTransform.identity
  /// The point where text begins, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Whether text is drawn as filled boxes instead of letters.
  package var drawsTextAsBlocks = TextBlocks.areRequested

  /// Pixels per point of base space.
  package var scale: Double { hypot(Double(baseTransform.a), Double(baseTransform.b)) }

  /// One entry of the state stack.
  struct SavedState {
    var state: GraphicsState
    var isLayer: Bool
  }

  init(canvas: any Canvas, baseTransform: CGAffineTransform) {
    self.canvas = canvas
    self.baseTransform = baseTransform
    state = GraphicsState(transform: baseTransform)
  }

  /// Creates a bitmap whose user space is in points with y *down*, as in UIKit.
  ///
  /// The bitmap's sides are the size times `scale`, rounded up to whole pixels.
  ///
  /// - Parameter opaque: Whether the bitmap starts black instead of transparent.
  /// - Returns: Nil if a side is not positive or the bitmap would exceed `CGImage.pixelLimit`.
  package static func bitmap(size: CGSize, scale: Double = 1, opaque: Bool = false) -> CGContext? {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0 else { return nil }
    let width = (Double(size.width) * scale - 1e-6).rounded(.up)
    let height = (Double(size.height) * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
      let canvas = CairoCanvas.bitmap(width: Int(width), height: Int(height))
    else { return nil }
    let context = CGContext(
      canvas: canvas, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    if opaque { context.fillCanvas(.black) }
    return context
  }

  /// Creates a one-page PDF in points with y down; `finish()` returns it.
  package static func pdf(size: CGSize) -> CGContext? {
    CairoCanvas.pdf(size: size).map { CGContext(canvas: $0, baseTransform: .identity) }
  }

  /// Creates an SVG document in points with y down; `finish()` returns it.
  package static func svg(size: CGSize) -> CGContext? {
    SVGCanvas(size: size).map { CGContext(canvas: $0, baseTransform: .identity) }
  }

  /// Width in canvas pixels.
  public var width: Int { Int(canvas.bounds.width.rounded(.up)) }
  /// Height in canvas pixels.
  public var height: Int { Int(canvas.bounds.height.rounded(.up)) }

  /// Returns a copy of the bitmap; nil for PDF and SVG.
  public func makeImage() -> CGImage? { canvas.snapshot() }

  /// Ends a PDF or SVG document and returns its bytes; nil for a bitmap or after a write error.
  ///
  /// An SVG document says in a description what it draws otherwise than Apple's systems.
  package func finish() -> Data? {
    (canvas as? SVGCanvas)?.note = omissions.sentence
    return canvas.finish()
  }

  /// The name of the part of the picture that is drawn, which groups of SVG documents state as `data-view`.
  package var part: String? { didSet { (canvas as? SVGCanvas)?.part = part } }

  /// Records a message about a request that could not be performed.
  package func report(_ message: String) {
    if diagnostics.count < 100 { diagnostics.append(message) }
  }

  func fillCanvas(_ color: CGColor) {
    let path = CGPath(rect: canvas.bounds)
    canvas.fill(path.elements, evenOdd: false, .color(color.sRGB), Compositing())
  }
}

extension CGContext {
  /// Begins a page of a PDF, with no saved state, no clip and the default colours.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - endingLast: Whether there is a page already, which ends.
  /// - Returns: Whether the context draws a PDF and the size is that of a page; nothing happens otherwise.
  package func beginPage(size: CGSize, endingLast: Bool) -> Bool {
    guard let canvas = canvas as? CairoCanvas else { return false }
    unwindStack(to: 0)
    canvas.resetClip()
    guard canvas.beginPage(size: size, endingLast: endingLast) else { return false }
    state = GraphicsState(transform: baseTransform)
    return true
  }
}
