package import Diagnostics
internal import Foundation

/// A JSON value, for all JSON output of this module.
///
/// `JSONEncoder` does not keep the order of members and does not escape terminal control characters; see
/// `Documentation/Decisions/json-writer.md`.
package enum JSONText {
  /// The value `null`.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number with a maximum number of decimals; `null` if it is not finite.
  case number(Double, decimals: Int)
  /// A string, with terminal control characters escaped.
  case string(String)
  /// An array.
  case array([JSONText])
  /// An object, with its members in output order.
  case object([(name: String, value: JSONText)])

  /// The placement of spaces.
  package enum Style {
    /// No spaces.
    case dense
    /// A space after each comma and colon.
    case spaced
  }

  /// The value on one line.
  package func text(_ style: Style) -> String {
    var result = ""
    write(to: &result, style == .spaced ? " " : "")
    return result
  }

  /// An array with one value per line, or a single line if it is empty.
  package static func lines(_ values: [JSONText]) -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + values.map { "  " + $0.text(.spaced) }.joined(separator: ",\n") + "\n]"
  }

  private func write(to result: inout String, _ blank: String) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let value, let decimals):
      result += value.isFinite ? NumberText.text(value, decimals: decimals) : "null"
    case .string(let text): Self.quote(text, to: &result)
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += ",\(blank)" }
        value.write(to: &result, blank)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += ",\(blank)" }
        Self.quote(member.name, to: &result)
        result += ":\(blank)"
        member.value.write(to: &result, blank)
      }
      result += "}"
    }
  }

  private static func quote(_ text: String, to result: inout String) {
    result += "\""
    let commands = Printable.commands(in: text)
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      switch scalar {
      // Only number signs are escaped: a line of JSON never begins inside a string.
      case "#" where commands.contains(index): result += "\\u0023"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Printable.isControl(scalar):
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

extension NumberText {
  /// A number with six significant digits, in the format of C's `%g`: for lengths in tables and messages,
  /// whose last digits are rounding errors.
  package static func significant(_ value: Double) -> String { String(format: "%g", value) }
}
