/// An operator of a comparison; its raw value is its canonical text.
enum Relation: String, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case between = "BETWEEN"
  case beginsWith = "BEGINSWITH"
  case contains = "CONTAINS"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case isIn = "IN"

  /// The relations by the symbols and the upper-case words that state them.
  static let byText: [String: Relation] = {
    var relations: [String: Relation] = [
      "=": .equal, "<>": .notEqual, "=<": .lessOrEqual, "=>": .greaterOrEqual,
    ]
    for relation in allCases { relations[relation.rawValue] = relation }
    return relations
  }()
}
