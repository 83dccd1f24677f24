public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// What a view can know of its surroundings: size classes, device, pixels, direction.
///
/// A value that nobody stated is unspecified; the scale is then 0.
///
/// - SeeAlso: Apple, "UITraitCollection".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values; ours, so that making and comparing collections is one line each.
  struct Values: Hashable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
    var style = UIUserInterfaceStyle.unspecified

    /// Takes over what another one states.
    mutating func merge(_ other: Values) {
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.scale != 0 { scale = other.scale }
      if other.direction != .unspecified { direction = other.direction }
      if other.category != .unspecified { category = other.category }
      if other.style != .unspecified { style = other.style }
    }
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// A collection that states nothing.
  public override init() { values = Values() }
  /// States the room along the width only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }
  /// States the room along the height only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }
  /// States the kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }
  /// States the pixels in a point only.
  public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }
  /// States the reading direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }
  /// States the wanted size of texts only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }
  /// States light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }
  /// States everything that the collections state; where several state the same, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// The traits that dynamic colours take: while a view is drawn those of the screen in the view's
  /// appearance, otherwise the main screen's, unless some were set on the thread.
  public static var current: UITraitCollection {
    get {
      var values =
        (Thread.current.threadDictionary[key] as? UITraitCollection)?.values
        ?? assumingMainActor { Self.valuesOfMainScreen }
      if let said = CurrentAppearance.said {
        values.style = UIUserInterfaceStyle(rawValue: said.rawValue) ?? values.style
      }
      return UITraitCollection(values)
    }
    set {
      Thread.current.threadDictionary[key] = newValue
      CurrentAppearance.said = newValue.userInterfaceStyle.appearance
    }
  }
  private static let key = "UITraitCollection.current"
  /// Does something with these as ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let (before, said) = (Thread.current.threadDictionary[Self.key], CurrentAppearance.said)
    UITraitCollection.current = self
    actions()
    Thread.current.threadDictionary[Self.key] = before
    CurrentAppearance.said = said
  }

  /// The room along the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The room along the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Pixels in a point; 0 when unspecified.
  open var displayScale: CGFloat { values.scale }
  /// The reading direction of the program's language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// How large people want texts to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// Whether everything that another collection states is true of this one; nil states nothing.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }
  /// Whether colours may look different under another collection: whether light or dark differs.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other?.values.style != values.style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.hashValue }
}
