/// Rules about the files and folders of catalogues.
extension Rule {
  /// An existing file or folder that cannot be read.
  package static let unreadable = Rule(
    "unreadable", .files, .error, "a file or folder that exists and cannot be read",
    page: RulePage(
      sees: """
        A Contents.json, a file that an entry names, or a folder of a catalogue that exists and cannot be read: \
        for its permissions, because it is not a file, or because it is larger than 64 MB.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: folder
        """,
      passes: CatalogExamples.star,
      fix: "Correct the permissions, or replace what stands there by the file.",
      limits: """
        Whether another program, such as a build server's, may read the file is not known.
        """,
      form: .files))

  /// A set without its `Contents.json`.
  package static let missingContents = Rule(
    "missing-contents", .files, .error, "a set without its Contents.json",
    page: RulePage(
      sees: """
        Sets of pictures, colours, data and symbols whose folder has no Contents.json: nothing in such a set is \
        compiled.
        """,
      fires: """
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "Add the Contents.json, or remove the folder.",
      limits: """
        Folders that group sets need none. Other kinds of sets, such as stickers and textures, are not looked \
        into.
        """,
      form: .files))

  /// A `Contents.json` that is not JSON.
  package static let badJSON = Rule(
    "bad-json", .files, .error, "a Contents.json that is not JSON",
    page: RulePage(
      sees: """
        The Contents.json of sets and groups that are not JSON (RFC 8259), with the place of the first mistake.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"},
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: """
        Correct the text at the place of the finding; a file that was merged badly is best taken from one of \
        both sides.
        """,
      limits: """
        Only the first mistake of a file is reported, and nothing else in that file is checked.
        """,
      form: .files))

  /// A missing file named in an entry.
  package static let missingFile = Rule(
    "missing-file", .files, .error, "a file that an entry names and that does not exist",
    page: RulePage(
      sees: """
        Entries of sets of pictures, data and symbols that name a file which is not in the set, and links in a \
        catalogue that lead to nothing.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/Star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: """
        Add the file, or correct the name: its case matters, also where the disk of the author ignores it.
        """,
      limits: """
        Files that a script writes before the build are missing for this rule. Icons and launch images are not \
        looked into.
        """,
      form: .files))

  /// A file that is not named in any entry.
  package static let unmentionedFile = Rule(
    "unmentioned-file", .files, .warning, "a file in a set that no entry names",
    page: RulePage(
      sees: """
        Files in sets of pictures, data and symbols that no entry names: they are compiled into nothing.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
        Art.xcassets/Star.imageset/star-old.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "Remove the file, or add an entry for it.",
      limits: "Hidden files are ignored. Icons and launch images are not looked into.",
      form: .files))

  /// A name or a link to a file outside the catalogue.
  package static let outside = Rule(
    "outside", .files, .error, "a name or a link that leads out of the catalogue",
    page: RulePage(
      sees: """
        Entries whose file name leads out of their set, links to files out of the catalogue, and links to \
        folders, which are not followed.
        """,
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "../star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/star.png: PNG, 24 × 24 pixels
        """,
      passes: CatalogExamples.star,
      fix: "Move the file into the set and name it without a folder.",
      limits: "What lies out of the catalogue is never read, so nothing is said of it.",
      form: .files))

  /// Links that form a cycle.
  package static let cyclicLink = Rule(
    "cyclic-link", .files, .error, "links that lead to each other",
    page: RulePage(
      sees: "Links in a catalogue that lead to themselves, at once or by way of others.",
      fires: """
        Art.xcassets/Star.imageset/Contents.json
          {"images": [
            {"filename": "star.png", "idiom": "universal", "scale": "1x"}
          ]}
        Art.xcassets/Star.imageset/star.png: link to star.png
        """,
      passes: CatalogExamples.star,
      fix: "Replace the link by the file that was meant.",
      limits: "Links to folders are not followed, so that links in those folders are not tried.",
      form: .files))

  /// A catalogue that exceeds the maximum number or depth of folders.
  package static let tooLarge = Rule(
    "too-large", .files, .error, "a catalogue with more folders, or deeper ones, than are read",
    page: RulePage(
      sees: """
        Catalogues with folders nested deeper than 16, or with more than 200,000 files and folders. The rest is \
        not checked.
        """,
      fires: """
        Art.xcassets: 20 folders in one another
        """,
      passes: """
        Art.xcassets: 10 folders in one another
        """,
      fix: "Divide the catalogue, or check its parts.",
      limits: "The limits are the tool's own; Xcode may read such a catalogue.",
      form: .files))
}
