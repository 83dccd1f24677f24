/// The traits that an asset is selected for.
package struct AssetTraits: Sendable, Hashable {
  /// The size class of an axis.
  package enum SizeClass: String, Sendable, CaseIterable {
    /// Little, as across a phone held upright.
    case compact
    /// Much.
    case regular
  }

  /// The colours that a display can show.
  package enum Gamut: String, Sendable, CaseIterable {
    /// The gamut of sRGB.
    case sRGB
    /// The gamut of Display P3.
    case displayP3 = "display-P3"
  }

  /// Pixels in a point.
  package var scale: Double
  /// The kind of device: `iphone`, `ipad`, `mac` and the like.
  package var idiom: String
  /// Whether it is shown in dark mode.
  package var isDark: Bool
  /// Whether contrast is to be high.
  package var isHighContrast = false
  /// Whether the reading direction is right to left.
  package var isRightToLeft = false
  /// The horizontal size class; nil if unknown.
  package var widthClass: SizeClass?
  /// The vertical size class; nil if unknown.
  package var heightClass: SizeClass?
  /// The gamut of the display.
  package var gamut = Gamut.sRGB
  /// A kind of the device such as `mac-catalyst`.
  package var subtype: String?
  /// The language, such as `de`; nil takes entries for all.
  package var locale: String?

  /// Creates the traits of a phone or a tablet, in light mode unless stated.
  package init(scale: Double = 2, idiom: String = "iphone", isDark: Bool = false) {
    self.scale = scale
    self.idiom = idiom
    self.isDark = isDark
  }

  /// The idioms whose entries may be used, best first: the device's own, then those for all, then those of the
  /// sister idiom.
  var idioms: [String] {
    let sister = idiom == "ipad" ? "iphone" : idiom == "iphone" ? "ipad" : nil
    return [idiom, "universal"] + (sister.map { [$0] } ?? [])
  }
}
