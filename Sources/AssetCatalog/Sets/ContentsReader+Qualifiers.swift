/// The parts that are common to the entries of all sets.
extension ContentsReader {
  /// The keys of an entry's qualifiers.
  static let qualifierKeys: Set<String> = [
    "appearances", "display-gamut", "graphics-feature-set", "height-class", "idiom",
    "language-direction", "locale", "memory", "scale", "screen-width", "subtype", "width-class",
  ]
  /// The idioms of devices and icons.
  private static let idioms: Set<String> = [
    "appLauncher", "car", "companionSettings", "ios-marketing", "ipad", "iphone", "mac",
    "mac-catalyst", "mac-marketing", "marketing", "notificationCenter", "quickLook", "reality",
    "tv",
    "universal", "vision", "watch", "watch-marketing",
  ]

  /// Reads the qualifiers of an entry.
  ///
  /// Unknown values are reported and ignored, except for an idiom, which then refers to an unknown device.
  mutating func qualifiers(of entry: Place) -> AssetQualifiers {
    var qualifiers = AssetQualifiers()
    if let idiom = string("idiom", of: entry) {
      qualifiers.idiom = idiom
      if !Self.idioms.contains(idiom), let place = member("idiom", of: entry) {
        unknown(idiom, in: Self.idioms.sorted(), at: place)
      }
    }
    qualifiers.subtype = string("subtype", of: entry)
    qualifiers.scale = scale(of: entry)
    for appearance in objects("appearances", of: entry) { read(appearance, into: &qualifiers) }
    qualifiers.direction = word("language-direction", of: entry)
    qualifiers.widthClass = word("width-class", of: entry)
    qualifiers.heightClass = word("height-class", of: entry)
    qualifiers.gamut = word("display-gamut", of: entry)
    qualifiers.locale = string("locale", of: entry)
    for key in ["graphics-feature-set", "memory", "screen-width"] {
      qualifiers.requirements[key] = string(key, of: entry)
    }
    return qualifiers
  }

  /// Reads the number of pixels per point from a value such as `2x`; nil for all scales.
  private mutating func scale(of entry: Place) -> Double? {
    guard let text = string("scale", of: entry), let place = member("scale", of: entry) else {
      return nil
    }
    if text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale <= 16 {
      return scale
    }
    unknown(text, in: ["1x", "2x", "3x"], at: place)
    return nil
  }

  private mutating func read(_ appearance: Place, into qualifiers: inout AssetQualifiers) {
    checkKeys(of: appearance, ["appearance", "value"])
    guard let kind = string("appearance", of: appearance),
      let value = string("value", of: appearance)
    else { return }
    switch (kind, value) {
    case ("luminosity", "dark"): qualifiers.isDark = true
    case ("luminosity", "light"): qualifiers.isDark = false
    case ("contrast", "high"): qualifiers.isHighContrast = true
    default:
      // An entry for another condition does not apply to everything; icons have a third luminosity.
      qualifiers.requirements[kind] = value
      if kind == "luminosity", value != "tinted" {
        unknown(value, in: ["dark", "light"], at: member("value", of: appearance) ?? appearance)
      } else if kind == "contrast" {
        unknown(value, in: ["high"], at: member("value", of: appearance) ?? appearance)
      } else if kind != "luminosity" {
        unknown(
          kind, in: ["luminosity", "contrast"],
          at: member("appearance", of: appearance) ?? appearance)
      }
    }
  }
}
