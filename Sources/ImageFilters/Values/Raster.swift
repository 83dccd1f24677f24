internal import Drawing
import Foundation

/// Pixels at whole places of a plane with y up, in premultiplied sRGB.
///
/// Rows go from the top down, as in bitmaps.
struct Raster: Sendable {
  /// The pixels' left edge and lower edge.
  let x: Int, y: Int
  let width: Int, height: Int
  /// Red, green, blue and opacity from 0 to 1, premultiplied.
  var pixels: [SIMD4<Float>]

  /// The largest number of pixels of an image: a quarter of a bitmap's, since each takes 16 bytes.
  static let limit = CGImage.pixelLimit / 4

  /// Creates clear pixels; nil for an empty or too large area.
  init?(_ area: CGRect) {
    let area = area.integral
    guard area.width >= 1, area.height >= 1, area.width * area.height <= CGFloat(Self.limit),
      abs(area.minX) < 1e9, abs(area.minY) < 1e9
    else { return nil }
    (x, y) = (Int(area.minX), Int(area.minY))
    (width, height) = (Int(area.width), Int(area.height))
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Creates the pixels of a bitmap at the origin; nil if it is too large.
  init?(_ image: CGImage) {
    self.init(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    for index in pixels.indices {
      let at = index * 4
      pixels[index] =
        SIMD4(
          Float(image.pixels[at + 2]), Float(image.pixels[at + 1]), Float(image.pixels[at]),
          Float(image.pixels[at + 3])) / 255
    }
  }

  /// The area, with y up.
  var area: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The bitmap; nil if memory is exhausted.
  var bitmap: CGImage? {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for (index, pixel) in pixels.enumerated() {
      let alpha = min(max(pixel.w, 0), 1)
      for (part, value) in [pixel.z, pixel.y, pixel.x].enumerated() {
        bytes[index * 4 + part] = UInt8((min(max(value, 0), alpha) * 255).rounded())
      }
      bytes[index * 4 + 3] = UInt8((alpha * 255).rounded())
    }
    return try? CGImage(width: width, height: height, pixels: bytes)
  }

  /// The pixel at a place of the plane; clear outside.
  func pixel(_ px: Int, _ py: Int) -> SIMD4<Float> {
    let (column, row) = (px - x, height - 1 - (py - y))
    guard column >= 0, row >= 0, column < width, row < height else { return .zero }
    return pixels[row * width + column]
  }

  /// The pixel at a place of the plane, between the four around it; clear outside.
  func sample(_ point: CGPoint) -> SIMD4<Float> {
    let (fx, fy) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    guard fx.isFinite, fy.isFinite, abs(fx) < 1e9, abs(fy) < 1e9 else { return .zero }
    let (left, bottom) = (fx.rounded(.down), fy.rounded(.down))
    let (shareX, shareY) = (Float(fx - left), Float(fy - bottom))
    let (column, row) = (Int(left), Int(bottom))
    let lower = pixel(column, row) * (1 - shareX) + pixel(column + 1, row) * shareX
    let upper = pixel(column, row + 1) * (1 - shareX) + pixel(column + 1, row + 1) * shareX
    return lower * (1 - shareY) + upper * shareY
  }

  /// Fills the pixels with a function of their centres.
  mutating func fill(_ color: (CGPoint) -> SIMD4<Float>) {
    for row in 0..<height {
      for column in 0..<width {
        pixels[row * width + column] = color(
          CGPoint(x: Double(x + column) + 0.5, y: Double(y + height - row) - 0.5))
      }
    }
  }
}

extension SIMD4<Float> {
  /// A premultiplied pixel with its colour changed, not premultiplied.
  func mapColor(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> SIMD4<Float> {
    let color = SIMD3(x, y, z)
    let changed = change(w > 0 ? color / w : color)
    let limited = changed.clamped(lowerBound: .zero, upperBound: .one)
    return SIMD4(limited * w, w)
  }

  /// The premultiplied form of a colour.
  var premultiplied: SIMD4<Float> { SIMD4(SIMD3(x, y, z) * w, w) }
}
