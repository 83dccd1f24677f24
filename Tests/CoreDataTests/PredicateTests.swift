import Foundation
import Testing

@testable import CoreData

@Suite(.serialized) struct PredicateTests {
  private static var object: [String: Any] {
    [

      "name": "Zoë Miller", "age": 30, "height": 1.5, "isNew": true, "nothing": NSNull(),
      "tags": ["red", "green"], "numbers": [1, 2, 3],
      "date": Date(timeIntervalSinceReferenceDate: 5),
      "inner": ["name": "x", "list": [["v": 1], ["v": 5]]] as [String: Any],
    ]
  }

  @Test func expressionsAndComparisons() {
    let cases: [(LibraryExpression, Double?)] = [
      (LibraryExpression(forConstantValue: 3), 3), (LibraryExpression(forKeyPath: "age"), 30),
      (
        LibraryExpression(
          forFunction: "sum:", arguments: [LibraryExpression(forKeyPath: "numbers")]), 6
      ),
      (LibraryExpression(forFunction: "add:to:", arguments: [1, 2]), 3),
      (LibraryExpression(forFunction: "from:subtract:", arguments: [1, 2]), -1),
      (LibraryExpression(forVariable: "v"), nil),
      (LibraryExpression(block: { _, values, _ in values.count }, arguments: []), 0),
    ]
    for (expression, expected) in cases {
      let value = expression.expressionValue(with: Self.object, context: nil)
      #expect((value as? NSNumber)?.doubleValue == expected, "\(expression.function)")
    }
    #expect(
      LibraryExpression.expressionForEvaluatedObject().expressionValue(with: 1, context: nil)
        as? Int
        == 1)
    for (type, value, expected) in [
      (.equalTo, 30, true), (.lessThan, 30, false), (.in, [1, 30], true),
      (.between, [31, 40], false), (.notEqualTo, 1, true), (.lessThanOrEqualTo, 30, true),
      (.greaterThan, 30, false), (.greaterThanOrEqualTo, 30, true),
    ] as [(LibraryComparison.Operator, Any, Bool)] {
      let predicate = LibraryComparison(
        leftExpression: LibraryExpression(forKeyPath: "age"),
        rightExpression: LibraryExpression(forConstantValue: value), modifier: .direct, type: type)
      #expect(predicate.evaluate(with: Self.object) == expected, "\(type)")
    }
    let any = LibraryComparison(
      leftExpression: LibraryExpression(forKeyPath: "tags"),
      rightExpression: LibraryExpression(forConstantValue: "RED"), modifier: .any, type: .equalTo,
      options: .caseInsensitive)
    #expect(any.evaluate(with: Self.object))
  }

  @Test func comparisonsOfTexts() {
    typealias Row = (LibraryComparison.Operator, String, LibraryComparison.Options, Bool)
    let rows: [Row] = [
      (.beginsWith, "Zo", [], true), (.endsWith, "ER", [], false),
      (.endsWith, "ER", .caseInsensitive, true), (.contains, "oe", [], false),
      (.contains, "oe", .diacriticInsensitive, true), (.like, "Z*r", .normalized, true),
      (.matches, "Z.+r", [], true), (.matches, "Z", [], false),
    ]
    for (type, text, options, expected) in rows {
      let predicate = LibraryComparison(
        leftExpression: LibraryExpression(forKeyPath: "name"),
        rightExpression: LibraryExpression(forConstantValue: text), modifier: .direct, type: type,
        options: options)
      #expect(predicate.evaluate(with: Self.object) == expected, "\(type) \(text)")
      #expect(predicate.options == options && predicate.predicateOperatorType == type)
    }
    let all = LibraryComparison(
      leftExpression: LibraryExpression(forKeyPath: "numbers"),
      rightExpression: LibraryExpression(forConstantValue: 0), modifier: .all, type: .greaterThan)
    #expect(all.evaluate(with: Self.object) && all.comparisonPredicateModifier == .all)
  }

  @Test func objectsAndTheirIdentities() throws {
    let context = Library.context()
    let (ann, bob) = (Library.author("Ann", context), Library.author("Bob", context))
    let book = Library.book("X", context)
    book.author = ann
    try context.save()
    for (format, value, expected) in [
      ("author == %@", ann, true), ("author == %@", ann.objectID, true),
      ("author == %@", bob, false), ("author != %@", bob.objectID, true),
      ("author IN %@", [bob, ann], true), ("author IN %@", [bob.objectID, ann.objectID], true),
      ("author IN %@", NSSet(array: [ann.objectID]), true), ("author IN %@", Set([bob]), false),
      ("author.books CONTAINS %@", book.objectID, true), ("SELF == %@", book.objectID, true),
      ("SELF IN %@", [book.objectID], true), ("objectID == %@", book, true),
      ("ANY author.books == %@", book.objectID, true),
    ] as [(String, Any, Bool)] {
      #expect(NSPredicate(format: format, value).evaluate(with: book) == expected, "\(format)")
    }
    let other = Library.context()
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    #expect(try Library.titles(other, NSPredicate(format: "author == %@", ann)) == ["X"])
    #expect(
      try Library.titles(other, NSPredicate(format: "ANY author.books.title LIKE 'X'")) == ["X"])
    #expect(try Library.titles(other, NSPredicate(format: "chapters.@count > 0")).isEmpty)
    let isSame = ann.comparedIdentity === ann.objectID.comparedIdentity
    #expect(isSame)
  }
}
