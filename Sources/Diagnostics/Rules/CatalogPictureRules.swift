/// Rules about the pictures of catalogues and the properties of their sets.
extension Rule {
  /// A file whose contents do not match its extension.
  package static let badPicture = Rule(
    "bad-picture", .pictures, .error, "a picture that does not begin as its name says",
    page: RulePage(
      sees: """
        Files of image sets whose first bytes are not those of the kind that their name says: PNG, JPEG, GIF, \
        PDF, SVG or HEIF.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: JPEG
        """,
      passes: CatalogExamples.star,
      fix: "Save the picture again as what its name says, or rename it.",
      limits: """
        Only the beginning is looked at; what is broken further in is not found. Files of unknown kinds are not \
        judged. Pointers of Git LFS, which stand for pictures that were not fetched, are counted once for the run \
        and not reported.
        """,
      form: .files))

  /// A picture that cannot be read: its format is unsupported, or its data is broken.
  package static let notRead = Rule(
    "not-read", .pictures, .warning,
    "a picture of a kind that is not read here, or with broken data",
    page: RulePage(
      sees: """
        Pictures in the format HEIF, which the drawing here cannot read: views show none, and layout takes their \
        size from the document. `plumb insets` reports broken data as well.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.heic", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.heic: HEIC
        """,
      passes: CatalogExamples.star,
      fix: "Turn the rule off where HEIF is meant, or use PNG, JPEG or PDF.",
      limits: "Xcode reads such pictures; the rule says what this tool does not see.",
      form: .files))

  /// An inset below zero.
  package static let negativeInset = Rule(
    "negative-inset", .pictures, .warning, "an inset below zero",
    page: RulePage(
      sees: """
        Alignment insets below zero: the alignment rectangle then reaches out of the picture.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"top": -4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"top": 4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      fix: "State the distance from the picture's edge inwards.",
      limits: "An inset below zero may be meant, for a picture that should keep its distance.",
      form: .files))

  /// Insets that cover an entire picture.
  package static let insetsTooLarge = Rule(
    "insets-too-large", .pictures, .error, "insets that leave nothing of a picture",
    page: RulePage(
      sees: """
        Alignment insets that together are as wide or as high as their picture: nothing is left to align.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"left": 12, "right": 12}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"left": 4, "right": 4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      fix: "State the insets in pixels of this file; `plumb insets --write` finds them.",
      limits: "The size of PDF, SVG and HEIF files is not known to the rule.",
      form: .files))

  /// Insets with different distances in points at different scales.
  package static let insetsDiffer = Rule(
    "insets-differ", .pictures, .warning,
    "insets that are not the same distance in points at each scale",
    page: RulePage(
      sees: """
        Pictures of a set that differ in scale alone and whose alignment insets are not the same distance in \
        points. Insets are stated in pixels of each file. Half a pixel of each file is allowed for rounding.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"bottom": 4}},
            {"filename": "star@2x.png", "scale": "2x", "alignment-insets": {"bottom": 4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        Art.xcassets/Star.imageset/star@2x.png: PNG, 48 × 48 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "alignment-insets": {"bottom": 4}},
            {"filename": "star@2x.png", "scale": "2x", "alignment-insets": {"bottom": 8}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        Art.xcassets/Star.imageset/star@2x.png: PNG, 48 × 48 pixels
        """,
      fix: "Multiply the insets with the scale.",
      limits: """
        Which of the pictures is right is not known; `plumb insets` looks at their pixels.
        """,
      form: .files))

  /// A mirrored picture with different insets at its left and right.
  package static let mirroredInsets = Rule(
    "mirrored-insets", .pictures, .warning,
    "a picture that is mirrored while its insets, which differ at left and right, are not",
    page: RulePage(
      sees: """
        Pictures that are mirrored in the other reading direction while their left and right insets differ: \
        these stay at their sides. In documents also views that show such a picture mirrored.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "language-direction": "left-to-right",
             "alignment-insets": {"right": 4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "language-direction": "left-to-right",
             "alignment-insets": {"left": 4, "right": 4}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      fix: """
        Add a picture for the other direction with its own insets, or make both sides equal.
        """,
      limits: "Pictures that a program turns are not known.",
      form: .files))

  /// Caps that do not fit into their picture.
  package static let capsTooLarge = Rule(
    "caps-too-large", .pictures, .error, "caps that do not fit into a picture",
    page: RulePage(
      sees: """
        Caps and a middle that together are larger than their picture, or below zero: it cannot be sliced so.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "resizing": {"mode": "3-part-horizontal",
             "cap-insets": {"left": 16, "right": 16}, "center": {"mode": "stretch", "width": 1}}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "scale": "1x", "resizing": {"mode": "3-part-horizontal",
             "cap-insets": {"left": 8, "right": 8}, "center": {"mode": "stretch", "width": 1}}}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      fix: "State caps in pixels of this file.",
      limits: "The size of PDF, SVG and HEIF files is not known to the rule.",
      form: .files))
}
