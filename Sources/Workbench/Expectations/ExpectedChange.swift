internal import Diagnostics
internal import Foundation

/// A statement about the effect of a change of documents, as accepted by `plumb diff --expect`.
///
///     'Main title' moves down 8
///     7KV-4I-cPK gets wider
///     body.height = 120
///     photo stays
///     badge appears
///     nothing else changes
///     no new findings
package enum ExpectedChange: Sendable, Hashable {
  /// A direction in which a view moves.
  package enum Direction: String, Sendable, CaseIterable { case up, down, left, right }
  /// A change of a view's size.
  package enum Growth: String, Sendable, CaseIterable { case wider, narrower, taller, shorter }
  /// A number of a view's frame.
  package enum Number: String, Sendable, CaseIterable { case x, y, width, height }

  /// The effect on a view.
  package enum Effect: Sendable, Hashable {
    /// A movement, in points; nil for any.
    case moves(Direction?, Double?)
    /// A change of the size, in points; nil for any.
    case gets(Growth, Double?)
    /// The value of a number after the change, in points.
    case equals(Number, Double)
    case stays, appears, disappears
  }

  /// The effect on a view, which is named by its id or its name.
  case view(String, Effect)
  /// No other view changes.
  case nothingElse
  /// No finding comes.
  case noNewFindings

  /// The maximum length of a statement, in characters.
  private static let maximumLength = 1000

  /// Creates the value of a text.
  ///
  /// - Throws: `WorkbenchError.usage` with the expected syntax.
  package init(_ text: String) throws(WorkbenchError) {
    guard text.utf8.count <= Self.maximumLength else {
      throw .usage("--expect: A statement has at most \(Self.maximumLength) characters.")
    }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.joined(separator: " ").lowercased() {
    case "nothing else changes", "nothing else moves", "nothing changes", "nothing moves":
      self = .nothingElse
      return
    case "no new findings":
      self = .noNewFindings
      return
    default: break
    }
    if let found = Self.equation(text) {
      self = found
      return
    }
    let amount = words.last.flatMap(Double.init)
    if amount != nil { words.removeLast() }
    guard let effect = Self.effect(&words, amount), !words.isEmpty else {
      throw .usage("--expect '\(text)': Expected \(Self.syntax).")
    }
    self = .view(Self.name(words.joined(separator: " ")), effect)
  }

  private static let syntax =
    "NAME moves [up, down, left or right [points]], NAME gets wider, narrower, taller or shorter [points], "
    + "NAME stays, appears or disappears, NAME.x, y, width or height = points, 'nothing else changes' or 'no new findings'"

  /// Takes the words of an effect from the end of a statement.
  private static func effect(_ words: inout [String], _ amount: Double?) -> Effect? {
    guard let last = words.popLast() else { return nil }
    if let direction = Direction(rawValue: last), words.popLast() == "moves" {
      return .moves(direction, amount)
    }
    if let growth = Growth(rawValue: last), words.popLast() == "gets" {
      return .gets(growth, amount)
    }
    guard amount == nil else { return nil }
    switch last {
    case "moves": return .moves(nil, nil)
    case "stays": return .stays
    case "appears": return .appears
    case "disappears": return .disappears
    default: return nil
    }
  }

  private static func equation(_ text: String) -> ExpectedChange? {
    guard let sign = text.lastIndex(of: "="), let point = text[..<sign].lastIndex(of: ".") else {
      return nil
    }
    let word = text[text.index(after: point)..<sign].trimmingCharacters(in: .whitespaces)
    let value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    guard let number = Number(rawValue: word), let value = Double(value), value.isFinite else {
      return nil
    }
    let name = name(text[..<point].trimmingCharacters(in: .whitespaces))
    return name.isEmpty ? nil : .view(name, .equals(number, value))
  }

  /// Returns a name without its quotation marks, and without the kind in front of them.
  private static func name(_ text: String) -> String {
    guard let mark = text.last, mark == "'" || mark == "\"" else { return text }
    let body = text.dropLast()
    guard let start = body.firstIndex(of: mark) else { return text }
    return String(body[body.index(after: start)...])
  }
}
