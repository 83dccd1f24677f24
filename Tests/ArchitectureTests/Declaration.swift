/// A declaration as its first line shows it; the house's format keeps one on a line.
struct Declaration: CustomStringConvertible, Sendable {
  /// What the declaration introduces.
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `actor`, `typealias`, `associatedtype`
    case `extension`, `func`, `var`, `let`, `init`, `subscript`, `case`

    /// Whether it gives a name to a type.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype: true
      default: false
      }
    }
  }

  let kind: Kind
  /// The names: several in a line of cases, otherwise one.
  ///
  /// An extension is named by the last part of the type that it extends, an initialiser `init`.
  let names: [String]
  /// The words before the kind, such as `public`.
  let modifiers: Set<String>
  /// The first line and the two that follow, without any white space.
  let text: String
  let file: String
  /// The number of the line, from 1.
  let line: Int
  let indentation: Int
  /// The name of the type or extension right around it.
  var owner: String?
  /// Whether a documentation comment with words in it stands before it.
  let isDocumented: Bool

  var description: String { "\(file):\(line) \(names.joined(separator: ", "))" }

  /// Whether other modules see it.
  var isSeam: Bool { !modifiers.isDisjoint(with: ["public", "open", "package"]) }

  /// Whether a protocol that everybody knows, or the overridden declaration, already says what it is.
  var needsNoWords: Bool {
    if modifiers.contains("override") || kind == .extension { return true }
    return Self.knownWitnesses.contains { text.contains($0) }
  }

  private static let knownWitnesses = [
    "staticfunc<", "staticfunc==", "funchash(into", "vardescription:", "vardebugDescription:",
    "init?(rawValue", "init(rawValue", "funcencode(to", "init(from",
  ]
}
