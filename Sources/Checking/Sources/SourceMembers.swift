/// The names of properties and methods in a source file.
enum SourceMembers {
  /// The names that a text declares, and at times others: what is missing is surely not declared.
  ///
  /// In Objective-C every word counts; in Swift what follows `var`, `let` or `func`, and in the same line a comma
  /// or a parenthesis, and the words of `@objc(…)`.
  ///
  /// - Complexity: O(bytes).
  static func names(in bytes: [UInt8], isSwift: Bool) -> Set<String> {
    var result: Set<String> = []
    var words = SourceWords(bytes)
    /// The end of the last word of a line with a declaration; nil in other lines.
    var keyword: Int?
    var isNext = false
    while words.next() {
      guard isSwift else {
        result.insert(words.word)
        continue
      }
      if let place = keyword {
        // Only what is between two words is looked at: lines may be as long as the file.
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
