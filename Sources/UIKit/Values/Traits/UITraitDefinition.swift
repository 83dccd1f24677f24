public import Foundation

/// The definition of a trait.
///
/// Programs cannot define their own traits here.
///
/// - SeeAlso: Apple, "UITraitDefinition".
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of an unspecified trait.
  static var defaultValue: Value { get }
  /// The name for debugging.
  static var name: String { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
}

/// The type of a trait definition.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is stored in collections.
protocol HeldTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<UITraitCollection.Values, Value> { get }
}

extension HeldTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.values[keyPath: path] != other.values[keyPath: path]
  }
}

/// The horizontal size class.
///
/// - SeeAlso: Apple, "UITraitHorizontalSizeClass".
public struct UITraitHorizontalSizeClass: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontal }
}

/// The vertical size class.
///
/// - SeeAlso: Apple, "UITraitVerticalSizeClass".
public struct UITraitVerticalSizeClass: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.vertical }
}

/// The device idiom.
///
/// - SeeAlso: Apple, "UITraitUserInterfaceIdiom".
public struct UITraitUserInterfaceIdiom: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.idiom }
}

/// The number of pixels per point.
///
/// - SeeAlso: Apple, "UITraitDisplayScale".
public struct UITraitDisplayScale: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: CGFloat { 0 }
  static var path: KeyPath<UITraitCollection.Values, CGFloat> { \.scale }
}

/// The layout direction of the program's language.
///
/// - SeeAlso: Apple, "UITraitLayoutDirection".
public struct UITraitLayoutDirection: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.direction
  }
}

/// The preferred text size.
///
/// - SeeAlso: Apple, "UITraitPreferredContentSizeCategory".
public struct UITraitPreferredContentSizeCategory: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.category }
}

/// The appearance: light or dark.
///
/// - SeeAlso: Apple, "UITraitUserInterfaceStyle".
public struct UITraitUserInterfaceStyle: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.style }
}

/// Whether colours differ more from each other.
///
/// - SeeAlso: Apple, "UITraitAccessibilityContrast".
public struct UITraitAccessibilityContrast: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.contrast }
}

/// The level of content.
///
/// - SeeAlso: Apple, "UITraitUserInterfaceLevel".
public struct UITraitUserInterfaceLevel: HeldTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.level }
}

extension UITraitCollection {
  /// The traits that affect colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }
  /// The traits that affect images.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self,
    ]
  }
}
