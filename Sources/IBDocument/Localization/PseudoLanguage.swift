/// A language generated from the document's own texts, to test layouts before translations exist.
package enum PseudoLanguage: String, Sendable, Hashable, Codable, CaseIterable {
  /// Texts are 35 % longer.
  case longer
  /// Letters have diacritics above and below.
  case accented
  /// Texts are unchanged, but run from right to left.
  case rightToLeft = "right-to-left"

  /// The growth of texts: the allowance for translations from English to German, for texts of more than one word.
  private static let growth = 0.35

  /// Returns a text in the language.
  package func text(_ text: String) -> String {
    // Numbers and symbols are the same in all languages.
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
    switch self {
    case .longer: return Self.longer(text)
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return text
    }
  }

  /// Returns the text with its beginning repeated, so that the widths of its letters and words are realistic.
  private static func longer(_ text: String) -> String {
    let letters = text.filter { !$0.isNewline }
    let count = Int((Double(text.count) * growth).rounded(.up))
    // The space between them is one of the additional characters; a single word is extended without a space, so that it
    // cannot break.
    let isWord = !text.contains(where: \.isWhitespace)
    let more = letters.prefix(isWord ? count : max(1, count - 1))
    return text + (isWord ? "" : " ") + more
  }

  private static let accents: [Character: Character] = {
    let plain = "aceginorsuyzACEGINORSUYZ"
    let marked = "åçéĝîñöŕšûýžÅÇÉĜÎÑÖŔŠÛÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
