import Foundation
import PredicateFormats
import Testing

/// A format with its arguments, an object and whether the predicate holds for it.
struct FormatCase: CustomTestStringConvertible, @unchecked Sendable {
  let format: String
  let arguments: [Any?]
  let object: Any?
  let variables: [String: Any]?
  let holds: Bool

  init(
    _ format: String, _ arguments: [Any?] = [], of object: Any? = nil,
    variables: [String: Any]? = nil, _ holds: Bool
  ) {
    self.format = format
    self.arguments = arguments
    self.object = object
    self.variables = variables
    self.holds = holds
  }

  init(_ format: String, _ holds: Bool) { self.init(format, of: nil, holds) }

  var testDescription: String { "\(format) of \(object ?? "nil")" }

  /// Checks the predicate, and the one that its own text states.
  func check() throws {
    let predicate = try PredicateFormats.parse(format, arguments: arguments)
    #expect(predicate.evaluate(with: object, substitutionVariables: variables) == holds)
    let text = try printed(predicate)
    let again = try PredicateFormats.parse(text)
    #expect(try printed(again) == text)
    #expect(again.evaluate(with: object, substitutionVariables: variables) == holds, "\(text)")
  }
}

/// Returns the text of a predicate that a format stated.
func printed(_ predicate: NSPredicate) throws -> String {
  try #require(predicate as? FormatPredicate).predicateFormat
}

/// A person, whose stored properties predicates read without any hook.
class Person: @unchecked Sendable {
  let name: String
  let age: Int
  var nickname: String?
  var children: [Person] = []
  var isActive = true
  private let _secret = "hidden"
  let kind = Kind.second

  enum Kind: Int { case first, second }

  init(_ name: String, _ age: Int, children: [Person] = []) {
    self.name = name
    self.age = age
    self.children = children
  }
}

/// A person with one more property.
final class Employee: Person, @unchecked Sendable {
  let salary: Double = 1_000.5
}
