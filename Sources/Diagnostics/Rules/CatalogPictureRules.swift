/// The pictures of catalogues, and what their sets say of them.
extension Rule {
  /// A file whose beginning is not that of the kind its name says.
  package static let badPicture = Rule(
    "bad-picture", .error, "a picture that does not begin as its name says")

  /// A picture that is not read here: its kind is unknown, or its data is broken.
  package static let notRead = Rule(
    "not-read", .warning, "a picture of a kind that is not read here, or with broken data")

  /// An inset below zero.
  package static let negativeInset = Rule("negative-inset", .warning, "an inset below zero")

  /// Insets that leave nothing of a picture.
  package static let insetsTooLarge = Rule(
    "insets-too-large", .error, "insets that leave nothing of a picture")

  /// Insets that are not the same distance in points at each scale.
  package static let insetsDiffer = Rule(
    "insets-differ", .warning, "insets that are not the same distance in points at each scale")

  /// A picture that is mirrored, with other insets at its left than at its right.
  package static let mirroredInsets = Rule(
    "mirrored-insets", .warning,
    "a picture that is mirrored while its insets, which differ at left and right, are not")

  /// Caps that do not fit into a picture.
  package static let capsTooLarge = Rule(
    "caps-too-large", .error, "caps that do not fit into a picture")
}
