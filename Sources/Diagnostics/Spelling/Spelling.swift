/// Suggestions for misspelt words.
package enum Spelling {
  /// The maximum length of compared words: the time grows with the product of both lengths.
  private static let maximumBytes = 64

  /// Returns the known word that was probably meant by an unknown one; nil if there is no similar word.
  ///
  /// Words are similar if they differ only in case, hyphens and underscores, or by one character in a word of four or
  /// more and two in a word of eight or more.
  package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    guard word.utf8.count <= maximumBytes else { return nil }
    let plain = simplified(word)
    var best: (distance: Int, word: String)?
    for candidate in known.sorted() {
      if simplified(candidate) == plain { return candidate }
      let allowed = candidate.utf8.count >= 8 ? 2 : candidate.utf8.count >= 4 ? 1 : 0
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Returns the hint for a finding about an unknown word; nil if there is no similar known word.
  package static func hint(for word: String, in known: some Sequence<String>) -> String? {
    nearest(to: word, in: known).map { "probably '\($0)' is meant" }
  }

  private static func simplified(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Returns the number of characters to insert, delete, replace or swap with the next one (optimal string alignment).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1] + [Int](repeating: 0, count: other.count)
      for j in other.indices {
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}
