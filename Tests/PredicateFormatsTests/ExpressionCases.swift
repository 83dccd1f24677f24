import Foundation
import Testing

/// Cases from Apple, "Predicate Format String Syntax", its grammar and "NSExpression".
@Suite struct ExpressionCases {
  static let family = Person(
    "Anna", 40, children: [Person("Ben", 12), Person("Cid", 17), Person("Dee", 20)])

  // "Aggregate Operations".
  static let aggregates: [FormatCase] = [
    .init("ANY children.age < 18", of: family, true),
    .init("SOME children.age > 20", of: family, false),
    .init("ALL children.age < 18", of: family, false),
    .init("ALL children.age < 21", of: family, true),
    .init("NONE children.age < 18", of: family, false),
    .init("NONE children.age > 20", of: family, true),
    .init("ANY children.name == 'Ben'", of: family, true),
    .init("ANY children.name BEGINSWITH[c] 'd'", of: family, true),
    .init("ANY children.name IN %@", [["Dee", "Eva"]], of: family, true),
    .init("any SELF > 2", of: [1, 2, 3], true), .init("ALL SELF > 0", of: Set([1, 2, 3]), true),
    .init("ANY SELF > 2", of: [Int](), false), .init("ALL SELF > 2", of: [Int](), true),
    .init("ANY SELF == 1", of: 1, false), .init("ANY missing == 1", of: ["a": 1], false),
    .init("NOT ANY children.age > 20", of: family, true),
    .init("name IN { 'Ben', 'Melissa', 'Nick' }", of: ["name": "Ben"], true),
    .init("name IN { 'Ben', 'Melissa', 'Nick' }", of: ["name": "Bea"], false),
    .init("SELF IN %@", [[1, 2]], of: 2, true), .init("SELF IN %@", [Set([1, 2])], of: 3, false),
    .init("SELF IN %@", [["k": 7]], of: 7, true), .init("SELF IN %@", [["k": 7]], of: "k", false),
    .init("'ell' IN SELF", of: "hello", true), .init("1 IN SELF", of: "1", false),
    .init("SELF CONTAINS 2", of: [1, 2], true), .init("SELF CONTAINS 'b'", of: ["a", "c"], false),
    .init("NOT (SELF IN {1, 2})", of: 3, true), .init("SELF IN {}", of: 1, false),
    .init("SELF[1] == 'b'", of: ["a", "b"], true), .init("SELF[9] == nil", of: ["a", "b"], true),
    .init("SELF[-1] == nil", of: ["a"], true), .init("SELF[FIRST] == 'a'", of: ["a", "b"], true),
    .init("SELF[last] == 'b'", of: ["a", "b"], true),
    .init("SELF[SIZE] == 2", of: ["a", "b"], true),
    .init("children[0].name == 'Ben'", of: family, true),
    .init("children[SIZE] > 2", of: family, true),
    .init("children[LAST].age == 20", of: family, true),
    .init("m['k'] == 1", of: ["m": ["k": 1]], true),
    .init("SELF[0][1] == 2", of: [[1, 2], [3]], true),
    .init("SELF[1 + 1] == 3", of: [1, 2, 3], true),
  ]

  // "Literals".
  static let literals: [FormatCase] = [
    .init("SELF == YES", of: true, true), .init("SELF == TRUE", of: 1, true),
    .init("SELF == no", of: false, true), .init("SELF == FALSE", of: true, false),
    .init("SELF == nil", true), .init("SELF == NULL", of: 0, false),
    .init("SELF != NIL", of: 0, true),
    .init("SELF == 0x1F", of: 31, true), .init("SELF == 0b101", of: 5, true),
    .init("SELF == 0o17", of: 15, true), .init("SELF == 1.5", of: 1.5, true),
    .init("SELF == .5", of: 0.5, true), .init("SELF == 1e3", of: 1000, true),
    .init("SELF == 2.5E-1", of: 0.25, true), .init("SELF == -3", of: -3, true),
    .init("SELF == 9223372036854775807", of: Int.max, true),
    .init("SELF == -9223372036854775808", of: Int.min, true),
    .init("SELF == 18446744073709551615", of: UInt64.max, true),
    .init("SELF == 99999999999999999999", of: 1e20, true),
    .init("SELF == \"it's\"", of: "it's", true),
    .init("SELF == 'say \\'x\\' \"y\"'", of: "say 'x' \"y\"", true),
    .init("SELF == 'a\\nb\\tc\\\\d'", of: "a\nb\tc\\d", true),
    .init("SELF == '\\u00e9\\x41\\101'", of: "éAA", true),
    .init("SELF == '\\u00'", of: "\\u00", true), .init("SELF == 'é日本'", of: "é日本", true),
    .init("SELF == {1, 'b', {}}", of: [1, "b", [Int]()] as [Any], true),
    .init("{1, 2} == SELF", of: [1, 2] as NSArray, true), .init("{1, 2} == {2, 1}", false),
  ]

  // "Reserved Words" and "Identifiers".
  static let identifiers: [FormatCase] = [
    .init("#in == 1", of: ["in": 1], true), .init("#SELF == 1", of: [1], false),
    .init("#size > 1", of: ["size": 2], true), .init("size > 1", of: ["size": 2], true),
    .init("%K > 1", ["size"], of: ["size": 2], true),
    .init("a.any == 1", of: ["a": ["any": 1]], true),
    .init("größe == 3", of: ["größe": 3], true), .init("_a1 == 3", of: ["_a1": 3], true),
    .init("%K.b == 3", ["a"], of: ["a": ["b": 3]], true),
    .init("a.%K == 3", ["b.c"], of: ["a": ["b": ["c": 3]]], true),
    .init("%K > 1", ["a.@count"], of: ["a": [1, 2]], true),
    .init("SELF.a == 3", of: ["a": 3], true),
  ]

  // "Key-Value Coding Programming Guide", "Using Collection Operators".
  static let operators: [FormatCase] = [
    .init("children.@count == 3", of: family, true), .init("@count == 2", of: [1, 2], true),
    .init("children.@sum.age == 49", of: family, true),
    .init("children.@avg.age > 16.3", of: family, true),
    .init("children.@max.age == 20", of: family, true),
    .init("children.@min.age == 12", of: family, true),
    .init("children.@min.name == 'Ben'", of: family, true),
    .init("SELF.@sum.self == 6", of: [1, 2, 3], true),
    .init("@sum.items.price < 1000", of: [["items": ["price": 3]], ["items": ["price": 4]]], true),
    .init("SELF.@max.self == nil", of: [Int](), true),
    .init("SELF.@sum.self == 0", of: [Int](), true),
    .init("expenses.@avg.doubleValue < 200", of: ["expenses": [100, 250]], true),
    .init("SELF.@distinctUnionOfObjects.self == {1, 2}", of: [1, 2, 1], true),
    .init("SELF.@unionOfArrays.self == {1, 2, 2}", of: [[1, 2], [2]], true),
  ]

  // "BNF Definition of Cocoa Predicates", binary operators; "NSExpression", functions.
  static let arithmetic: [FormatCase] = [
    .init("1 + 2 * 3 == 7", true), .init("(1 + 2) * 3 == 9", true), .init("10 - 3 - 2 == 5", true),
    .init("2 ** 3 == 8", true), .init("2 * 3 ** 2 == 18", true), .init("2 ** 3 ** 2 == 512", true),
    .init("(2 ** 3) ** 2 == 64", true), .init("-2 ** 2 == -4", true), .init("(-2) ** 2 == 4", true),
    .init("7 / 2 == 3", true), .init("7.0 / 2 == 3.5", true), .init("%f / 2 == 3.5", [7], true),
    .init("7 / 0 == nil", true), .init("7 %% 4 == 3", true), .init("-SELF == 3", of: -3, true),
    .init("- - 3 == 3", true), .init("SELF & 6 == 4", of: 12, true),
    .init("(SELF & %d) != 0", [2], of: 1, false),
    .init("1 << 4 == 16", true), .init("1 | 6 ^ 2 == 5", true), .init("~0 == -1", true),
    .init("age + 1 > 40", of: family, true), .init("'a' + 1 == nil", true),
    .init("9223372036854775807 + 1 > 0", true), .init("2 + 2 BETWEEN {1 + 2, 5}", true),
    .init("sum({1, 2, 3}) == 6", true), .init("sum:({1, 2, 3}) == 6", true),
    .init("max(1, 5, 3) == 5", true),
    .init("count(children) == 3", of: family, true), .init("min({3, 1}) == 1", true),
    .init("average({1, 2}) == 1.5", true), .init("sum(children.age) == 49", of: family, true),
    .init("uppercase('ab') == 'AB'", true), .init("lowercase:(SELF) == 'ab'", of: "AB", true),
    .init("abs(-3) == 3", true), .init("abs:(-2.5) == 2.5", true),
    .init("length('abc') == 3", true),
    .init("median({1, 9, 2}) == 2", true), .init("stddev({2, 4}) == 1", true),
    .init("sqrt(16) == 4", true),
    .init("floor(1.5) + ceiling(1.5) + trunc(-1.5) == 2", true),
    .init("modulus:by:(7, 4) == 3", true),
    .init("from:subtract:(7, 4) == 3", true), .init("bitwiseAnd:with:(6, 3) == 2", true),
    .init("raise:toPower:(2, 4) == 16", true), .init("now() > SELF", of: Date.distantPast, true),
    .init("random() < 1", true), .init("noindex:(SELF) == 3", of: 3, true),
    .init("log(100) == 2", true),
    .init("TERNARY(SELF > 1, 'a', 'b') == 'a'", of: 2, true), .init("mode({1, 2, 2}) == {2}", true),
  ]

  // "NSExpression", subqueries.
  static let subqueries: [FormatCase] = [
    .init("SUBQUERY(children, $x, $x.age < 18).@count == 2", of: family, true),
    .init("SUBQUERY(children, $x, $x.age < 18 AND $x.name == 'Ben').@count > 1", of: family, false),
    .init("SUBQUERY(SELF, $x, $x > $y)[SIZE] == 1", of: [1, 2, 3], variables: ["y": 2], true),
    .init(
      "SUBQUERY(SELF, $x, SUBQUERY($x, $x, $x > 1).@count > 0).@count == 1", of: [[1, 2], [1]], true
    ),
    .init("SUBQUERY(children, $t, $t.%K == %@).@count = 1", ["name", "Cid"], of: family, true),
    .init("subquery(missing, $x, $x == 1).@count == 0", of: ["a": 1], false),
  ]

  @Test(arguments: aggregates) func checkAggregates(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: literals) func checkLiterals(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: identifiers) func checkIdentifiers(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: operators) func checkOperators(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: arithmetic) func checkArithmetic(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: subqueries) func checkSubqueries(_ row: FormatCase) throws { try row.check() }
}
