/// The system's catalogue colours by their names in documents.
enum SystemColorCatalog {
  /// The colour of a name such as `controlTextColor`; nil for a name that is not recognised.
  static func color(named name: String) -> NSColor? {
    colors[name] ?? (name == "alternatingContentBackgroundColor" ? first : nil)
  }

  private static var first: NSColor? { NSColor.alternatingContentBackgroundColors.last }

  private static let colors: [String: NSColor] = {
    let all: [NSColor] = [
      .labelColor, .secondaryLabelColor, .tertiaryLabelColor,
      .quaternaryLabelColor, .textColor, .placeholderTextColor, .selectedTextColor,
      .textBackgroundColor, .selectedTextBackgroundColor, .unemphasizedSelectedTextColor,
      .unemphasizedSelectedTextBackgroundColor, .keyboardFocusIndicatorColor, .linkColor,
      .separatorColor, .selectedContentBackgroundColor, .unemphasizedSelectedContentBackgroundColor,
      .selectedMenuItemTextColor, .gridColor, .headerTextColor, .controlAccentColor, .controlColor,
      .controlBackgroundColor, .controlTextColor, .disabledControlTextColor, .selectedControlColor,
      .selectedControlTextColor, .alternateSelectedControlTextColor, .windowBackgroundColor,
      .windowFrameTextColor, .underPageBackgroundColor, .findHighlightColor, .highlightColor,
      .shadowColor, .headerColor, .knobColor, .scrollBarColor, .windowFrameColor,
      .selectedMenuItemColor, .alternateSelectedControlColor, .secondarySelectedControlColor,
      .controlHighlightColor, .controlLightHighlightColor, .controlShadowColor,
      .controlDarkShadowColor, .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint,
      .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
      .systemBrown, .systemGray,
    ]
    return Dictionary(all.map { ($0.colorNameComponent, $0) }, uniquingKeysWith: { $1 })
  }()
}
