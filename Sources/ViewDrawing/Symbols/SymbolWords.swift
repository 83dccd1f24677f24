internal import Foundation

/// The words in names of symbols, and their counterparts in names of the set's pictures.
enum SymbolWords {
  /// The words that stand for another, wherever they are in a name.
  private static let everywhere: [Substring: Substring] = [
    "document": "doc", "multiply": "xmark", "icloud": "cloud", "leading": "left",
    "trailing": "right",
  ]
  /// The scripts and directions that end the names of variants.
  private static let variants: Set<Substring> = [
    "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "sat", "si", "ta", "te", "th", "traditional", "zh",
  ]
  /// The words of the set.
  private static let pictures: [Substring: Substring] = [
    "xmark": "x", "checkmark": "check", "exclamationmark": "exclamation",
    "questionmark": "question", "minus": "dash", "doc": "file-earmark",
    "creditcard": "credit-card",
  ]

  /// Returns the name in the words of the table; the generations of symbols use several for the same.
  static func replaced(in name: String) -> String {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    if words.count > 1, let last = words.last, variants.contains(last) { words.removeLast() }
    words.removeAll { $0 == "trianglehead" }
    words = words.enumerated().map { index, word in
      // The first word of these is the sign of a player.
      if index > 0, word == "backward" { return "left" }
      if index > 0, word == "forward" { return "right" }
      return everywhere[word] ?? word
    }
    let joined = words.joined(separator: ".")
    return joined.replacingOccurrences(of: "text.page", with: "doc.text")
      .replacingOccurrences(of: "line.horizontal.3", with: "line.3.horizontal")
  }

  /// Returns the name of the set's picture by the rule: dashes instead of dots, and the set's words.
  static func pictureName(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false)
      .map { pictures[$0] ?? $0 }.joined(separator: "-")
  }
}
