public import ImageFilters
internal import ViewDrawing

/// A representation of an image of Core Image's.
///
/// Unchecked: as its superclass.
///
/// Source: Apple, "NSCIImageRep".
open class NSCIImageRep: NSImageRep, @unchecked Sendable {
  /// The image.
  open private(set) var ciImage: CIImage

  /// Creates a representation with a pixel a point; without end it has no size.
  public init(ciImage image: CIImage) {
    ciImage = image
    super.init()
    guard image.extent.width < 1e9 else { return }
    size = image.extent.size
    (pixelsWide, pixelsHigh) = (Int(size.width), Int(size.height))
  }

  open override func draw() -> Bool {
    guard let context = GraphicsStack.current.context, let image = ciImage.cgImage else {
      return false
    }
    context.draw(image, in: NSRect(origin: .zero, size: size))
    return true
  }
}

extension NSColor {
  /// Creates a colour of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(
      srgbRed: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension CIColor {
  /// Creates the colour of AppKit's in the current appearance.
  public convenience init?(color: NSColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
  /// Creates an image of a bitmap's pixels; nil for an empty one.
  public convenience init?(bitmapImageRep: NSBitmapImageRep) {
    guard let image = bitmapImageRep.cgImage else { return nil }
    self.init(cgImage: image)
  }
}
