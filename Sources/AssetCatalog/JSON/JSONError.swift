package import Diagnostics

/// A syntax error in JSON text, with its position.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of a syntax error.
  package enum Reason: Sendable, Hashable {
    /// The text is longer than `CatalogLimits.jsonBytes`.
    case tooLarge
    /// Arrays and objects are nested deeper than `CatalogLimits.jsonDepth`.
    case tooDeep
    /// The bytes are not valid UTF-8.
    case notUTF8
    /// The expected character is missing.
    case expected(String)
    /// A number beyond the range of `Double`.
    case numberOutOfRange
    /// A `\u` escape is an unpaired surrogate.
    case unpairedSurrogate
    /// A control character in a string is not escaped.
    case controlCharacter
  }

  /// The kind of the error.
  package let reason: Reason
  /// The offset of the byte at which parsing stopped.
  package let offset: Int
  /// The line and column of that byte.
  package let position: SourcePosition

  /// A sentence without its full stop.
  package var description: String {
    switch reason {
    case .tooLarge: "the text is larger than \(CatalogLimits.jsonBytes >> 20) MB"
    case .tooDeep: "arrays and objects are nested deeper than \(CatalogLimits.jsonDepth)"
    case .notUTF8: "the text is not UTF-8"
    case .expected(let what): "expected \(what)"
    case .numberOutOfRange: "the number is out of range"
    case .unpairedSurrogate: "the string has half of a surrogate pair"
    case .controlCharacter: "the string has a control character that is not escaped"
    }
  }
}
