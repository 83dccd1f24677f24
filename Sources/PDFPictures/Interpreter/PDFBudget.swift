internal import Drawing
internal import Foundation

/// A limit on the cost of drawing a page.
///
/// The number of operators alone is not a good measure: one operator may fill sixteen million pixels or decode a
/// picture. Costs are in units of about a microsecond, so any page ends within a few seconds, and the same page always
/// stops at the same operator.
struct PDFBudget {
  /// The number of units per page.
  static let limit = 3_000_000.0
  /// The cost of a form, a pattern cell or a Type 3 glyph, in addition to its operators.
  static let nesting = 15.0
  /// The cost of a pixel that a shape covers, that is composed as part of a layer, or that is read from a picture.
  static let coveredPixel = 0.004
  static let composedPixel = 0.02
  static let readPixel = 0.1
  /// The cost of a picture's pixel each time it is drawn; scaling a picture down reads all of its pixels.
  static let scaledPixel = 0.006
  /// The cost of a byte of a content stream, and of an encoded byte of any stream.
  static let readByte = 0.02
  static let packedByte = 0.001
  /// The cost of a glyph.
  static let letter = 5.0

  private(set) var spent = 0.0

  /// Whether the budget is exhausted.
  var isSpent: Bool { spent > Self.limit }

  /// Subtracts units from the budget; false when it is exhausted.
  mutating func spend(_ units: Double) -> Bool {
    spent += units
    return !isSpent
  }
}

extension PDFInterpreter {
  /// Subtracts units from the page's budget and reports once when it is exhausted.
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

  /// Returns the maximum number of pixels that a path can cover.
  func pixels(of path: CGPath) -> Double {
    let box = path.boundingBox.intersection(context.boundingBoxOfClipPath)
      .applying(context.userToCanvas)
    let pixels = Double(box.width) * Double(box.height)
    return pixels.isFinite ? min(max(pixels, 0), Double(CGImage.pixelLimit)) : 0
  }
}

/// A cache of decoded pictures, so that a picture is decoded only once.
struct PDFImages {
  /// The maximum number of pixels in the cache.
  private static let maximumPixels = 16_000_000
  private var images: [Key: CGImage] = [:]
  private var pixels = 0

  /// The key of a picture: the location of its bytes in the file, and the colour that a stencil paints.
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
