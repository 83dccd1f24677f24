/// The conditions under which an entry of a set is used.
///
/// Two entries with equal qualifiers are for the same place.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type.
package struct AssetQualifiers: Sendable, Hashable {
  /// The reading direction for which a picture is drawn.
  package enum Direction: String, Sendable, CaseIterable {
    /// For languages such as English.
    case leftToRight = "left-to-right"
    /// For languages such as Arabic.
    case rightToLeft = "right-to-left"
  }

  /// The kind of device; `universal` for all.
  package var idiom = "universal"
  /// A kind of the device.
  package var subtype: String?
  /// Pixels in a point; nil for all.
  package var scale: Double?
  /// Whether it is for dark mode or for light mode; nil for both.
  package var isDark: Bool?
  /// Whether it is for high contrast only.
  package var isHighContrast = false
  /// The direction for which it is drawn; nil is never mirrored.
  package var direction: Direction?
  /// The horizontal size class; nil for any.
  package var widthClass: AssetTraits.SizeClass?
  /// The vertical size class; nil for any.
  package var heightClass: AssetTraits.SizeClass?
  /// The display's colours; nil for any.
  package var gamut: AssetTraits.Gamut?
  /// The language; nil for all.
  package var locale: String?
  /// Other requirements on a device: memory, graphics, a screen's width.
  package var requirements: [String: String] = [:]

  /// Creates qualifiers of an entry for everything.
  package init() {}

  /// Whether a picture for one direction is to be mirrored for these traits.
  package func isMirrored(for traits: AssetTraits) -> Bool {
    switch direction {
    case .leftToRight: traits.isRightToLeft
    case .rightToLeft: !traits.isRightToLeft
    case nil: false
    }
  }

  /// Returns the misfit of an entry with traits, part by part; nil where it may not be taken.
  ///
  /// The parts are compared in this order, less being better:
  ///
  /// 1. device: its own before those for all before those of its sister (phone and tablet);
  /// 2. subtype: the wanted one or none before others;
  /// 3. light or dark: stated before any; the other one is never taken;
  /// 4. contrast: high where wanted, otherwise never;
  /// 5. width and height class: stated before any; the other one is never taken;
  /// 6. colours of the display: the same, then any, then others;
  /// 7. direction: the same, then fixed, then the other one, mirrored;
  /// 8. language: the same, then all; another one is never taken;
  /// 9. entries that ask no more of a device than any has;
  /// 10. scale: the same, then all, then the next denser one, then the densest.
  ///
  /// - Note: Apple documents each qualifier and that the best entry is taken, not the order. That devices go
  ///   before appearances, and these before scales, is our reading.
  /// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type; "UIImageAsset", "image(with:)".
  func misfit(_ traits: AssetTraits) -> [Double]? {
    guard let device = traits.idioms.firstIndex(of: idiom) else { return nil }
    // Entries for Catalyst have the tablet's idiom but apply to Catalyst only.
    if subtype == "mac-catalyst", traits.subtype != subtype { return nil }
    if let isDark, isDark != traits.isDark { return nil }
    if isHighContrast, !traits.isHighContrast { return nil }
    if let widthClass, let wanted = traits.widthClass, widthClass != wanted { return nil }
    if let heightClass, let wanted = traits.heightClass, heightClass != wanted { return nil }
    if let locale, locale != traits.locale { return nil }
    func rank(_ isSame: Bool, _ isAny: Bool) -> Double { isSame ? 0 : isAny ? 1 : 2 }
    return [
      Double(device),
      rank(subtype == traits.subtype, subtype == nil),
      isDark == nil ? 1 : 0,
      isHighContrast == traits.isHighContrast ? 0 : 1,
      rank(widthClass == traits.widthClass, widthClass == nil),
      rank(heightClass == traits.heightClass, heightClass == nil),
      rank(gamut == traits.gamut, gamut == nil),
      rank(direction != nil && !isMirrored(for: traits), direction == nil),
      locale == traits.locale ? 0 : 1,
      requirements.isEmpty ? 0 : 1,
    ] + scaleMisfit(traits.scale)
  }

  /// The scale's part, as two numbers: which kind of difference, and how large.
  private func scaleMisfit(_ wanted: Double) -> [Double] {
    guard let scale else { return [1, 0] }
    if scale == wanted { return [0, 0] }
    return scale > wanted ? [2, scale - wanted] : [3, wanted - scale]
  }
}

extension Sequence {
  /// Returns the element whose qualifiers fit best; of equals the first, nil where none may be used.
  func best(
    for traits: AssetTraits, _ qualifiers: (Element) -> AssetQualifiers
  ) -> Element? {
    var best: (misfit: [Double], element: Element)?
    for element in self {
      guard let misfit = qualifiers(element).misfit(traits) else { continue }
      if let best, !misfit.lexicographicallyPrecedes(best.misfit) { continue }
      best = (misfit, element)
    }
    return best?.element
  }
}
