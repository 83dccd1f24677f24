internal import Foundation
internal import IBDocument

/// The contrast of two colours.
///
/// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
enum ContrastRatio {
  /// The ratio of two opaque colours, from 1 for equal colours to 21 for black and white.
  static func ratio(_ one: ColorElement.RGBA, _ other: ColorElement.RGBA) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  static func luminance(_ color: ColorElement.RGBA) -> Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
