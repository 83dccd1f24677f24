/// The preferred text size of a device's user, with the names in Xcode.
///
/// - SeeAlso: Apple, "UIContentSizeCategory"; Human Interface Guidelines, "Typography".
package enum TextSize: String, Sendable, Hashable, Codable, CaseIterable {
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

  /// The value of Apple's constant, such as `UICTContentSizeCategoryAccessibilityM`.
  package var constant: String {
    let letters = ["M", "L", "XL", "XXL", "XXXL"]
    let number = rawValue.hasPrefix("AX") ? Int(rawValue.dropFirst(2)) : nil
    guard let number, letters.indices.contains(number - 1) else {
      return "UICTContentSizeCategory" + rawValue
    }
    return "UICTContentSizeCategoryAccessibility" + letters[number - 1]
  }

  /// Creates the size with a name, ignoring case; nil for other names.
  ///
  /// Valid names are Xcode's (`AX3`) and Apple's constants (`UICTContentSizeCategoryAccessibilityXL`,
  /// `UIContentSizeCategoryAccessibilityExtraLarge`, `.accessibilityExtraLarge`).
  package init?(named name: String) {
    var wanted = name.lowercased()
    if wanted.hasPrefix(".") { wanted.removeFirst() }
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory"]
    where wanted.hasPrefix(prefix) {
      wanted.removeFirst(prefix.count)
    }
    guard let size = Self.allCases.first(where: { $0.names.contains(wanted) }) else { return nil }
    self = size
  }

  /// The names in lower case, without the prefixes of the constants.
  private var names: [String] {
    let words = ["m": "medium", "l": "large", "s": "small"]
    let letters = constant.dropFirst("UICTContentSizeCategory".count).lowercased()
    let isAccessible = letters.hasPrefix("accessibility")
    let size = isAccessible ? letters.dropFirst("accessibility".count) : letters[...]
    let extras = String(repeating: "extra", count: size.count { $0 == "x" })
    let spelled = extras + (size.last.flatMap { words[String($0)] } ?? "")
    return [rawValue.lowercased(), letters, (isAccessible ? "accessibility" : "") + spelled]
  }
}
