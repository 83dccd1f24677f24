/// A word with a meaning of its own, in any case; its raw value is its canonical text.
///
/// - SeeAlso: Apple, "Predicate Format String Syntax", "Reserved Words".
enum Keyword: String {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case isIn = "IN"
  case all = "ALL"
  case any = "ANY"
  case some = "SOME"
  case none = "NONE"
  case like = "LIKE"
  case caseInsensitive = "CASEINSENSITIVE"
  case ci = "CI"
  case matches = "MATCHES"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case between = "BETWEEN"
  case null = "NULL"
  case nilValue = "NIL"
  case itself = "SELF"
  case isTrue = "TRUE"
  case yes = "YES"
  case isFalse = "FALSE"
  case no = "NO"
  case first = "FIRST"
  case last = "LAST"
  case size = "SIZE"
  case anyKey = "ANYKEY"
  case subquery = "SUBQUERY"
  case fetch = "FETCH"
  case cast = "CAST"
  case ternary = "TERNARY"
  case function = "FUNCTION"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"

  /// Creates the keyword that a word is.
  init?(_ word: String) {
    // The longest keyword has 15 letters; longer words need not be copied.
    guard word.utf8.count <= 15, let keyword = Keyword(rawValue: word.uppercased()) else {
      return nil
    }
    self = keyword
  }

  /// Whether the keyword is a key except before a parenthesis or in brackets.
  ///
  /// On Apple's systems such a key needs a `#`; without, its meaning is clear nevertheless.
  var isContextual: Bool {
    switch self {
    case .first, .last, .size, .subquery, .fetch, .cast, .ternary, .function, .ci,
      .caseInsensitive:
      true
    default: false
    }
  }
}
