/// Light or dark, with the command line's names.
package enum PictureAppearance: String, CaseIterable, Codable, Sendable {
  /// Dark letters on a light background.
  case light
  /// Light letters on a dark background.
  case dark
}
