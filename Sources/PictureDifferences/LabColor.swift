internal import Foundation

/// A colour in a perceptually uniform space.
///
/// Source: CIE 1976 L*a*b*, with the white point of sRGB, D65 (IEC 61966-2-1). Transparent pixels are composited on
/// white.
struct LabColor {
  private let lightness: Double
  private let green: Double
  private let blue: Double

  /// Creates the colour of a pixel from its four bytes: premultiplied red, green and blue, and opacity.
  init(_ bytes: ArraySlice<UInt8>) {
    let parts = Array(bytes)
    guard parts.count == 4 else {
      (lightness, green, blue) = (0, 0, 0)
      return
    }
    let white = 255 - Double(parts[3])
    let linear = parts.prefix(3).map { part -> Double in
      let value = (Double(part) + white) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    let x = Self.root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    let y = Self.root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = Self.root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    lightness = 116 * y - 16
    green = 500 * (x - y)
    blue = 200 * (y - z)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the distance of two colours: 1 is barely visible, and black and white are 100 apart.
  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, green - other.green, blue - other.blue)
    return (l * l + a * a + b * b).squareRoot()
  }
}
