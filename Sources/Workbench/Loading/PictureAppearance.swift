/// Light or dark, with the command line's names.
package enum PictureAppearance: String, CaseIterable, Codable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
