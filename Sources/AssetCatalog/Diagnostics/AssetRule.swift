/// What can be wrong with a catalogue; the words are the rules' names in reports.
package enum AssetRule: String, Sendable, CaseIterable {
  /// A file or folder that is there and cannot be read.
  case unreadable
  /// A set without its `Contents.json`.
  case missingContents = "missing-contents"
  /// A `Contents.json` that is no JSON.
  case badJSON = "bad-json"
  /// A value of another kind than the format says.
  case wrongType = "wrong-type"
  /// A word that the format does not know.
  case unknownValue = "unknown-value"
  /// A key that is probably a known one, spelt otherwise.
  case misspeltKey = "misspelt-key"
  /// A key that stands twice in an object.
  case duplicateKey = "duplicate-key"
  /// A folder whose ending is no kind of set.
  case unknownSet = "unknown-set"
  /// A file that an entry names and that is not there.
  case missingFile = "missing-file"
  /// A file that no entry names.
  case unmentionedFile = "unmentioned-file"
  /// Two entries for the same place.
  case duplicateEntry = "duplicate-entry"
  /// Two sets of one name.
  case duplicateName = "duplicate-name"
  /// A name or a link that leads out of the catalogue.
  case outside
  /// Links that lead to each other.
  case cyclicLink = "cyclic-link"
  /// A file whose beginning is not that of the kind its name says.
  case badPicture = "bad-picture"
  /// A file of a kind that is not read here.
  case notRead = "not-read"
  /// An inset below zero.
  case negativeInset = "negative-inset"
  /// Insets that leave nothing of a picture.
  case insetsTooLarge = "insets-too-large"
  /// Insets that are not the same distance in points at each scale.
  case insetsDiffer = "insets-differ"
  /// A picture that is mirrored, with other insets at its left than at its right.
  case mirroredInsets = "mirrored-insets"
  /// Caps that do not fit into a picture.
  case capsTooLarge = "caps-too-large"
  /// A catalogue with more folders, or deeper ones, than are read.
  case tooLarge = "too-large"

  /// Whether something is lost, not only doubtful.
  package var isError: Bool {
    switch self {
    case .unreadable, .missingContents, .badJSON, .wrongType, .missingFile, .outside, .cyclicLink,
      .badPicture, .insetsTooLarge, .capsTooLarge, .tooLarge:
      true
    case .unknownValue, .misspeltKey, .duplicateKey, .unknownSet, .unmentionedFile, .duplicateEntry,
      .duplicateName, .notRead, .negativeInset, .insetsDiffer, .mirroredInsets:
      false
    }
  }
}
