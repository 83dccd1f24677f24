/// What an asset is wanted for.
package struct AssetTraits: Sendable, Hashable {
  /// Pixels in a point.
  package var scale: Double
  /// The kind of device: `iphone`, `ipad`, `mac` and the like.
  package var idiom: String
  /// Whether it is shown in the dark.
  package var isDark: Bool

  /// A phone's or a tablet's, in the light unless said.
  package init(scale: Double = 2, idiom: String = "iphone", isDark: Bool = false) {
    self.scale = scale
    self.idiom = idiom
    self.isDark = isDark
  }

  /// The idioms whose entries may be taken, best first: the device's own, then those for all, then those of
  /// its sister.
  var idioms: [String] {
    let sister = idiom == "ipad" ? "iphone" : idiom == "iphone" ? "ipad" : nil
    return [idiom, "universal"] + (sister.map { [$0] } ?? [])
  }
}

/// What an entry of a set is for, besides its device.
struct AssetAppearance: Sendable, Decodable {
  let appearance: String?
  let value: String?
}

extension Array where Element == AssetAppearance {
  /// How well an entry with these appearances fits, less being better; nil where it does not.
  ///
  /// An entry for the wanted luminosity goes before one for any. High contrast is never wanted here.
  func misfit(_ traits: AssetTraits) -> Int? {
    if contains(where: { $0.appearance == "contrast" && $0.value == "high" }) { return nil }
    guard let luminosity = first(where: { $0.appearance == "luminosity" })?.value else { return 1 }
    return (luminosity == "dark") == traits.isDark ? 0 : nil
  }
}
