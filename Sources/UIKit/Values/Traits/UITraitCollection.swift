public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// The environment of a view: size classes, device, scale, layout direction.
///
/// A trait that was not set is unspecified; an unspecified scale is 0.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
///
/// ```swift
/// let wide = UITraitCollection(horizontalSizeClass: .regular)
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// let both = UITraitCollection(traitsFrom: [wide, dark])
/// print(both.horizontalSizeClass == .regular, both.containsTraits(in: dark))  // true true
/// print(wide.displayScale, wide.containsTraits(in: dark))  // 0.0 false
/// ```
///
/// - Units: ``displayScale`` in pixels a point; the other traits are cases.
/// - Errors: None: every combination is valid, and the later of two collections decides.
/// - Complexity: O(1) for a collection; ``init(traitsFrom:)`` is O(collections).
/// - SeeAlso: Apple, "UITraitCollection".
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values as one hashable value.
  struct Values: Hashable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    // What no layout and no drawing reads.
    var force = UIForceTouchCapability.unknown
    var gamut = UIDisplayGamut.unspecified
    var weight = UILegibilityWeight.unspecified
    var activity = UIUserInterfaceActiveAppearance.unspecified

    /// Merges the specified values of another collection.
    mutating func merge(_ other: Values) {
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.scale != 0 { scale = other.scale }
      if other.direction != .unspecified { direction = other.direction }
      if other.category != .unspecified { category = other.category }
      if other.style != .unspecified { style = other.style }
      if other.contrast != .unspecified { contrast = other.contrast }
      if other.level != .unspecified { level = other.level }
      if other.force != .unknown { force = other.force }
      if other.gamut != .unspecified { gamut = other.gamut }
      if other.weight != .unspecified { weight = other.weight }
      if other.activity != .unspecified { activity = other.activity }
    }

    /// A shade with the specified contrast and level instead of its own.
    func shade(_ around: ColorShade) -> ColorShade {
      var shade = around
      if contrast != .unspecified { shade.set(.highContrast, to: contrast == .high) }
      if level != .unspecified { shade.set(.elevated, to: level == .elevated) }
      return shade
    }
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates a collection of unspecified traits.
  public override init() { values = Values() }
  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }
  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }
  /// Creates a collection with a device idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }
  /// Creates a collection with a display scale.
  public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }
  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }
  /// Creates a collection with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }
  /// Creates a collection with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }
  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }
  /// Creates a collection with a level of content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }
  /// Creates a collection with the screen's knowledge of pressure, which nothing reads.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Values(force: capability))
  }
  /// Creates a collection with a range of colours, which nothing reads.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(Values(gamut: displayGamut)) }
  /// Creates a collection with the weight of texts, which nothing reads.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(weight: legibilityWeight))
  }
  /// Creates a collection with the activity of a window, which nothing reads.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(Values(activity: activeAppearance))
  }
  /// Creates a collection with all traits of the given collections; later collections override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// The traits that resolve dynamic colours: while a view is drawn, the screen's in the view's appearance;
  /// otherwise the main screen's, unless they were set on the thread.
  public static var current: UITraitCollection {
    get {
      var values =
        (Thread.current.threadDictionary[key] as? UITraitCollection)?.values
        ?? assumingMainActor { Self.valuesOfMainScreen }
      if let said = CurrentAppearance.explicit {
        values.style = UIUserInterfaceStyle(rawValue: said.rawValue) ?? values.style
      }
      if let shade = CurrentAppearance.explicitShade {
        values.contrast = shade.contains(.highContrast) ? .high : .normal
        values.level = shade.contains(.elevated) ? .elevated : .base
      }
      return UITraitCollection(values)
    }
    set {
      Thread.current.threadDictionary[key] = newValue
      CurrentAppearance.explicit = newValue.userInterfaceStyle.appearance
      let values = newValue.values
      let isShaded = values.contrast != .unspecified || values.level != .unspecified
      CurrentAppearance.explicitShade =
        isShaded ? values.shade(CurrentAppearance.screenShade) : nil
    }
  }
  private static let key = "UITraitCollection.current"
  /// Calls the closure with this collection as ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let (before, said) = (Thread.current.threadDictionary[Self.key], CurrentAppearance.state)
    UITraitCollection.current = self
    actions()
    Thread.current.threadDictionary[Self.key] = before
    CurrentAppearance.state = said
  }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The device idiom.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.scale }
  /// The layout direction of the program's language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// The appearance: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Whether colours differ more from each other.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The level of content: sheets, popovers and alerts are above the content of their window.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// Whether the screen feels pressure; unknown unless stated.
  open var forceTouchCapability: UIForceTouchCapability { values.force }
  /// The range of colours; unspecified unless stated.
  open var displayGamut: UIDisplayGamut { values.gamut }
  /// The weight of texts; unspecified unless stated.
  open var legibilityWeight: UILegibilityWeight { values.weight }
  /// Whether the window is active; unspecified unless stated.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activity }

  /// Whether this collection contains all specified traits of another; nil has none.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }
  /// Whether colours may differ under another collection: whether appearance, contrast or level differ.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other = other?.values else { return true }
    return other.style != values.style || other.contrast != values.contrast
      || other.level != values.level
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.hashValue }
}
