/// Rules about the contents of sets.
extension Rule {
  /// A value with a type other than the format's.
  package static let wrongType = Rule(
    "wrong-type", .sets, .error, "a value of another kind than the format says",
    page: RulePage(
      sees: """
        Values that are of another JSON type than the format says, such as a number in place of a text, and \
        colour components that are not numbers.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": 1}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "State the value as Xcode writes it.",
      limits: "Members that are not known here are not judged.",
      form: .files))

  /// A value that is not part of the format.
  package static let unknownValue = Rule(
    "unknown-value", .sets, .warning, "a word that the format does not know",
    page: RulePage(
      sees: """
        Words that Apple's Asset Catalog Format Reference does not list for a key: idioms, scales, appearances, \
        gamuts and others. The entry may be ignored.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "univresal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "Use the word that the finding proposes, or one of the known ones.",
      limits: "A word that a newer Xcode writes is reported until it is known here.",
      form: .files))

  /// A key that is probably a misspelling of a known one.
  package static let misspeltKey = Rule(
    "misspelt-key", .sets, .warning, "a key that is probably a known one, spelt otherwise",
    page: RulePage(
      sees: "Unknown keys that differ from a known one by few letters. Such a key is ignored.",
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"file-name": "star.png", "filename": "star.png", "idiom": "universal"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      fix: "Correct the key as the finding proposes.",
      limits: "Unknown keys that resemble none are silent: other tools may keep their own.",
      form: .files))

  /// A duplicate key in an object.
  package static let duplicateKey = Rule(
    "duplicate-key", .sets, .warning, "a key that an object has twice",
    page: RulePage(
      sees: "Keys that an object of a Contents.json has twice; the last one counts.",
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "2x", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "Remove one of both.",
      limits: "Only objects whose keys are known here are looked at.",
      form: .files))

  /// A folder with an extension that does not belong to any kind of set.
  package static let unknownSet = Rule(
    "unknown-set", .sets, .warning, "a folder with an extension that no kind of set has",
    page: RulePage(
      sees: """
        Folders in a catalogue with an extension that no kind of set has: what is in them is not found.
        """,
      fires: """
        Art.xcassets/Star.imagset/Contents.json
          {"images": []}
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": []}
        """,
      fix: "Correct the extension, or give the group a name without a full stop.",
      limits: "A kind of set that a newer Xcode knows is reported until it is known here.",
      form: .files))

  /// Two entries with the same conditions.
  package static let duplicateEntry = Rule(
    "duplicate-entry", .sets, .warning, "two entries of a set for the same place",
    page: RulePage(
      sees: """
        Two filled entries of a set with the same idiom, scale, appearance and other qualifiers, of which the \
        first is taken.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"},
            {"filename": "dark.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        Art.xcassets/Star.imageset/dark.png: PNG, 24 × 24 pixels
        """,
      passes: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"},
            {"filename": "dark.png", "idiom": "universal", "scale": "1x",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        Art.xcassets/Star.imageset/dark.png: PNG, 24 × 24 pixels
        """,
      fix: "Remove one of both, or state what it is for.",
      limits: "Entries without a file are not compared.",
      form: .files))

  /// Two sets with the same name.
  package static let duplicateName = Rule(
    "duplicate-name", .sets, .warning, "two sets of one name",
    page: RulePage(
      sees: """
        Sets of a catalogue with one name, of which one is found: pictures and symbols together, colours, data \
        and icons each on their own. Folders of sets whose paths differ only in case, which are one folder on a Mac's \
        default volume.
        """,
      fires: """
        Art.xcassets/Day/Sky.imageset/Contents.json
          {"images": []}
        Art.xcassets/Night/Sky.imageset/Contents.json
          {"images": []}
        """,
      passes: """
        Art.xcassets/Day/Sky.imageset/Contents.json
          {"images": []}
        Art.xcassets/Night/Contents.json
          {"properties": {"provides-namespace": true}}
        Art.xcassets/Night/Sky.imageset/Contents.json
          {"images": []}
        """,
      fix: "Rename one of both, or let a group provide a namespace.",
      limits: """
        Sets of different catalogues are not compared: they may belong to different targets.
        """,
      form: .files))
}
