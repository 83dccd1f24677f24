public import Foundation
internal import ViewDrawing

/// The amount of space along an axis.
///
/// Source: Apple, "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of a device.
///
/// Source: Apple, "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The appearance: light or dark.
///
/// Source: Apple, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  /// The appearance for colours; nil if unspecified.
  var appearance: ColorAppearance? { ColorAppearance(rawValue: rawValue) }
}

/// Whether colours differ more from each other, as the user asks for in Settings.
///
/// Source: Apple, "UIAccessibilityContrast".
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The level of content: above other content, such as a sheet, it has lighter backgrounds in dark.
///
/// Source: Apple, "UIUserInterfaceLevel".
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The layout direction in a trait collection.
///
/// Source: Apple, "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The preferred text size.
///
/// Fonts of text styles follow it; see ``UIApplication/preferredContentSizeCategory``.
///
/// Source: Apple, "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Posted when the preferred text size changed; the object is the application.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new text size in the notification's information.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The name.
  public var rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The rank among all sizes, the smallest first; nil if unspecified.
  var rank: Int? { Self.ascending.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the left size is smaller.
  public static func < (one: Self, other: Self) -> Bool { (one.rank ?? -1) < (other.rank ?? -1) }
}
