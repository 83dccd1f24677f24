import Foundation

/// Four sRGB-encoded numbers, not premultiplied, to which drawing converts every colour.
package struct SRGBColor: Hashable, Sendable {
  /// Red, green, blue and alpha.
  ///
  /// The red, green and blue of wide-gamut colours may be outside 0…1 until `clamped`.
  package var red: Double, green: Double, blue: Double, alpha: Double

  /// Creates a colour from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest colour with all components in 0…1; NaN becomes 0.
  package var clamped: SRGBColor {
    func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return SRGBColor(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// The components in linear light.
  package var linearLight: (red: Double, green: Double, blue: Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  /// Converts Display P3 components through linear light.
  ///
  /// Both spaces share the white point and the transfer curve. Source: CSS Color 4, section 10
  /// (matrices `lin_P3_to_XYZ` and `XYZ_to_lin_sRGB`, multiplied).
  package static func fromDisplayP3(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> SRGBColor {
    let r = linear(red), g = linear(green), b = linear(blue)
    return SRGBColor(
      red: encoded(1.224_940_176_3 * r - 0.224_940_176_3 * g),
      green: encoded(-0.042_056_954_7 * r + 1.042_056_954_7 * g),
      blue: encoded(-0.019_637_554_6 * r - 0.078_636_045_6 * g + 1.098_273_600_1 * b),
      alpha: alpha)
  }

  /// The grey with the same luminance, sRGB-encoded.
  package var luminance: Double {
    guard red != green || green != blue else { return red }
    return Self.encoded(
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue))
  }

  /// The encoded components in Display P3; the inverse of ``fromDisplayP3(red:green:blue:alpha:)``.
  ///
  /// Source: CSS Color 4, section 10 (matrices `lin_sRGB_to_XYZ` and `XYZ_to_lin_P3`, multiplied).
  package var displayP3: (red: Double, green: Double, blue: Double) {
    let r = Self.linear(red), g = Self.linear(green), b = Self.linear(blue)
    return (
      Self.encoded(0.822_461_969 * r + 0.177_538_031 * g),
      Self.encoded(0.033_194_199 * r + 0.966_805_801 * g),
      Self.encoded(0.017_082_631 * r + 0.072_397_440 * g + 0.910_519_929 * b)
    )
  }

  /// The sRGB curve, encoded to linear, odd about zero.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// The sRGB curve, linear to encoded, odd about zero.
  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
