/// Alignment insets, compared with what the pixels of pictures call for.
extension Rule {
  /// A picture with a shadow, a glow or a badge and without alignment insets.
  package static let ornamentNotCovered = Rule(
    "ornament-not-covered", .warning,
    "a picture with a shadow, a glow or a badge and no alignment insets",
    page: RulePage(
      sees: """
        Pictures whose pixels show a core and a shadow, a glow or a badge around it, without alignment insets: \
        layout then aligns the ornament. `plumb check` looks at the pictures that documents name, `plumb insets \
        --check` at catalogues.
        """,
      fires: CatalogExamples.shadowedCard,
      passes: CatalogExamples.insetCard,
      fix: "State the insets that the finding names; `plumb insets --write` writes them.",
      limits: """
        Detections with less than 80 % confidence are silent in `plumb check`, as are frames of an animation \
        that do not agree. What is a shadow and what a part of the drawing is judged by its pixels alone.
        """,
      form: .files))

  /// Alignment insets that are not those which the pixels call for.
  package static let insetsDoNotFit = Rule(
    "insets-do-not-fit", .warning, "alignment insets that do not fit the picture",
    page: RulePage(
      sees: """
        Alignment insets of catalogues that differ by more than a pixel from those that the pixels call for; \
        only `plumb insets --check` looks for them.
        """,
      fires: """
        Art.xcassets/Card.imageset/Contents.json
          {"images": [
            {"alignment-insets": {"top": 0, "left": 0, "bottom": 0, "right": 20},
             "filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
          ]}
        Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card with a shadow
        """,
      passes: CatalogExamples.insetCard,
      fix: "Correct the insets; `plumb insets --write` does.",
      limits: "Insets may be meant to align something else than the core, such as a baseline.",
      form: .files))

  /// Insets that were found with doubt and therefore not written.
  package static let doubtfulInsets = Rule(
    "doubtful-insets", .warning, "insets that were found with doubt and not written",
    page: RulePage(
      sees: """
        Pictures whose insets `plumb insets --write` finds with too little confidence and therefore does not \
        write.
        """,
      fires: """
        Art.xcassets/Card.imageset/Contents.json
          {"images": [
            {"filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
          ]}
        Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card above a fainter bar
        """,
      passes: CatalogExamples.shadowedCard,
      fix: """
        Look at the picture of `plumb insets --output`, then state the insets by hand, or write them with \
        --force.
        """,
      limits: "The confidence says how clear the edges are, not what the author meant.",
      form: .files))

  /// Insets that were written into a catalogue.
  package static let insetsWritten = Rule(
    "insets-written", .note, "insets that were written into a catalogue",
    page: RulePage(
      sees: "Entries whose insets `plumb insets --write` wrote: a record of what it changed.",
      fires: CatalogExamples.shadowedCard,
      passes: CatalogExamples.insetCard,
      fix: "Nothing is wrong; look at the difference before you commit it.",
      limits: "Entries whose insets were right within a pixel are not changed and not listed.",
      form: .files))
}
