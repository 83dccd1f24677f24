import Testing

@testable import IBDocument

/// The names of text sizes.
struct TextSizeTests {
  /// Apple, "UIContentSizeCategory": the names in Swift and the values, with the names that Xcode shows.
  static let constants: [(name: String, swift: String, value: String)] = [
    ("XS", "extraSmall", "XS"), ("S", "small", "S"), ("M", "medium", "M"), ("L", "large", "L"),
    ("XL", "extraLarge", "XL"), ("XXL", "extraExtraLarge", "XXL"),
    ("XXXL", "extraExtraExtraLarge", "XXXL"),
    ("AX1", "accessibilityMedium", "AccessibilityM"),
    ("AX2", "accessibilityLarge", "AccessibilityL"),
    ("AX3", "accessibilityExtraLarge", "AccessibilityXL"),
    ("AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL"),
    ("AX5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL"),
  ]

  @Test func everySizeHasItsNames() throws {
    #expect(TextSize.allCases.map(\.rawValue) == Self.constants.map(\.name))
    for (name, swift, value) in Self.constants {
      let size = try #require(TextSize(rawValue: name))
      #expect(size.constant == "UICTContentSizeCategory" + value)
      let objectiveC = "UIContentSizeCategory" + swift.prefix(1).uppercased() + swift.dropFirst()
      for spelling in [name, name.lowercased(), swift, "." + swift, objectiveC, size.constant] {
        #expect(TextSize(named: spelling) == size, "\(spelling)")
      }
    }
  }

  @Test(arguments: [
    "", ".", "XXXXL", "AX0", "AX6", "AX", "huge", "accessibility", "UICTContentSizeCategory",
  ])
  func otherNamesAreNoSizes(name: String) { #expect(TextSize(named: name) == nil) }
}
