import Foundation
import PredicateFormats
import Testing

/// Predicates among the classes of Foundation, and the hooks.
@Suite(.serialized) struct FoundationTests {
  @Test func factories() throws {
    #expect(NSPredicate(format: "SELF MATCHES %@", "a+").evaluate(with: "aa"))
    #expect(NSPredicate(format: "SELF IN %@", [1, 2]).evaluate(with: 2))
    #expect(NSPredicate(format: "SELF == %@", nil).evaluate(with: nil))
    #expect(NSPredicate(format: "SELF == %d", argumentArray: [3]).evaluate(with: 3))
    #expect(NSPredicate(format: "SELF == 3", argumentArray: nil).evaluate(with: 3))
  }

  @Test func initializers() throws {
    let predicate = NSPredicate(format: "name CONTAINS[cd] %@ AND age >= %d", "án", 3)
    #expect(predicate.evaluate(with: ["name": "Anna", "age": 3] as [String: Any]))
    #expect(try printed(predicate) == "name CONTAINS[cd] \"án\" AND age >= 3")
    #expect(NSPredicate(format: "SELF == 1").evaluate(with: 1))
    #expect(NSPredicate(format: "SELF == %@", argumentArray: [1]).evaluate(with: 1))
    let optional: String? = nil
    #expect(NSPredicate(format: "SELF == %@", optional).evaluate(with: nil))
    let factory: any PredicateFactory = predicate
    #expect(factory is FormatPredicate)
  }

  @Test func compounds() {
    let (low, high) = (NSPredicate(format: "SELF > 1"), NSPredicate(format: "SELF < $max"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [low, high])
    #expect(both.evaluate(with: 2, substitutionVariables: ["max": 3]))
    #expect(!both.evaluate(with: 3, substitutionVariables: ["max": 3]))
    #expect(both.withSubstitutionVariables(["max": 9]).evaluate(with: 3))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: low).evaluate(with: 1))
    let mixed = [low, NSPredicate(block: { value, _ in value as? Int == 0 })]
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: mixed).evaluate(with: 0))
  }

  @Test func objectsThatStandForOthers() {
    final class Key {}
    final class Row: NSObject, ComparedByIdentity {
      let comparedIdentity: AnyObject
      init(_ key: Key) { comparedIdentity = key }
    }
    let (key, other) = (Key(), Key())
    let row = Row(key)
    for (format, value, expected) in [
      ("SELF == %@", Row(key), true), ("SELF == %@", Row(other), false),
      ("SELF != %@", Row(other), true), ("SELF IN %@", [Row(other), Row(key)], true),
      ("SELF IN %@", [Row(other)], false), ("SELF == %@", key, false), ("SELF == %@", 1, false),
    ] as [(String, Any, Bool)] {
      #expect(NSPredicate(format: format, value).evaluate(with: row) == expected, "\(format)")
    }
    let same = NSPredicate(format: "SELF == %@", NSSet(array: [Row(key)]))
    #expect(same.evaluate(with: NSSet(array: [row])))
    #expect(!same.evaluate(with: NSSet(array: [Row(other)])))
  }

  // Apple, "Predicate Programming Guide", "Creating Predicates Using Predicate Templates".
  @Test func variables() throws {
    let template = NSPredicate(format: "lastName like[c] $LAST_NAME AND $N == 1")
    let half = template.withSubstitutionVariables(["LAST_NAME": "turner"])
    #expect(try printed(half) == "lastName LIKE[c] \"turner\" AND $N == 1")
    #expect(half.evaluate(with: ["lastName": "Turner"], substitutionVariables: ["N": 1]))
    #expect(!half.evaluate(with: ["lastName": "Turner"]))
    let shadowed = NSPredicate(format: "SUBQUERY(SELF, $x, $x > $y)[SIZE] == $x + $y * 1")
    let bound = shadowed.withSubstitutionVariables(["x": 1, "y": 2])
    #expect(try printed(bound) == "SUBQUERY(SELF, $x, $x > 2)[SIZE] == 1 + 2 * 1")
    let rest = NSPredicate(
      format:
        "{$x, -$x, 2 ** $x, a[$x], abs($x)} == {TERNARY(NOT $x == 1 OR $x > 1, $x, $x)}"
        + " AND CAST($x, 'NSString') MATCHES $x")
    #expect(!(try printed(rest.withSubstitutionVariables(["x": 1])).contains("$")))
    let block = NSPredicate(value: true)
    #expect(block.withSubstitutionVariables([:]) === block)
  }

  @Test func filters() {
    let predicate = NSPredicate(format: "SELF > 1")
    #expect(([1, 2, 3] as NSArray).filtered(using: predicate) as? [Int] == [2, 3])
    #expect(NSSet(array: [1, 2, 3]).filtered(using: predicate).count == 2)
    #expect(NSOrderedSet(array: [3, 1, 2]).filtered(using: predicate).array as? [Int] == [3, 2])
    let array = NSMutableArray(array: [1, 2, 3])
    array.filter(using: predicate)
    #expect(array as? [Int] == [2, 3])
    let set = NSMutableSet(array: [1, 2, 3])
    set.filter(using: predicate)
    #expect(set as? Set<Int> == [2, 3])
    let ordered = NSMutableOrderedSet(array: [3, 1, 2])
    ordered.filter(using: predicate)
    #expect(ordered.array as? [Int] == [3, 2])
  }

  @Test func equality() {
    let (one, same) = (NSPredicate(format: "a=%d", 1), NSPredicate(format: "a == 1"))
    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(one.copy() as? NSPredicate === one)
    #expect(one != NSPredicate(format: "a == 2"))
    #expect(one != NSPredicate(value: true))
    #expect(one.description == "a == 1")
    let (first, second) = (Person("Anna", 1), Person("Anna", 1))
    #expect(NSPredicate(format: "a == %@", first) != NSPredicate(format: "a == %@", second))
    #expect(NSPredicate(format: "SELF == %@", first).evaluate(with: first))
    #expect(!NSPredicate(format: "SELF == %@", first).evaluate(with: second))
    let sets = (Set([1, 2]), Set([2, 1]))
    #expect(NSPredicate(format: "SELF == %@", sets.0).evaluate(with: sets.1))
    #expect(NSPredicate(format: "SELF == %@", sets.0).evaluate(with: NSSet(array: [2, 1])))
  }

  @Test func invalidFormats() {
    let heard = Heard()
    let handler = PredicateFormats.invalidFormat
    PredicateFormats.invalidFormat = { heard.messages.append($0) }
    defer { PredicateFormats.invalidFormat = handler }
    #expect(!NSPredicate(format: "a ==").evaluate(with: nil))
    #expect(!NSPredicate(format: "!").evaluate(with: nil))
    #expect(
      heard.messages == [
        "Unable to parse the format string \"a ==\" (column 5: expected an expression)",
        "Unable to parse the format string \"!\" (column 2: expected an expression)",
      ])
  }

  @Test func invalidFormatsEndTheProgramInAnotherProcess() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a ==") }
  }

  @Test func keyValueCoding() {
    let predicate = NSPredicate(format: "computed == 3 AND name == 'Anna'")
    #expect(!predicate.evaluate(with: Person("Anna", 1)))
    PredicateFormats.valueForKey = { $0 is Person && $1 == "computed" ? 3 : nil }
    defer { PredicateFormats.valueForKey = nil }
    #expect(predicate.evaluate(with: Person("Anna", 1)))
    #expect(PredicateFormats.valueForKey != nil)
  }
}

/// The messages of a handler; tests that use it run one after another.
private final class Heard: @unchecked Sendable {
  var messages: [String] = []

  /// Reading the hook does not wrap it: a chain of a million closures would end the process when it goes.
  @Test func theHookStaysItself() {
    let predicate = NSPredicate(format: "a == 1")
    final class Plain { let a = 1 }
    let before = PredicateFormats.valueForKey
    PredicateFormats.valueForKey = { _, _ in nil }
    let plain = Plain()
    for _ in 0..<200_000 { _ = predicate.evaluate(with: plain) }
    PredicateFormats.valueForKey = before
    #expect(predicate.evaluate(with: plain))
  }
}
