/// What the sets of catalogues say.
extension Rule {
  /// A value of another kind than the format says.
  package static let wrongType = Rule(
    "wrong-type", .error, "a value of another kind than the format says")

  /// A word that the format does not know.
  package static let unknownValue = Rule(
    "unknown-value", .warning, "a word that the format does not know")

  /// A key that is probably a known one, spelt otherwise.
  package static let misspeltKey = Rule(
    "misspelt-key", .warning, "a key that is probably a known one, spelt otherwise")

  /// A key that an object has twice.
  package static let duplicateKey = Rule(
    "duplicate-key", .warning, "a key that an object has twice")

  /// A folder with an extension that no kind of set has.
  package static let unknownSet = Rule(
    "unknown-set", .warning, "a folder with an extension that no kind of set has")

  /// Two entries for the same place.
  package static let duplicateEntry = Rule(
    "duplicate-entry", .warning, "two entries of a set for the same place")

  /// Two sets of one name.
  package static let duplicateName = Rule("duplicate-name", .warning, "two sets of one name")
}
