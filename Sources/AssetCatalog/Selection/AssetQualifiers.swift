/// The conditions for using an entry of a set.
///
/// Two entries with equal qualifiers apply to the same conditions.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type.
package struct AssetQualifiers: Sendable, Hashable {
  /// The reading direction of a picture.
  package enum Direction: String, Sendable, CaseIterable {
    /// The direction of languages such as English.
    case leftToRight = "left-to-right"
    /// The direction of languages such as Arabic.
    case rightToLeft = "right-to-left"
  }

  /// The kind of device; `universal` for all.
  package var idiom = "universal"
  /// The subtype of the device.
  package var subtype: String?
  /// The number of pixels per point; nil for all scales.
  package var scale: Double?
  /// Whether the entry is for dark mode or light mode; nil for both.
  package var isDark: Bool?
  /// Whether the entry is only for high contrast.
  package var isHighContrast = false
  /// The direction of the picture; nil if it is never mirrored.
  package var direction: Direction?
  /// The horizontal size class; nil for any.
  package var widthClass: AssetTraits.SizeClass?
  /// The vertical size class; nil for any.
  package var heightClass: AssetTraits.SizeClass?
  /// The display gamut; nil for any.
  package var gamut: AssetTraits.Gamut?
  /// The language; nil for all.
  package var locale: String?
  /// Other device requirements: memory, graphics, the width of the screen.
  package var requirements: [String: String] = [:]

  /// Creates the qualifiers of an entry without conditions.
  package init() {}

  /// Whether a picture for one direction must be mirrored for traits.
  package func isMirrored(for traits: AssetTraits) -> Bool {
    switch direction {
    case .leftToRight: traits.isRightToLeft
    case .rightToLeft: !traits.isRightToLeft
    case nil: false
    }
  }

  /// Returns the differences between an entry's qualifiers and traits; nil if the entry must not be used.
  ///
  /// The parts are compared in this order, where smaller is better:
  ///
  /// 1. device: its own before all devices before its sister (phone and tablet);
  /// 2. subtype: the requested one or none before others;
  /// 3. light or dark: specified before any; the other one is never used;
  /// 4. contrast: high if requested, otherwise never;
  /// 5. width and height class: specified before any; the other one is never used;
  /// 6. display gamut: the same, then any, then others;
  /// 7. direction: the same, then fixed, then the other one, mirrored;
  /// 8. language: the same, then all; another one is never used;
  /// 9. entries whose device requirements every device satisfies;
  /// 10. scale: the same, then all, then the next denser one, then the densest.
  ///
  /// - Note: Apple documents each qualifier and that the best entry is used, but not the order. That devices precede
  ///   appearances, and these precede scales, is our inference.
  /// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type; "UIImageAsset", "image(with:)".
  func misfit(_ traits: AssetTraits) -> [Double]? {
    guard let device = traits.idioms.firstIndex(of: idiom) else { return nil }
    // Entries for Catalyst have the tablet's idiom but apply only to Catalyst.
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

  /// Returns the scale's part as two numbers: the kind of the difference, and its size.
  private func scaleMisfit(_ wanted: Double) -> [Double] {
    guard let scale else { return [1, 0] }
    if scale == wanted { return [0, 0] }
    return scale > wanted ? [2, scale - wanted] : [3, wanted - scale]
  }
}

extension Sequence {
  /// Returns the element whose qualifiers match best; the first of several equal ones, and nil if none may be used.
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
