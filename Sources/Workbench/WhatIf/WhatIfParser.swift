internal import Diagnostics
internal import IBDocument

/// A parser for `--what-if` statements.
struct WhatIfParser {
  /// The characters that separate words even without blanks.
  private static let symbols: Set<Character> = ["=", "<", ">", "+", "-", "−", "*", "×", "@"]
  private static let relations = [
    "==": "equal", ">=": "greaterThanOrEqual", "<=": "lessThanOrEqual",
  ]
  static let surroundings = [
    "device", "orientation", "size", "direction", "text-size", "appearance",
  ]

  private let text: String
  private var remainder: Substring

  /// Returns the statement in a text.
  ///
  /// - Throws: `WorkbenchError.usage` with the expected syntax.
  static func statement(_ text: String) throws(WorkbenchError) -> WhatIfStatement {
    var parser = WhatIfParser(text: text, remainder: text[...])
    return try parser.statement()
  }

  private mutating func statement() throws(WorkbenchError) -> WhatIfStatement {
    let start = remainder
    if let word = word(), word == "remove", let item = name(), isAtEnd { return .removal(item) }
    remainder = start
    guard let item = name() else { throw expected("an id or a name") }
    skipBlanks()
    if remainder.first == "=", !remainder.hasPrefix("==") {
      remainder.removeFirst()
      guard Self.surroundings.contains(item) else {
        let near = Spelling.nearest(to: item, in: Self.surroundings).map { "; did you mean \($0)?" }
        throw expected(
          "NAME.attribute, or one of \(Self.surroundings.joined(separator: ", "))\(near ?? "")")
      }
      return .surroundings(name: item, value: try value())
    }
    guard remainder.first == "." else { throw expected("'.' and an attribute behind '\(item)'") }
    remainder.removeFirst()
    guard let attribute = word() else { throw expected("an attribute behind '\(item).'") }
    skipBlanks()
    if remainder.first == "=", !remainder.hasPrefix("==") {
      remainder.removeFirst()
      return .value(item: item, name: attribute, value: try value())
    }
    return .constraint(try constraint(item, attribute))
  }

  private mutating func constraint(
    _ item: String, _ attribute: String
  ) throws(WorkbenchError) -> WhatIfStatement.Constraint {
    let first = try side(item, attribute)
    guard let relation = Self.relations[String(remainder.prefix(2))] else {
      throw expected("==, >= or <=, or = and a value,")
    }
    remainder.removeFirst(2)
    var result = WhatIfStatement.Constraint(first: first, relation: relation)
    let start = remainder
    if let number = number() {
      // An id may begin with digits.
      let isPartOfID = remainder.first.map { !$0.isWhitespace && !"*×@".contains($0) } ?? false
      skipBlanks()
      if isPartOfID {
        remainder = start
        result.second = try secondSide()
      } else if remainder.first == "*" || remainder.first == "×" {
        remainder.removeFirst()
        result.multiplier = number
        result.second = try secondSide()
      } else {
        result.constant = number
      }
    } else {
      result.second = try secondSide()
    }
    skipBlanks()
    if result.second != nil, let sign = remainder.first, "+-−".contains(sign) {
      remainder.removeFirst()
      guard let number = number() else { throw expected("a number behind '\(sign)'") }
      result.constant = sign == "+" ? number : -number
      skipBlanks()
    }
    if remainder.first == "@" {
      remainder.removeFirst()
      guard let number = number(), number > 0, number <= 1000 else {
        throw expected("a priority above 0 and at most 1000 behind '@'")
      }
      result.priority = number
    }
    guard isAtEnd else { throw expected("the end instead of '\(remainder)'") }
    return result
  }

  private mutating func secondSide() throws(WorkbenchError) -> WhatIfStatement.Side {
    guard let item = name() else { throw expected("a number, or an item and its attribute") }
    skipBlanks()
    guard remainder.first == "." else { throw expected("'.' and an attribute behind '\(item)'") }
    remainder.removeFirst()
    guard let attribute = word() else { throw expected("an attribute behind '\(item).'") }
    let side = try side(item, attribute)
    skipBlanks()
    return side
  }

  private func side(
    _ item: String, _ attribute: String
  ) throws(WorkbenchError) -> WhatIfStatement.Side {
    guard let known = ConstraintAttribute(word: attribute), known != .notAnAttribute else {
      let near = Spelling.nearest(to: attribute, in: ConstraintAttribute.allCases.map(\.rawValue))
      throw expected(
        "an attribute of constraints instead of '\(attribute)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return WhatIfStatement.Side(item: item, attribute: attribute)
  }

  // MARK: Words

  private var isAtEnd: Bool { remainder.allSatisfy(\.isWhitespace) }

  private mutating func skipBlanks() { remainder = remainder.drop(while: \.isWhitespace) }

  /// Reads a name: quoted, or up to a blank, a point or a symbol; minus signs are part of ids.
  private mutating func name() -> String? {
    skipBlanks()
    if let quoted = quoted() { return quoted }
    let name = remainder.prefix { character in
      character == "-"
        || !character.isWhitespace && character != "."
          && !Self.symbols.contains(character)
    }
    remainder = remainder.dropFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  private mutating func word() -> String? {
    skipBlanks()
    let word = remainder.prefix { $0.isLetter || $0.isNumber }
    remainder = remainder.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let start = remainder
    let sign = remainder.first == "-" || remainder.first == "−" ? -1.0 : 1
    if sign < 0 { remainder.removeFirst() }
    let digits = remainder.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number.isFinite else {
      remainder = start
      return nil
    }
    remainder = remainder.dropFirst(digits.count)
    return sign * number
  }

  /// Reads the value after `=`: quoted, or the rest of the text.
  private mutating func value() throws(WorkbenchError) -> String {
    skipBlanks()
    if let quoted = quoted() {
      guard isAtEnd else { throw expected("the end behind the quoted value") }
      return quoted
    }
    guard !remainder.isEmpty else { throw expected("a value behind '='") }
    var value = remainder
    while value.last?.isWhitespace == true { value.removeLast() }
    return String(value)
  }

  private mutating func quoted() -> String? {
    guard let mark = remainder.first, mark == "'" || mark == "\"" else { return nil }
    let body = remainder.dropFirst()
    guard let end = body.firstIndex(of: mark) else { return nil }
    remainder = body[body.index(after: end)...]
    return String(body[..<end])
  }

  private func expected(_ what: String) -> WorkbenchError {
    .usage("--what-if '\(text)': Expected \(what)\(what.hasSuffix("?") ? "" : ".")")
  }
}
