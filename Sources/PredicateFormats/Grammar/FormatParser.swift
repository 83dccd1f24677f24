/// The reader of a format's predicates and expressions.
///
/// Parentheses hold either, so that every rule returns what it found and the surrounding one says
/// which it needs. Nothing is read twice. What recurs for a level of nesting leaves its rarer cases to
/// methods of their own, since their variables would be on the stack for each level.
/// - SeeAlso: Apple, "Predicate Format String Syntax" and "BNF Definition of Cocoa Predicates".
/// - Complexity: O(bytes of the format).
final class FormatParser {
  /// A predicate or an expression.
  enum Part {
    case predicate(PredicateNode)
    case expression(ExpressionNode)
  }

  /// The sign that reading ended at a fault, which the parser keeps.
  struct Failure: Error {}

  /// The levels of nesting that a format may have.
  ///
  /// In a debug build that many take up to 1 MB of the stack, be it to parse, evaluate or print them.
  static let depthLimit = 128

  private let format: String
  private let tokens: [Token]
  private let arguments: [Any?]
  private var argumentPosition = 0
  private var fault: PredicateFormatError?
  /// The number of the piece that is read next.
  private(set) var position = 0
  /// The levels of nesting around the position.
  var depth = 0

  private init(_ format: String, arguments: [Any?]) throws(PredicateFormatError) {
    self.format = format
    self.arguments = arguments
    tokens = try FormatScanner.tokens(format)
  }

  /// Returns the tree of a format.
  static func predicate(
    _ format: String, arguments: [Any?]
  ) throws(PredicateFormatError) -> PredicateNode {
    let parser = try FormatParser(format, arguments: arguments)
    let node = try? parser.whole()
    if let fault = parser.fault { throw fault }
    return node ?? .constant(false)
  }

  private func whole() throws(Failure) -> PredicateNode {
    let node = try predicate()
    guard kind == .end else { throw failure("the end, AND or OR") }
    return node
  }

  /// The piece at the position.
  var kind: Token.Kind { tokens[position].kind }
  /// The piece behind it.
  var nextKind: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }

  /// The keyword at the position.
  var keyword: Keyword? {
    guard case .word(let word) = kind else { return nil }
    return Keyword(word)
  }

  /// Returns whether a symbol is at the position.
  func isAt(_ symbol: String) -> Bool { kind == .symbol(symbol) }

  /// Moves behind the piece at the position, which stays at the end.
  func advance() { if position + 1 < tokens.count { position += 1 } }

  /// Moves behind a symbol if it is at the position, and returns whether it was.
  func skip(_ symbol: String) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  /// Moves behind a symbol that must be at the position.
  func take(_ symbol: String) throws(Failure) {
    guard skip(symbol) else { throw failure("\"\(symbol)\"") }
  }

  /// Keeps a fault at the position, or at a piece, and returns what to throw.
  func failure(_ expected: String, at place: Int? = nil) -> Failure {
    fault = PredicateFormatError(
      format: format, offset: tokens[place ?? position].offset, expected: expected)
    return Failure()
  }

  /// Begins a level of nesting.
  func enter() throws(Failure) {
    guard depth < Self.depthLimit else {
      throw failure("at most \(Self.depthLimit) levels of nesting")
    }
    depth += 1
  }

  /// The argument of the placeholder at the position.
  func argument() throws(Failure) -> Any? {
    guard argumentPosition < arguments.count else {
      throw failure("an argument for the placeholder")
    }
    defer { argumentPosition += 1 }
    return Value.unwrapped(arguments[argumentPosition])
  }
}
