/// The traits for selecting an asset.
package struct AssetTraits: Sendable, Hashable {
  /// The size class of an axis.
  package enum SizeClass: String, Sendable, CaseIterable {
    /// Little space, as for the width of a phone in portrait.
    case compact
    /// Much space.
    case regular
  }

  /// The gamut of a display.
  package enum Gamut: String, Sendable, CaseIterable {
    /// The gamut of sRGB.
    case sRGB
    /// The gamut of Display P3.
    case displayP3 = "display-P3"
  }

  /// The number of pixels per point.
  package var scale: Double
  /// The kind of device, such as `iphone`, `ipad` or `mac`.
  package var idiom: String
  /// Whether dark mode is active.
  package var isDark: Bool
  /// Whether high contrast is requested.
  package var isHighContrast = false
  /// Whether the reading direction is right to left.
  package var isRightToLeft = false
  /// The horizontal size class; nil if unknown.
  package var widthClass: SizeClass?
  /// The vertical size class; nil if unknown.
  package var heightClass: SizeClass?
  /// The gamut of the display.
  package var gamut = Gamut.sRGB
  /// The subtype of the device, such as `mac-catalyst`.
  package var subtype: String?
  /// The language, such as `de`; nil for entries without a language.
  package var locale: String?

  /// Creates the traits of a phone or tablet, by default in light mode.
  package init(scale: Double = 2, idiom: String = "iphone", isDark: Bool = false) {
    self.scale = scale
    self.idiom = idiom
    self.isDark = isDark
  }

  /// The idioms of usable entries, best first: the device's own, then universal, then the sister idiom.
  var idioms: [String] {
    let sister = idiom == "ipad" ? "iphone" : idiom == "iphone" ? "ipad" : nil
    return [idiom, "universal"] + (sister.map { [$0] } ?? [])
  }
}
