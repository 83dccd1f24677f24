/// The limit of the numbers of rows, items and sections.
package enum RowCount {
  /// The maximum number that is laid out; each takes about 16 bytes, visible or not.
  package static let maximum = 10_000_000

  /// A data source's number; a negative one is replaced by 0.
  ///
  /// A number above `maximum` ends the program with a message, before it runs out of memory.
  package static func checked(_ count: Int, _ what: String) -> Int {
    require(
      count <= maximum,
      "A data source says that there are \(count) \(what); at most \(maximum) are laid out.")
    return max(0, count)
  }
}
