/// Options that select a colour's variant beside the appearance.
package struct ColorShade: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Colours that differ more from each other, as the user asks for in Settings.
  package static let highContrast = ColorShade(rawValue: 1)
  /// Content above other content, such as a sheet: its backgrounds are lighter in dark.
  package static let elevated = ColorShade(rawValue: 2)
  /// The palette of iOS 26.
  package static let glass = ColorShade(rawValue: 4)

  /// Inserts or removes an option.
  package mutating func set(_ option: ColorShade, to isThere: Bool) {
    if isThere { insert(option) } else { remove(option) }
  }
}
