/// The first place at which a format is not one of a predicate.
public struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  /// The format.
  public let format: String
  /// The offset of the place in the format's UTF-8 bytes.
  public let offset: Int
  /// The element of the grammar that was expected there, as a phrase.
  public let expected: String

  /// The column of the place, in characters from 1.
  public var column: Int {
    let place = format.utf8.index(format.startIndex, offsetBy: min(offset, format.utf8.count))
    return format[..<place].count + 1
  }

  /// The message of the error.
  public var description: String {
    "Unable to parse the format string \"\(format)\" (column \(column): expected \(expected))"
  }
}
