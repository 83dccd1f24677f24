/// A property that varies between the layouts of a check, with its name in configurations.
package enum LayoutDimension: String, Sendable, Hashable, Codable, CaseIterable {
  /// Devices, by their names or identifiers.
  case devices
  /// `portrait` and `landscape`.
  case orientations
  /// `ltr` and `rtl`.
  case directions
  /// Text sizes, such as `L` or `AX3`.
  case textSizes = "text-sizes"
  /// Codes of languages, and pseudo-languages.
  case languages
  /// `light` and `dark`.
  case appearances
}
