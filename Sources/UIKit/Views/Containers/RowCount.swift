internal import FoundationShims

/// How many rows, items or sections a data source may say there are.
enum RowCount {
  /// So many are laid out; each takes some 16 bytes, whether it is seen or not.
  static let maximum = 10_000_000

  /// A data source's number; one below zero counts as none.
  ///
  /// More than `maximum` end the program with a sentence, where memory would end it without one.
  static func checked(_ count: Int, _ what: String) -> Int {
    require(
      count <= maximum,
      "A data source says that there are \(count) \(what); at most \(maximum) are laid out.")
    return max(0, count)
  }
}
