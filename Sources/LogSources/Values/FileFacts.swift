internal import Diagnostics

/// The facts that a file states about constraints and their items.
struct FileFacts: Sendable {
  /// An identifier that a file gives to a constraint.
  struct Identifier: Sendable {
    /// The value, or the name of a constant that holds it.
    var value: String
    /// Whether `value` is the name of a constant.
    var isName = false
    /// Whether it is certain that the identifier is a constraint's.
    var isConstraint: Bool
    /// The number of the file.
    var file = 0
    /// The place.
    var position: SourcePosition
    /// The trimmed line, or a document's constraint in short.
    var text: String
    /// The number of the statement of a document; nil in sources.
    var statement: Int?
  }

  /// The path.
  var path: String
  /// The constraints.
  var statements: [Statement] = []
  /// The identifiers of constraints.
  var identifiers: [Identifier] = []
  /// The types of variables and properties by their names.
  var types: [String: Set<String>] = [:]
  /// The texts that views are given, by their names.
  var texts: [String: Set<String>] = [:]
  /// The names of views by the accessibility identifiers or keys that they are given.
  var names: [String: Set<String>] = [:]
  /// The types whose objects give themselves an accessibility identifier, by the identifiers.
  var ownNames: [String: Set<String>] = [:]
  /// The numbers of constants by their names.
  var numbers: [String: Set<Double>] = [:]
  /// The texts of constants by their names.
  var strings: [String: Set<String>] = [:]
  /// The first supertypes of declared classes by the classes' names; empty for a class without one.
  var supertypes: [String: String] = [:]
  /// The classes of which it makes objects.
  var made: Set<String> = []
  /// The modules that it imports.
  var imports: Set<String> = []

  /// Creates the facts of an empty file.
  init(path: String) { self.path = path }
}
