public import Foundation

/// A kind of trait.
///
/// Programs cannot add kinds of their own here.
///
/// - SeeAlso: Apple, "UITraitDefinition".
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// What it says where nobody stated it.
  static var defaultValue: Value { get }
  /// A name for reports.
  static var name: String { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
}

/// A kind of trait, as lists of them are written.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections hold.
protocol HeldTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<UITraitCollection.Values, Value> { get }
}

extension HeldTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.values[keyPath: path] != other.values[keyPath: path]
  }
}

/// The room along the width.
///
/// - SeeAlso: Apple, "UITraitHorizontalSizeClass".
public struct UITraitHorizontalSizeClass: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontal }
}

/// The room along the height.
///
/// - SeeAlso: Apple, "UITraitVerticalSizeClass".
public struct UITraitVerticalSizeClass: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.vertical }
}

/// The kind of device.
///
/// - SeeAlso: Apple, "UITraitUserInterfaceIdiom".
public struct UITraitUserInterfaceIdiom: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.idiom }
}

/// Pixels in a point.
///
/// - SeeAlso: Apple, "UITraitDisplayScale".
public struct UITraitDisplayScale: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: CGFloat { 0 }
  static var path: KeyPath<UITraitCollection.Values, CGFloat> { \.scale }
}

/// The reading direction of the program's language.
///
/// - SeeAlso: Apple, "UITraitLayoutDirection".
public struct UITraitLayoutDirection: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.direction
  }
}

/// How large people want texts to be.
///
/// - SeeAlso: Apple, "UITraitPreferredContentSizeCategory".
public struct UITraitPreferredContentSizeCategory: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.category }
}

/// Light or dark.
///
/// - SeeAlso: Apple, "UITraitUserInterfaceStyle".
public struct UITraitUserInterfaceStyle: HeldTrait {
  /// What it says where nobody stated it.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var path: KeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.style }
}

extension UITraitCollection {
  /// The traits that colours may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self]
  }
  /// The traits that pictures may depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self,
    ]
  }
}
