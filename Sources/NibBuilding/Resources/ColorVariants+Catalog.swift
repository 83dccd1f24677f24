package import AssetCatalog
package import Drawing
internal import Foundation
package import ViewDrawing

extension ColorVariants {
  /// Creates a colour from a catalogue's values for light and dark mode; nil without one.
  ///
  /// - Parameters:
  ///   - value: Returns the value for dark or light mode.
  ///   - system: Returns the system colour with a name in the current appearance.
  package init?(
    catalogued value: (_ isDark: Bool) -> ColorSet.Value?, system: (String) -> CGColor?
  ) {
    func color(_ value: ColorSet.Value, _ appearance: ColorAppearance) -> CGColor? {
      switch value {
      case .sRGB(let red, let green, let blue, let alpha):
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3(let red, let green, let blue, let alpha):
        CGColor(p3Red: red, green: green, blue: blue, alpha: alpha)
      case .gray(let white, let alpha): CGColor(genericGrayGamma2_2Gray: white, alpha: alpha)
      case .system(let name): CurrentAppearance.perform(in: appearance) { system(name) }
      }
    }
    guard let light = value(false), let lightColor = color(light, .light),
      let darkColor = color(value(true) ?? light, .dark)
    else { return nil }
    self = .pair(light: lightColor, dark: darkColor)
  }
}
