package import Diagnostics

/// A mistake in a JSON text, with its position.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A kind of mistake.
  package enum Reason: Sendable, Hashable {
    /// The text is longer than `CatalogLimits.jsonBytes`.
    case tooLarge
    /// Arrays and objects nested deeper than `CatalogLimits.jsonDepth`.
    case tooDeep
    /// Bytes that are not valid UTF-8.
    case notUTF8
    /// Another character in place of the expected one.
    case expected(String)
    /// A number beyond the range of `Double`.
    case numberOutOfRange
    /// Half of a pair of `\u` escapes.
    case unpairedSurrogate
    /// A control character inside a string, which has to be escaped.
    case controlCharacter
  }

  /// The mistake.
  package let reason: Reason
  /// The byte at which reading stopped.
  package let offset: Int
  /// The position by line and column.
  package let position: SourcePosition

  /// One sentence without its full stop.
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
