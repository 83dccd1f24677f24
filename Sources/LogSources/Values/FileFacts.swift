internal import Diagnostics

/// The facts in a file about constraints and their items.
struct FileFacts: Sendable {
  /// An identifier that a file assigns to a constraint.
  struct Identifier: Sendable {
    /// The value, or the name of the constant with the value.
    var value: String
    /// Whether `value` is the name of a constant.
    var isName = false
    /// Whether the identifier certainly belongs to a constraint.
    var isConstraint: Bool
    /// The number of the file.
    var file = 0
    /// The position of the identifier.
    var position: SourcePosition
    /// The trimmed line, or a short description of a document's constraint.
    var text: String
    /// The number of the document's statement; nil in sources.
    var statement: Int?
  }

  /// The path.
  var path: String
  /// The constraints.
  var statements: [Statement] = []
  /// The identifiers of constraints.
  var identifiers: [Identifier] = []
  /// The types of variables and properties by name.
  var types: [String: Set<String>] = [:]
  /// The texts assigned to views, by the views' names.
  var texts: [String: Set<String>] = [:]
  /// The names of views by the accessibility identifiers or keys assigned to them.
  var names: [String: Set<String>] = [:]
  /// The types whose instances assign themselves an accessibility identifier, by identifier.
  var ownNames: [String: Set<String>] = [:]
  /// The values of number constants by name.
  var numbers: [String: Set<Double>] = [:]
  /// The values of string constants by name.
  var strings: [String: Set<String>] = [:]
  /// The first supertypes of declared classes by class name; empty for a class without one.
  var supertypes: [String: String] = [:]
  /// The classes that the file instantiates.
  var made: Set<String> = []
  /// The modules that the file imports.
  var imports: Set<String> = []

  /// Creates the facts of an empty file.
  init(path: String) { self.path = path }
}
