internal import IBDocument

/// The preferred text size of a device's user, with Xcode's names.
///
/// - SeeAlso: Apple, "UIContentSizeCategory".
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// The smallest.
  case extraSmall = "XS"
  /// Two steps below the default.
  case small = "S"
  /// One step below the default.
  case medium = "M"
  /// The default.
  case large = "L"
  /// One step above the default.
  case extraLarge = "XL"
  /// Two steps above the default.
  case extraExtraLarge = "XXL"
  /// The largest size outside the accessibility sizes.
  case extraExtraExtraLarge = "XXXL"
  /// The first of the accessibility sizes.
  case accessibility1 = "AX1"
  /// The second of the accessibility sizes.
  case accessibility2 = "AX2"
  /// The third of the accessibility sizes.
  case accessibility3 = "AX3"
  /// The fourth of the accessibility sizes.
  case accessibility4 = "AX4"
  /// The largest of the accessibility sizes.
  case accessibility5 = "AX5"

  /// The corresponding text size of documents.
  var stated: IBDocument.TextSize? { IBDocument.TextSize(rawValue: rawValue) }
}
