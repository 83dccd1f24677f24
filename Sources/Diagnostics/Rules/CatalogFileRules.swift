/// The files and folders of catalogues.
extension Rule {
  /// A file or folder that exists and cannot be read.
  package static let unreadable = Rule(
    "unreadable", .error, "a file or folder that exists and cannot be read")

  /// A set without its `Contents.json`.
  package static let missingContents = Rule(
    "missing-contents", .error, "a set without its Contents.json")

  /// A `Contents.json` that is not JSON.
  package static let badJSON = Rule("bad-json", .error, "a Contents.json that is not JSON")

  /// A file that an entry names and that does not exist.
  package static let missingFile = Rule(
    "missing-file", .error, "a file that an entry names and that does not exist")

  /// A file that no entry names.
  package static let unmentionedFile = Rule(
    "unmentioned-file", .warning, "a file in a set that no entry names")

  /// A name or a link that leads out of the catalogue.
  package static let outside = Rule(
    "outside", .error, "a name or a link that leads out of the catalogue")

  /// Links that lead to each other.
  package static let cyclicLink = Rule("cyclic-link", .error, "links that lead to each other")

  /// A catalogue with more folders, or deeper ones, than are read.
  package static let tooLarge = Rule(
    "too-large", .error, "a catalogue with more folders, or deeper ones, than are read")
}
