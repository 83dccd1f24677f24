public import Foundation
internal import FoundationShims

/// A comparison of two expressions.
///
/// Foundation's class of this name has no members on Linux; this one is preferred where CoreData is imported.
///
/// Source: Apple, "NSComparisonPredicate".
open class NSComparisonPredicate: NSPredicate {
  /// The options of strings.
  ///
  /// Source: Apple, "NSComparisonPredicate.Options".
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Capitals are as small letters.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents do not count.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The strings are normal already.
    public static let normalized = Options(rawValue: 4)
  }
  /// The values that are compared where there are many.
  ///
  /// Source: Apple, "NSComparisonPredicate.Modifier".
  public enum Modifier: UInt, Sendable {
    /// The value itself.
    case direct = 0
    /// All values.
    case all = 1
    /// One of the values.
    case any = 2
  }
  /// The operator.
  ///
  /// Source: Apple, "NSComparisonPredicate.Operator".
  public enum Operator: UInt, Sendable {
    /// Less.
    case lessThan = 0
    /// Less or the same.
    case lessThanOrEqualTo = 1
    /// Greater.
    case greaterThan = 2
    /// Greater or the same.
    case greaterThanOrEqualTo = 3
    /// The same.
    case equalTo = 4
    /// Not the same.
    case notEqualTo = 5
    /// A regular expression.
    case matches = 6
    /// A pattern of `*` and `?`.
    case like = 7
    /// A beginning.
    case beginsWith = 8
    /// An end.
    case endsWith = 9
    /// A member of the second.
    case `in` = 10
    /// A member of the first.
    case contains = 99
    /// A value between two.
    case between = 100

    /// The operator in a format.
    var text: String {
      switch self {
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .equalTo: "=="
      case .notEqualTo: "!="
      case .matches: "MATCHES"
      case .like: "LIKE"
      case .beginsWith: "BEGINSWITH"
      case .endsWith: "ENDSWITH"
      case .in: "IN"
      case .contains: "CONTAINS"
      case .between: "BETWEEN"
      }
    }
  }

  /// The first expression.
  public let leftExpression: NSExpression
  /// The second expression.
  public let rightExpression: NSExpression
  /// The values that are compared where there are many.
  public let comparisonPredicateModifier: Modifier
  /// The operator.
  public let predicateOperatorType: Operator
  /// The options.
  public let options: Options

  /// Creates a comparison.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    let marks =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
      + (options.contains(.normalized) ? "n" : "")
    let values =
      switch modifier {
      case .direct: "$LEFT"
      case .any: "ANY $LEFT"
      case .all: "ALL $LEFT"
      }
    let comparison = NSPredicate(
      format: "\(values) \(type.text)\(marks.isEmpty ? "" : "[\(marks)]") $RIGHT")
    super.init { object, bindings in
      var variables: [String: Any] = [:]
      variables["LEFT"] = lhs.value(object, bindings)
      variables["RIGHT"] = rhs.value(object, bindings)
      return comparison.evaluate(with: object, substitutionVariables: variables)
    }
  }
}
