public import Foundation

/// Checks spelling; there is no dictionary here, so that every word is right and nothing is guessed.
///
/// - SeeAlso: Apple, "UITextChecker".
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// The words that are not checked.
  open var ignoredWords: [String]? = []
  /// The languages; always English.
  open class var availableLanguages: [String] { ["en_US"] }
  /// The range of the first wrong word, in UTF-16 units; always that of no word.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Other words for a wrong one; always none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    []
  }
  /// Words that begin like a part of a text; always none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  /// Does not check a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
  /// Learns a word.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
