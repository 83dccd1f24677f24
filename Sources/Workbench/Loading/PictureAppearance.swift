/// Light or dark, as the command line says it.
package enum PictureAppearance: String, CaseIterable, Codable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
