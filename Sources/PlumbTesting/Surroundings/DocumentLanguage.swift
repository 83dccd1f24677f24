internal import IBDocument
internal import Workbench

/// The language in which a document is laid out.
///
/// Pseudo-languages are made of the document's own texts, so that layouts are tried before there are translations.
public enum DocumentLanguage: Sendable, Hashable {
  /// The document's own texts.
  case own
  /// Texts are 35 % longer.
  case longer
  /// Letters have marks above and below.
  case accented
  /// Texts are as they are, from right to left.
  case rightToLeft
  /// The translation in the files beside the document into the language of a code, such as `de`.
  case translation(String)

  /// The language as checks of documents name it; nil for the document's own.
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
