/// The names of properties and methods in a source file.
enum SourceMembers {
  /// Returns all names that a source declares, and possibly others: a missing name is certainly not declared.
  ///
  /// In Objective-C every word counts. In Swift, names count after `var`, `let` or `func`, after a comma or a
  /// parenthesis on the same line, and in `@objc(…)`.
  ///
  /// - Complexity: O(bytes).
  static func names(in bytes: [UInt8], isSwift: Bool) -> Set<String> {
    var result: Set<String> = []
    var words = SourceWords(bytes)
    /// The end of the last word on a line with a declaration; nil on other lines.
    var keyword: Int?
    var isNext = false
    while words.next() {
      guard isSwift else {
        result.insert(words.word)
        continue
      }
      if let place = keyword {
        // Only the bytes between two words are examined, because a line may be as long as the file.
        keyword = !isNext && words.hasLineEnd(place, words.start) ? nil : words.end
      }
      if isNext || keyword != nil, [44, 40, 32, 96].contains(words.before) || isNext {
        result.insert(words.word)
      }
      isNext = false
      if words.isWord("var") || words.isWord("let") || words.isWord("func")
        || words.isWord("objc") && words.after()?.byte == UInt8(ascii: "(")
      {
        keyword = words.end
        isNext = true
      }
    }
    return result
  }
}
