internal import IBDocument
internal import Workbench

/// The language in which a document is laid out.
///
/// Pseudo-languages are derived from the document's own texts, to test layouts before translations exist.
public enum DocumentLanguage: Sendable, Hashable {
  /// The document's own texts.
  case own
  /// Texts are 35 % longer.
  case longer
  /// Letters have diacritics above and below.
  case accented
  /// Texts are unchanged, but run from right to left.
  case rightToLeft
  /// The translation into the language with a code, such as `de`, from the files next to the document.
  case translation(String)

  /// The corresponding language of document checks; nil for the document's own.
  var stated: LayoutLanguage? {
    switch self {
    case .own: nil
    case .longer: .pseudo(.longer)
    case .accented: .pseudo(.accented)
    case .rightToLeft: .pseudo(.rightToLeft)
    case .translation(let code): .translation(code)
    }
  }
}
