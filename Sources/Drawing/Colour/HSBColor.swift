import Foundation

/// Hue, saturation and brightness, each 0…1.
///
/// The hexcone model of A. R. Smith, 1978.
package struct HSBColor {
  /// The hue, saturation and brightness, each 0…1; a full turn of hue is 1.
  package var hue: Double, saturation: Double, brightness: Double

  /// Creates a colour; components outside 0…1 are clamped, and NaN becomes 0.
  package init(hue: Double, saturation: Double, brightness: Double) {
    func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.hue = clamp(hue)
    self.saturation = clamp(saturation)
    self.brightness = clamp(brightness)
  }

  /// Creates the hue, saturation and brightness of an RGB colour with components in 0…1.
  package init(red: Double, green: Double, blue: Double) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    var hue = 0.0
    if spread > 0 {
      if high == red {
        hue = (green - blue) / spread
      } else if high == green {
        hue = 2 + (blue - red) / spread
      } else {
        hue = 4 + (red - green) / spread
      }
    }
    self.init(
      hue: (hue < 0 ? hue + 6 : hue) / 6, saturation: high > 0 ? spread / high : 0,
      brightness: high)
  }

  /// The red, green and blue components, 0…1.
  package var rgb: (red: Double, green: Double, blue: Double) {
    let sixth = hue * 6
    func part(_ shift: Double) -> Double {
      let k = (shift + sixth).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (part(5), part(3), part(1))
  }
}
