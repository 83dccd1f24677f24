/// Alignment insets, compared with what the pixels of pictures call for.
extension Rule {
  /// A picture with a shadow, a glow or a badge and without alignment insets.
  package static let ornamentNotCovered = Rule(
    "ornament-not-covered", .warning,
    "a picture with a shadow, a glow or a badge and no alignment insets")

  /// Alignment insets that are not those which the pixels call for.
  package static let insetsDoNotFit = Rule(
    "insets-do-not-fit", .warning, "alignment insets that do not fit the picture")

  /// Insets that were found with doubt and therefore not written.
  package static let doubtfulInsets = Rule(
    "doubtful-insets", .warning, "insets that were found with doubt and not written")

  /// Insets that were written into a catalogue.
  package static let insetsWritten = Rule(
    "insets-written", .note, "insets that were written into a catalogue")
}
