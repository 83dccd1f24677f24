import Foundation

/// A constant as a format states it.
struct ConstantText {
  let text: String

  /// Creates the text of a constant; an operand keeps the point that makes its division exact.
  init(_ value: Any?, isOperand: Bool) {
    if let string = Text(value)?.string {
      text = Self.quoted(string)
    } else if let number = Number(value) {
      text = Self.text(number, isOperand: isOperand)
    } else if let value = Value.unwrapped(value) {
      text = Self.text(value)
    } else {
      text = "nil"
    }
  }

  private static func text(_ number: Number, isOperand: Bool) -> String {
    // The grammar has no infinity, but numbers beyond the largest are read as one.
    if number.double.isInfinite { return number.double < 0 ? "-1e999" : "1e999" }
    let text = "\(number.value)"
    return !isOperand && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func text(_ value: Any) -> String {
    if let date = value as? Date {
      let seconds = date.timeIntervalSinceReferenceDate
      let rounded = String(format: "%f", seconds)
      return "CAST(\(Double(rounded) == seconds ? rounded : "\(seconds)"), \"NSDate\")"
    }
    if let elements = Elements.members(of: value) {
      var texts = elements.map { ConstantText($0, isOperand: false).text }
      // Sets and dictionaries have no order of their own; sorted, equal ones have equal texts.
      if Elements.set(value) != nil || Elements.of(value) == nil { texts.sort() }
      return "{" + texts.joined(separator: ", ") + "}"
    }
    return String(describing: value)
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
