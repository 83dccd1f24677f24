/// A piece of a format with its place.
struct Token {
  /// The matter of a piece.
  enum Kind: Equatable {
    case word(String)
    /// A word behind `#`, which is not a keyword.
    case escapedWord(String)
    /// A word behind `@`, with it.
    case collectionOperator(String)
    case variable(String)
    case string(String)
    case integer(UInt64)
    case real(Double)
    case symbol(String)
    case placeholder(Placeholder)
    case end
  }

  let kind: Kind
  /// The offset of the first byte in the format.
  let offset: Int
}

/// A place for an argument.
enum Placeholder: Equatable {
  case object
  case keyPath
  case integer
  case real
}
