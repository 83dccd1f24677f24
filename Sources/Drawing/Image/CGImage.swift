public import Foundation

/// An immutable bitmap.
///
/// Pixels are premultiplied sRGB, four bytes each in the order blue, green, red, alpha, rows from the
/// top without padding.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
///   space: CGColorSpaceCreateDeviceRGB(),
///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// let image = context?.makeImage()
/// print(image?.width ?? 0, image?.bytesPerRow ?? 0)  // 40 160
/// let corner = image?.cropping(to: CGRect(x: 30, y: 10, width: 20, height: 20))
/// print(corner?.width ?? 0, corner?.height ?? 0)  // 10 10
/// ```
///
/// - Units: Pixels, with the origin at the upper left and y down; an image has no points.
/// - Errors: Creating one returns nil for data that cannot be decoded, for a side above 32,767 or for more than
///   64,000,000 pixels; cropping to a rectangle outside returns nil.
/// - Complexity: O(pixels) to create or crop; sharing an image is O(1).
/// - SeeAlso: Apple, "CGImage"; `Documentation/Guides/Limits.md`.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The bytes: `height` rows of `4 × width`.
  package let pixels: [UInt8]
  /// Whether it is an image mask, whose black parts paint with the fill colour and whose white parts do not.
  public let isMask: Bool

  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  public var bytesPerRow: Int { width * 4 }

  /// The maximum number of pixels for decoding and drawing: 64 million, or 256 MB.
  package static let pixelLimit = 64_000_000

  /// Creates a bitmap from premultiplied BGRA bytes.
  ///
  /// - Throws: `ImageError.badDimensions` or `.corrupt` if the byte count does not match the sides.
  package init(
    width: Int, height: Int, pixels: [UInt8], isMask: Bool = false
  ) throws(ImageError) {
    guard Self.isAllowed(width: width, height: height) else {
      throw .badDimensions(width: width, height: height, pixelLimit: Self.pixelLimit)
    }
    guard pixels.count == width * height * 4 else {
      throw .corrupt("\(pixels.count) bytes for \(width) × \(height) pixels")
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isMask = isMask
  }

  /// Whether a picture with these sides, in pixels, is within the size limit and Cairo's limits.
  package static func isAllowed(width: Int, height: Int, limit: Int = pixelLimit) -> Bool {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return false }
    return width * height <= limit
  }

  /// Returns the part inside `rect` (pixels, origin top left, extended to whole pixels); nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(area.width) * Int(area.height) * 4)
    for row in Int(area.minY)..<Int(area.maxY) {
      let start = row * bytesPerRow + Int(area.minX) * 4
      bytes += pixels[start..<start + Int(area.width) * 4]
    }
    return try? CGImage(
      width: Int(area.width), height: Int(area.height), pixels: bytes, isMask: isMask)
  }

  /// Returns the colour of a pixel, not premultiplied; nil outside the picture.
  package func color(x: Int, y: Int) -> SRGBColor? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let at = y * bytesPerRow + x * 4
    let alpha = Double(pixels[at + 3])
    guard alpha > 0 else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return SRGBColor(
      red: Double(pixels[at + 2]) / alpha, green: Double(pixels[at + 1]) / alpha,
      blue: Double(pixels[at]) / alpha, alpha: alpha / 255)
  }
}
