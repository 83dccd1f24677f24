internal import Drawing
internal import Foundation

/// The cost that drawing a page may have.
///
/// Operators alone say little: one may fill sixteen million pixels or unpack a picture. Costs are in units of
/// about a microsecond, so that a page ends within a few seconds whatever it holds, and the same page always
/// ends at the same place.
struct PDFBudget {
  /// The units for a page.
  static let limit = 3_000_000.0
  /// The cost of a form, a pattern's cell or a letter's drawing beside its operators.
  static let nesting = 15.0
  /// The cost of a pixel that is covered by a shape, composed as a layer, or read from a picture.
  static let coveredPixel = 0.004
  static let composedPixel = 0.02
  static let readPixel = 0.1
  /// The cost of a pixel of a picture each time it is drawn: one made smaller is read as a whole.
  static let scaledPixel = 0.006
  /// The cost of a byte of a content stream, and of a stream before it is unpacked.
  static let readByte = 0.02
  static let packedByte = 0.001
  /// The cost of a letter.
  static let letter = 5.0

  private(set) var spent = 0.0

  /// Whether nothing more is drawn.
  var isSpent: Bool { spent > Self.limit }

  /// Spends units; false when the budget is exhausted.
  mutating func spend(_ units: Double) -> Bool {
    spent += units
    return !isSpent
  }
}

extension PDFInterpreter {
  /// Takes units of the page's budget; says once when it is spent.
  func spend(_ units: Double) -> Bool {
    if file.budget.spend(units) { return true }
    report("a page that takes too long is not drawn to its end")
    return false
  }

  /// The number of the canvas's pixels inside the clip.
  var clippedPixels: Double {
    let box = context.boundingBoxOfClipPath.applying(context.userToCanvas)
    let pixels = Double(box.width) * Double(box.height)
    return pixels.isFinite ? min(max(pixels, 0), Double(CGImage.pixelLimit)) : 0
  }

  /// Returns the maximum number of pixels that a path covers.
  func pixels(of path: CGPath) -> Double {
    let box = path.boundingBox.intersection(context.boundingBoxOfClipPath)
      .applying(context.userToCanvas)
    let pixels = Double(box.width) * Double(box.height)
    return pixels.isFinite ? min(max(pixels, 0), Double(CGImage.pixelLimit)) : 0
  }
}

/// Pictures of a file that were unpacked: one that is drawn often is unpacked once.
struct PDFImages {
  /// The maximum number of pixels in the cache.
  private static let maximumPixels = 16_000_000
  private var images: [Key: CGImage] = [:]
  private var pixels = 0

  /// A picture by the place of its bytes in the file, and what a stencil paints.
  struct Key: Hashable {
    let start: Int
    let stencil: SRGBColor?
  }

  subscript(_ key: Key) -> CGImage? { images[key] }

  mutating func store(_ image: CGImage, for key: Key) {
    guard pixels + image.width * image.height <= Self.maximumPixels else { return }
    pixels += image.width * image.height
    images[key] = image
  }
}
