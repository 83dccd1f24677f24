public import Drawing
public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewDrawing

/// The format of a renderer's pictures.
///
/// Source: Apple, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colours.
  public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The device's range.
    case automatic = 0
    /// Wide colours.
    ///
    /// Drawn as standard here.
    case extended = 1
    /// Standard colours.
    case standard = 2
  }

  /// Pixels per point.
  open var scale: CGFloat = CGFloat(ScreenScale.main)
  /// Whether pictures are opaque.
  open var opaque = false
  /// The preferred range of colours; stored only: pictures are sRGB.
  open var preferredRange = Range.automatic

  /// A format at the main screen's scale.
  open class func `default`() -> Self { self.init() }

  /// A format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// Creates a format at the main screen's scale.
  public required override init() { super.init() }
  /// Creates a format at the scale of a collection, or the main screen's where it has none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The drawing context of a renderer.
///
/// Source: Apple, "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: NSObject {
  /// The context; it is current while the closure runs.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The current picture.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
      ?? UIImage()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a frame 1 point wide inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.strokeInside(rect)
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Creates pictures from drawing closures.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 2
/// let size = CGSize(width: 30, height: 20)
/// let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
///   UIColor.systemBlue.setFill()
///   context.fill(CGRect(origin: .zero, size: size))
/// }
/// print(image.size.width, image.scale, image.cgImage?.width ?? 0)  // 30.0 2.0 60
/// ```
///
/// - Units: Points, y down, in the space of the given bounds; pixels are points times the format's
///   scale.
/// - Errors: A picture without area is empty; one of more than 64,000,000 pixels, or 32,767 a side, is
///   empty and logged.
/// - Complexity: O(pixels), plus what the closure draws; PNG and JPEG are encoded on top of it.
/// - SeeAlso: Apple, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for an area of user space in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Creates a renderer for an area at the main screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for pictures of a size at the main screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Calls `actions` with a new context and returns the picture.
  ///
  /// If the size has too few or too many pixels, returns an empty image without calling `actions`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : CGFloat(ScreenScale.main)
    guard
      let context = CGContext.bitmap(
        size: bounds.size, scale: Double(scale), opaque: format.opaque)
    else {
      if bounds.width > 0, bounds.height > 0 {
        let size = "\(bounds.width) × \(bounds.height) points at \(scale)x"
        assumingMainActor {
          LayoutProfile.current.log(
            "UIGraphicsImageRenderer: a picture of \(size) has too many pixels; it is empty.")
        }
      }
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }

  /// Like `image`, encoded as PNG; empty data if the picture is empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Like `image`, encoded as JPEG; empty data if the picture is empty.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0 for the smallest file, 1 for the best picture.
  ///   - actions: Draws into the context.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
