/// A parser for visual formats that reads character by character, without backtracking.
///
///     format     = [ ("H:" | "V:") ] [ "|" connection ] view { connection view } [ connection "|" ]
///     connection = "" | "-" | "-" distances "-"
///     distances  = number | name | "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | "<=" | ">=" ] ( number | name ) [ "@" ( number | name ) ]
///     view       = "[" name [ "(" predicate { "," predicate } ")" ] "]"
///
/// Blanks are allowed inside parentheses only; logs show that Apple's parser refuses one after a bar.
///
/// - SeeAlso: `Rules/VisualFormat.md#the-grammar`.
package struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var column = 0

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// Parses a format.
  ///
  /// - Throws: ``VisualFormatError`` with Apple's words where they are known.
  /// - Complexity: O(length).
  package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  // MARK: Rules

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    guard !characters.isEmpty else { throw error("It's an empty string.") }
    var result = VisualFormat(
      axis: try parseAxis(), opening: try parseOpening(), views: [], connections: [], closing: nil)
    result.views.append(try parseView())
    while !isAtEnd {
      let connection = try parseConnection()
      if current == "|" {
        result.closing = VisualFormat.Edge(connection: connection, column: column)
        column += 1
        guard isAtEnd else { throw error("Expected the end of the format after the '|' character") }
        return result
      }
      result.connections.append(connection)
      result.views.append(try parseView())
    }
    return result
  }

  private mutating func parseAxis() throws(VisualFormatError) -> VisualFormat.Axis {
    guard let letter = current, letter == "H" || letter == "V" else { return .horizontal }
    let axis: VisualFormat.Axis = letter == "H" ? .horizontal : .vertical
    column += 1
    guard skip(":") else {
      throw error(
        "Expected ':' after '\(letter)' to specify \(axis == .horizontal ? "horizontal" : "vertical") arrangement"
      )
    }
    return axis
  }

  private mutating func parseOpening() throws(VisualFormatError) -> VisualFormat.Edge? {
    let bar = column
    guard skip("|") else { return nil }
    guard current == "-" || current == "[" else {
      throw error("Expected a connection after the '|' character")
    }
    return VisualFormat.Edge(connection: try parseConnection(), column: bar)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard !isAtEnd else { throw error("Expected more input") }
    guard skip("[") else { throw error(Self.expectedView) }
    guard let name = parseName() else { throw error(Self.expectedView) }
    let end = column
    let predicates = current == "(" ? try parsePredicates() : []
    guard skip("]") else {
      throw error("Expected a ']' here. That is how you give the end of a view.")
    }
    return VisualFormat.View(name: name, column: end, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .touching }
    if current == "[" || current == "|" { return .standard }
    let predicates =
      current == "(" ? try parsePredicates() : [try parseDistance()]
    guard skip("-") else {
      throw error(
        isAtEnd
          ? "Expected more input"
          : "Expected a '-' here. That is how you give the end of a connection.")
    }
    return .predicates(predicates)
  }

  /// Parses a distance without parentheses: a number or a name, without relation or priority.
  private mutating func parseDistance() throws(VisualFormatError) -> VisualFormat.Predicate {
    guard current != "-" else {
      throw error(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
      )
    }
    let object = try parseValue()
    return VisualFormat.Predicate(relation: .equal, object: object, priority: nil, column: column)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result: [VisualFormat.Predicate] = []
    column += 1
    repeat {
      skipBlanks()
      let relation = parseRelation()
      skipBlanks()
      let object = try parseValue(allowsSign: true)
      skipBlanks()
      var priority: VisualFormat.Value?
      if skip("@") { priority = try parseValue() }
      result.append(
        VisualFormat.Predicate(
          relation: relation, object: object, priority: priority, column: column))
      skipBlanks()
    } while skip(",")
    guard skip(")") else {
      throw error("Expected a ')' here. That is how you give the end of a list of predicates.")
    }
    return result
  }

  private mutating func parseRelation() -> VisualFormat.Relation {
    for (text, relation) in [
      ("==", VisualFormat.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ] where characters[column...].starts(with: text) {
      column += 2
      return relation
    }
    return .equal
  }

  // MARK: Words

  private mutating func parseValue(allowsSign: Bool = false) throws(VisualFormatError)
    -> VisualFormat.Value
  {
    let start = column
    if let name = parseName() { return .name(name, column: column) }
    if allowsSign, current == "-" || current == "+" { column += 1 }
    skipDigits()
    if current == ".", let next = nextCharacter, Self.isDigit(next) {
      column += 1
      skipDigits()
    }
    guard let number = Double(String(characters[start..<column])), number.isFinite else {
      column = start
      throw error(
        isAtEnd
          ? "Expected more input"
          : "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return .number(number)
  }

  private mutating func parseName() -> String? {
    guard let first = current, first == "_" || first.isLetter else { return nil }
    let start = column
    while let next = current, next == "_" || next.isLetter || next.isNumber { column += 1 }
    return String(characters[start..<column])
  }

  private mutating func skipDigits() {
    while let next = current, Self.isDigit(next) { column += 1 }
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private mutating func skipBlanks() { while skip(" ") {} }

  private mutating func skip(_ character: Character) -> Bool {
    guard current == character else { return false }
    column += 1
    return true
  }

  private var isAtEnd: Bool { column >= characters.count }
  private var current: Character? { isAtEnd ? nil : characters[column] }
  private var nextCharacter: Character? {
    column + 1 < characters.count ? characters[column + 1] : nil
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message, format: format, column: column)
  }

  private static let expectedView =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
}
