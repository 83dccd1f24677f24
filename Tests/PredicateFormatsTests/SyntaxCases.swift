import Foundation
import Testing

/// Cases from Apple, "Predicate Format String Syntax" (Predicate Programming Guide).
@Suite struct SyntaxCases {
  // "Parser Basics": dynamic property names, quotation marks that prevent substitution, variables.
  static let basics: [FormatCase] = [
    .init("%K like %@", ["firstName", "Adam"], of: ["firstName": "Adam"], true),
    .init("%K like %@", ["firstName", "Adam"], of: ["firstName": "Eve"], false),
    .init("%K like '%@'", ["firstName"], of: ["firstName": "%@"], true),
    .init("%K like \"%@\"", ["firstName"], of: ["firstName": "Adam"], false),
    .init("SELF == '$x'", of: "$x", true),
    .init("  SELF\t==\n1 ", of: 1, true),
    .init("((SELF == 1))", of: 1, true),
    .init("(((SELF)) == ((1)))", of: 1, true),
    .init("self == 1 aNd Self == 1", of: 1, true),
    .init("age == %x", [16], of: ["age": 16], true),
  ]

  // "Basic Comparisons".
  static let comparisons: [FormatCase] = [
    .init("SELF = 1", of: 1, true), .init("SELF == 1", of: 2, false),
    .init("SELF >= 1", of: 1, true), .init("SELF => 2", of: 1, false),
    .init("SELF <= 1", of: 1, true), .init("SELF =< 1", of: 2, false),
    .init("SELF > 1", of: 2, true), .init("SELF > 1", of: 1, false),
    .init("SELF < 1", of: 0, true), .init("SELF < 1", of: 1, false),
    .init("SELF != 1", of: 2, true), .init("SELF <> 1", of: 1, false),
    .init("1 BETWEEN { 0 , 33 }", true), .init("0 BETWEEN { 0, 33 }", true),
    .init("33 BETWEEN { 0, 33 }", true), .init("34 BETWEEN { 0, 33 }", false),
    .init("-1 between {0, 33}", false), .init("SELF BETWEEN %@", [[1, 3]], of: 2, true),
    .init("SELF BETWEEN {'b', 'd'}", of: "c", true),
    .init("SELF BETWEEN {1}", of: 1, false), .init("SELF BETWEEN 1", of: 1, false),
    .init(
      "$INPUT BETWEEN { $LOWER, $UPPER }", variables: ["INPUT": 3, "LOWER": 1, "UPPER": 5], true),
    .init(
      "$INPUT BETWEEN { $LOWER, $UPPER }", variables: ["INPUT": 6, "LOWER": 1, "UPPER": 5], false),
  ]

  // "Boolean Value Predicates" and "Basic Compound Predicates".
  static let compounds: [FormatCase] = [
    .init("TRUEPREDICATE", true), .init("FALSEPREDICATE", false),
    .init("TRUEPREDICATE AND FALSEPREDICATE", false), .init("truepredicate && TRUEPREDICATE", true),
    .init("FALSEPREDICATE OR TRUEPREDICATE", true),
    .init("FALSEPREDICATE || falsepredicate", false),
    .init("NOT TRUEPREDICATE", false), .init("!FALSEPREDICATE", true),
    .init("NOT NOT TRUEPREDICATE", true), .init("! (SELF == 1)", of: 1, false),
    .init("NOT SELF == 1 AND SELF == 2", of: 2, true),
    .init("NOT (SELF == 1 AND SELF == 2)", of: 1, true),
    .init("TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE", true),
    .init("(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE", false),
    .init("SELF > 0 AND SELF < 9 AND SELF != 5", of: 4, true),
    .init("SELF > 0 AND SELF < 9 AND SELF != 5", of: 5, false),
  ]

  // "String Comparisons".
  static let strings: [FormatCase] = [
    .init("SELF BEGINSWITH 'Ja'", of: "James", true),
    .init("SELF BEGINSWITH 'ja'", of: "James", false),
    .init("SELF BEGINSWITH[c] 'ja'", of: "James", true),
    .init("SELF beginswith 'me'", of: "James", false),
    .init("SELF CONTAINS 'me'", of: "James", true), .init("SELF CONTAINS 'ME'", of: "James", false),
    .init("SELF CONTAINS[c] 'ME'", of: "James", true),
    .init("SELF CONTAINS[cd] 'CITROEN'", of: "my citroën", true),
    .init("SELF CONTAINS[d] 'CITROEN'", of: "my citroën", false),
    .init("SELF CONTAINS[d] 'citroen'", of: "my citroën", true),
    .init("SELF CONTAINS[c] 'citroen'", of: "my citroën", false),
    .init("SELF CONTAINS ''", of: "James", false),
    .init("SELF ENDSWITH 'mes'", of: "James", true),
    .init("SELF ENDSWITH 'Ja'", of: "James", false),
    .init("SELF ENDSWITH[cd] 'ÉS'", of: "James", true),
    .init("SELF ENDSWITH 'xJames'", of: "James", false),
    .init("SELF LIKE 'J?mes'", of: "James", true), .init("SELF LIKE 'J?es'", of: "James", false),
    .init("SELF LIKE '*ame*'", of: "James", true), .init("SELF LIKE '*'", of: "", true),
    .init("SELF LIKE '?'", of: "", false), .init("SELF LIKE 'ame'", of: "James", false),
    .init("SELF LIKE[cd] 'é*S'", of: "Eames", true),
    .init("SELF LIKE 'a*b*c'", of: "aXbXbYc", true),
    .init("SELF LIKE 'a*b*c'", of: "aXbXbYd", false), .init("SELF LIKE 'a\\*'", of: "a*", true),
    .init("SELF LIKE 'a\\*'", of: "ab", false), .init("SELF LIKE %@", ["a.c"], of: "abc", false),
    .init("name ==[c] 'ANNA'", of: ["name": "Anna"], true),
    .init("name ==[cd] 'ANNÁ'", of: ["name": "Anna"], true),
    .init("name !=[c] 'ANNA'", of: ["name": "Anna"], false),
    .init("name ==[n] 'Anna'", of: ["name": "Anna"], true),
    .init("name == 'anna'", of: ["name": "Anna"], false),
    .init("SELF < 'b'", of: "a", true), .init("SELF <[c] 'B'", of: "a", true),
    .init("SELF IN[c] {'ANNA', 'BEN'}", of: "Ben", true),
    .init("'AB' IN[c] SELF", of: "xabx", true),
  ]

  // "String Comparisons", `MATCHES`, and "Using Predicates", "Using Regular Expressions".
  static let patterns: [FormatCase] = [
    .init("SELF MATCHES 'group.name'", of: "group name", true),
    .init("SELF MATCHES %@", ["[A-Z]{2}\\d+"], of: "AB12", true),
    .init("SELF MATCHES %@", ["[A-Z]{2}\\d+"], of: "AB12x", false),
    .init("SELF MATCHES %@", ["[A-Z]{2}\\d+"], of: "xAB12", false),
    .init("SELF MATCHES '\\d+'", of: "12", true), .init("SELF MATCHES '\\\\d+'", of: "12", true),
    .init("SELF MATCHES 'a|ab'", of: "ab", true), .init("SELF MATCHES[c] 'AB'", of: "ab", true),
    .init("SELF MATCHES 'AB'", of: "ab", false), .init("SELF MATCHES[d] 'cafe'", of: "café", true),
    .init("SELF MATCHES '^work.*$'", of: "workgroup", true),
    .init("SELF MATCHES '('", of: "(", false), .init("SELF MATCHES ')('", of: ")(", false),
    .init("SELF MATCHES %@", ["(?x)a b # both"], of: "ab", true),
    .init("SELF MATCHES 'a'", of: "a\n", false), .init("SELF MATCHES 'a'", of: 1, false),
    .init("SELF MATCHES nil", of: "a", false), .init("SELF MATCHES ''", of: "", true),
    .init("SELF MATCHES $p", of: "aa", variables: ["p": "a+"], true),
    // The guide's example of an international standard book number.
    .init("SELF MATCHES %@", ["\\d{1,5}-\\d{1,7}-[\\dX]"], of: "123-456-X", true),
  ]

  @Test(arguments: basics) func checkBasics(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: comparisons) func checkComparisons(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: compounds) func checkCompounds(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: strings) func checkStrings(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: patterns) func checkPatterns(_ row: FormatCase) throws { try row.check() }
}
