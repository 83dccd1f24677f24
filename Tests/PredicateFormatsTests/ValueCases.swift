import Foundation
import PredicateFormats
import Testing

/// Cases of values: placeholders, types, null and keys.
@Suite struct ValueCases {
  static let noon = Date(timeIntervalSinceReferenceDate: 43_200)
  static let ballard: [String: String] = ["firstName": "Ben", "lastName": "Ballard"]
  static let turner: [String: String] = ["lastName": "Turner"]

  // "Predicate Programming Guide", "Creating Predicates", "Format String Summary" and "Boolean Values".
  static let placeholders: [FormatCase] = [
    .init("SELF == %d", [Int32(3)], of: 3, true), .init("SELF == %i", [UInt8(3)], of: 3, true),
    .init("SELF == %u", [3 as UInt32], of: 3, true), .init("SELF == %ld", [3], of: 3, true),
    .init("SELF == %lu", [UInt64.max], of: UInt64.max, true),
    .init("SELF == %lld", [Int64.min], of: Int.min, true),
    .init("SELF == %f", [1.5], of: 1.5, true), .init("SELF == %g", [Float(0.5)], of: 0.5, true),
    .init("SELF == %@", [NSNumber(value: 1.5)], of: 1.5, true),
    .init("SELF == %@", [nil], of: nil, true),
    .init("SELF == %@", [Optional<Int>.some(3) as Any], of: 3, true),
    .init("SELF == %@", [Optional<Int>.none as Any], of: nil, true),
    .init("anAttribute == %@", [true], of: ["anAttribute": true], true),
    .init("name CONTAINS[cd] %@ AND age >= %d", ["án", 3], of: ["name": "Anna", "age": 3], true),
    .init("lastName like[c] %@", ["b*"], of: ballard, true),
    .init("lastName like[c] \"S*\"", of: ballard, false),
    .init("%K == %@ OR %K == %@", ["a", 1, "b", 2], of: ["a": 0, "b": 2], true),
  ]

  // "Predicate Programming Guide", "Using Null Values".
  static let null: [FormatCase] = [
    .init("firstName like %@", ["Ben"], of: ballard, true),
    .init("firstName like %@", ["Ben"], of: turner, false),
    .init("(firstName == %@) || (firstName = nil)", ["Ben"], of: turner, true),
    .init("firstName != %@", ["Ben"], of: turner, true), .init("SELF == nil", of: NSNull(), true),
    .init("SELF == %@", [NSNull()], of: nil, true), .init("firstName < 'Z'", of: turner, false),
    .init("firstName >= 'A'", of: turner, false), .init("nil <= nil", false),
    .init("nil IN {nil}", true),
    .init("nil BETWEEN {0, 1}", false), .init("nil CONTAINS 'a'", false),
  ]

  static let types: [FormatCase] = [
    .init("SELF == 1", of: 1.0, true), .init("SELF == 1", of: true, true),
    .init("SELF == 1", of: NSNumber(value: 1), true),
    .init("SELF == 1", of: "1", false), .init("SELF == '1'", of: 1, false),
    .init("SELF < '2'", of: 1, false),
    .init("SELF > 9007199254740992.0", of: 9_007_199_254_740_993, true),
    .init("SELF < 2.5", of: UInt8(2), true),
    .init("SELF == 2.5", of: Decimal(string: "2.5"), true),
    .init("SELF == 2.5", of: CGFloat(2.5), true),
    .init("SELF / 2 == 1.5", of: NSNumber(value: 3.0), true), .init("SELF > -1e300", of: 0, true),
    .init("SELF == %@", [Double.nan], of: Double.nan, false),
    .init("SELF < %@", [Double.infinity], of: Int.max, true),
    .init("SELF == 'a'", of: "a" as NSString, true),
    .init("SELF == 'a'", of: "xa".dropFirst(), true),
    .init("SELF == %@", [noon], of: noon, true), .init("SELF < %@", [noon], of: noon - 1, true),
    .init("SELF < %@", [noon], of: (noon - 1) as NSDate, true),
    .init("SELF < %@", [noon], of: 1, false),
    .init("SELF BETWEEN %@", [[noon - 1, noon + 1]], of: noon, true),
    .init("SELF == CAST(43200, 'NSDate')", of: noon, true),
    .init("CAST('12', 'NSNumber') == 12", true),
    .init("CAST(12, 'NSString') == '12'", true),
    .init("SELF == {1, 2}", of: [1.0, 2.0], true), .init("SELF == 1", of: Person.Kind.second, true),
    .init("SELF > 3", of: [1], false), .init("SELF == 3", of: noon, false),
    .init("SELF CONTAINS 3", of: 3, false),
  ]

  // "Key-Value Coding Programming Guide", "Accessor Search Patterns".
  static let keys: [FormatCase] = [
    .init("length == 3", of: "abc", true), .init("SELF.length > 3", of: "abc", false),
    .init("intValue == 12", of: "12", true), .init("stringValue == '12'", of: 12, true),
    .init("age == 40", of: ExpressionCases.family, true),
    .init("active == YES", of: ExpressionCases.family, true),
    .init("secret == 'hidden'", of: ExpressionCases.family, true),
    .init("nickname == nil", of: ExpressionCases.family, true),
    .init("kind == 1", of: ExpressionCases.family, true),
    .init("missing == nil", of: ExpressionCases.family, true),
    .init("salary > 1000 AND name == 'Eve'", of: Employee("Eve", 30), true),
    .init("a.b.c == 3", of: ["a": ["b": ["c": 3]]], true),
    .init("a.b == 3", of: ["a": ["b": 3]] as NSDictionary, true),
    .init("a.b == nil", of: ["a": 1], true), .init("ANY a == 2", of: [["a": 1], ["a": 2]], true),
    .init("self.name == 'Anna'", of: ExpressionCases.family, true),
    .init("@count == 1", of: ["a": 1], true),
    .init("name == 'keyed'", of: KeyedThing(), true),
    .init("any names CONTAINS 'k'", of: ["names": Set(["k"])], true),
  ]

  struct KeyedThing: KeyedValues {
    func value(forKey key: String) -> Any? { key == "name" ? "keyed" : nil }
  }

  @Test(arguments: null) func checkNull(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: keys) func checkKeys(_ row: FormatCase) throws { try row.check() }
  @Test(arguments: placeholders) func checkPlaceholders(_ row: FormatCase) throws {
    try row.check()
  }
  @Test(arguments: types) func checkTypes(_ row: FormatCase) throws { try row.check() }
}
