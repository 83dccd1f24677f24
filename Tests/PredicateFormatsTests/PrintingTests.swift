import Foundation
import PredicateFormats
import Testing

/// The canonical text of predicates, by the examples of Apple's "Predicate Format String Syntax" and of
/// "NSPredicate", `predicateFormat`.
@Suite struct PrintingTests {
  struct Row: @unchecked Sendable {
    let format: String
    let arguments: [Any?]
    let text: String

    init(_ format: String, _ arguments: [Any?] = [], prints text: String) {
      self.format = format
      self.arguments = arguments
      self.text = text
    }
  }

  static let rows: [Row] = [
    Row("%K like %@", ["firstName", "Adam"], prints: "firstName LIKE \"Adam\""),
    Row("%K like '%@'", ["firstName"], prints: "firstName LIKE \"%@\""),
    Row(
      "name CONTAINS[CD] %@ AND age>=%d", ["a", 3], prints: "name CONTAINS[cd] \"a\" AND age >= 3"),
    Row("a=1", prints: "a == 1"), Row("a <> 1", prints: "a != 1"), Row("a =< 1", prints: "a <= 1"),
    Row("a => 1", prints: "a >= 1"), Row("a ==[dc] 'x'", prints: "a ==[cd] \"x\""),
    Row("a == YES", prints: "a == 1"), Row("a == null", prints: "a == nil"),
    Row("a == 3.0", prints: "a == 3"), Row("a == 3.0 / 2", prints: "a == 3.0 / 2"),
    Row("a == %@", [2.5], prints: "a == 2.5"), Row("a == %@", [nil], prints: "a == nil"),
    Row(
      "a && b == 1 || c == 2".replacingOccurrences(of: "a &&", with: "a == 0 &&"),
      prints: "(a == 0 AND b == 1) OR c == 2"),
    Row("(a == 1 OR b == 2) and !(c == 3)", prints: "(a == 1 OR b == 2) AND NOT c == 3"),
    Row("not (a == 1 && b == 2)", prints: "NOT (a == 1 AND b == 2)"),
    Row("((a == 1))", prints: "a == 1"), Row("truepredicate", prints: "TRUEPREDICATE"),
    Row("some a.b > 1", prints: "ANY a.b > 1"), Row("none a.b > 1", prints: "NOT ANY a.b > 1"),
    Row("all a.b > 1", prints: "ALL a.b > 1"), Row("a in {1,'b'}", prints: "a IN {1, \"b\"}"),
    Row("a BETWEEN %@", [[1, 10]], prints: "a BETWEEN {1, 10}"),
    Row("$A beginswith 'x'", prints: "$A BEGINSWITH \"x\""), Row("#size > 1", prints: "#size > 1"),
    Row("a[0].b[first] == a[SIZE]", prints: "a[0].b[FIRST] == a[SIZE]"),
    Row("subquery(a,$x,$x.b>1).@count>1", prints: "SUBQUERY(a, $x, $x.b > 1).@count > 1"),
    Row("(1+a)*2 == 1+a*2", prints: "(1 + a) * 2 == 1 + a * 2"),
    Row("a-(b-c) == a-b-c", prints: "a - (b - c) == a - b - c"),
    Row("(-2)**2 == -(2**2)", prints: "(-2) ** 2 == -2 ** 2"),
    Row("sum(a.b) == max:(1,2)", prints: "sum:(a.b) == max:(1, 2)"),
    Row("a == 'q\"\\\\\\n'", prints: "a == \"q\\\"\\\\\\n\""),
    Row(
      "d > %@", [Date(timeIntervalSinceReferenceDate: 1.5)],
      prints: "d > CAST(1.500000, \"NSDate\")"),
    Row("a IN %@", [Set([2, 1])], prints: "a IN {1, 2}"), Row("SELF.a == 1", prints: "SELF.a == 1"),
  ]

  @Test(arguments: rows) func prints(_ row: Row) throws {
    #expect(try printed(PredicateFormats.parse(row.format, arguments: row.arguments)) == row.text)
    #expect(try printed(PredicateFormats.parse(row.text)) == row.text)
  }

  nonisolated(unsafe) static let errors:
    [(format: String, arguments: [Any?], column: Int, expected: String)] = [
      ("", [], 1, "an expression"), ("a", [], 2, "a comparison operator"),
      ("a ==", [], 5, "an expression"), ("a == 1 b", [], 8, "the end, AND or OR"),
      ("é == )", [], 6, "an expression"), ("(a == 1", [], 8, "\")\""),
      ("a == 'x", [], 6, "a closing quotation mark"),
      ("a == %d", ["x"], 6, "a number as the argument"),
      ("a == %@", [], 6, "an argument for the placeholder"),
      ("%K == 1", [nil], 1, "a key path as the argument"),
      ("%K == 1", ["a..b"], 1, "a key path as the argument"),
      ("a == %s", [], 6, "a placeholder, such as %@, %K or %d"),
      ("a ? b", [], 3, "an expression, an operator or the end"),
      ("a ==[x] 1", [], 6, "the options c, d or n"), ("a == {1 2}", [], 9, "\",\" or \"}\""),
      ("a.@foo == 1", [], 3, "an operator on collections, such as @count"),
      ("a. == 1", [], 4, "a key"),
      ("foo(1) == 1", [], 1, "a known function of 1 arguments"),
      ("$ == 1", [], 2, "the name of a variable"),
      ("a == AND", [], 6, "an expression instead of AND"),
      ("ANY a", [], 6, "a comparison operator"),
      ("(a == 1) == 2", [], 10, "the end, AND or OR"),
      ("1 + (a == 1) == 2", [], 5, "an expression"),
      ("SUBQUERY(a, x, TRUEPREDICATE) == 1", [], 13, "a variable"), ("a == 12x", [], 6, "a number"),
      ("a == 0x", [], 6, "a number"), ("a AND b == 1", [], 3, "a comparison operator"),
      (
        "FUNCTION(a, 'b') == 1", [], 1, "an expression other than FUNCTION, which has no meaning"
      ),
    ]

  @Test func errorsNameTheirPlace() {
    for row in Self.errors {
      let error = #expect(throws: PredicateFormatError.self, "\(row.format)") {
        try PredicateFormats.parse(row.format, arguments: row.arguments)
      }
      #expect(error?.column == row.column, "\(row.format): \(error?.description ?? "")")
      #expect(error?.expected == row.expected, "\(row.format)")
      #expect(error?.format == row.format)
      #expect(error.map { $0.offset <= row.format.utf8.count } == true)
    }
  }
}
