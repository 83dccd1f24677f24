import Foundation

/// A method that a protocol asks for, with what its declaration says about its default.
struct Requirement: Equatable {
  struct Parameter: Equatable {
    /// What stands before the colon: `_ table`, `forRowAt path` or `interaction`.
    let words: [String]
    let type: String

    /// How a call passes the parameter on under its own name.
    var argument: String {
      guard let label = words.first, let name = words.last else { return "" }
      return label == "_" ? name : "\(label): \(name)"
    }
    var declaration: String { "\(words.joined(separator: " ")): \(type)" }
  }

  /// The lines of documentation, marks included.
  let documentation: [String]
  let name: String
  let parameters: [Parameter]
  /// The type of the result; nil for none.
  let result: String?
  /// Whether the method throws.
  var canThrow = false
  /// The note above the documentation, without its mark.
  let note: String?

  /// Whether an object must have the method, so that there is no default.
  var isRequired: Bool { note == "Required." }
  /// Whether a person writes the default, because it is more than an expression.
  var isByHand: Bool { note == "Default: by hand." }

  /// The expression that the default returns; empty for nothing.
  ///
  /// Without a note the result's type decides: what may happen happens, what is optional is nil.
  ///
  /// - Throws: ``FormsError/noDefault(_:)`` for a result of another type.
  var defaultValue: String {
    get throws {
      if let note, note.hasPrefix("Default: ") { return String(note.dropFirst(9)) }
      guard let result else { return "" }
      if result == "Bool" { return "true" }
      if result.hasSuffix("?") { return "nil" }
      throw FormsError.noDefault(name)
    }
  }

  /// What the default does, as documentation.
  var defaultDocumentation: String {
    get throws {
      switch try defaultValue {
      case "": "/// Does nothing."
      case "true": "/// Returns true."
      case "false": "/// Returns false."
      case "nil": "/// Returns nil."
      case let value: "/// \(result == nil ? "Calls" : "The value of") `\(value)`."
      }
    }
  }

  /// The declaration under another name, without modifiers and body.
  func declaration(named name: String) -> String {
    "func \(name)(\(parameters.map(\.declaration).joined(separator: ", ")))"
      + (canThrow ? " throws" : "") + (result.map { " -> \($0)" } ?? "")
  }
  /// A call of the method.
  var call: String {
    "\(canThrow ? "try " : "")\(name)(\(parameters.map(\.argument).joined(separator: ", ")))"
  }
}
