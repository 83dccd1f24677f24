internal import Foundation
package import IBDocument

/// The language in which a document is laid out.
package enum LayoutLanguage: Sendable, Hashable, Codable {
  /// The translation for a language code, such as `de`.
  case translation(String)
  /// A pseudo-language generated from the document's own texts.
  case pseudo(PseudoLanguage)

  /// Creates the language for a configuration value.
  package init(_ word: String) {
    self = PseudoLanguage(rawValue: word).map { .pseudo($0) } ?? .translation(word)
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    switch self {
    case .translation(let code):
      Locale.Language(identifier: code.replacing("_", with: "-")).characterDirection == .rightToLeft
    case .pseudo(let language): language == .rightToLeft
    }
  }

  /// The name in findings, such as `language de`.
  package var name: String {
    switch self {
    case .translation(let code): "language \(code)"
    case .pseudo(.longer): "35 % longer texts"
    case .pseudo(.accented): "accented texts"
    case .pseudo(.rightToLeft): "right to left"
    }
  }

  /// Returns the document's elements with the texts of the language.
  package func localized(_ element: Element, _ languages: DocumentLanguages) -> Element {
    switch self {
    case .translation(let code): element.localized { slot, _ in languages.text(slot, in: code) }
    case .pseudo(let language): element.localized { _, text in language.text(text) }
    }
  }
}
