/// A language generated from the document's own texts, so that layouts are tried before there are translations.
package enum PseudoLanguage: String, Sendable, Hashable, Codable, CaseIterable {
  /// Texts are 35 % longer.
  case longer
  /// Letters have marks above and below.
  case accented
  /// Texts are as they are, from right to left.
  case rightToLeft = "right-to-left"

  /// The growth of texts: what translators plan for from English to German, in texts of more than a word.
  private static let growth = 0.35

  /// A text in the language.
  package func text(_ text: String) -> String {
    // Numbers and symbols are the same in all languages.
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
    switch self {
    case .longer: return Self.longer(text)
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return text
    }
  }

  /// Returns the text with its beginning repeated, so that its letters and words are as wide as before.
  private static func longer(_ text: String) -> String {
    let letters = text.filter { !$0.isNewline }
    let count = Int((Double(text.count) * growth).rounded(.up))
    // The space between is one of the characters; a word grows in itself, so that it cannot break.
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
