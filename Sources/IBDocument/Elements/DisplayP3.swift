import Foundation

/// The conversion of Display P3 components to sRGB.
///
/// Both spaces have the D65 white point and the sRGB transfer curve, so only the primaries differ: decode, multiply by
/// one matrix, encode. Results outside 0 … 1 are preserved.
///
/// - SeeAlso: W3C, "CSS Color Module Level 4", section 10.
enum DisplayP3 {
  static func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> ColorElement.RGBA {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return ColorElement.RGBA(
      red: encoded(1.224_940_2 * r - 0.224_940_2 * g),
      green: encoded(-0.042_057_0 * r + 1.042_057_0 * g),
      blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
