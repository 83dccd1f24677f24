internal import ConflictLogs
internal import Diagnostics

/// Descriptions of log equations in words.
enum Reason {
  /// The number with the six digits of logs.
  static func number(_ value: Double) -> String { NumberText.text(value, decimals: 4) }

  /// The attributes of an equation, such as `the height` or `the attributes top and bottom`.
  static func attributes(of equation: LogEquation) -> String {
    let first = word(equation.first.attribute)
    guard let second = equation.second.map({ word($0.attribute) }), second != first else {
      return "the \(first)"
    }
    return "the attributes \(first) and \(second)"
  }

  /// The end of a sentence about a constraint, such as `equates a CardView's height with 192`.
  static func sentence(of equation: LogEquation) -> String {
    let first = side(equation.first)
    var amount: String
    if let second = equation.second {
      amount = equation.multiplier == 1 ? "" : number(equation.multiplier) + " × "
      amount += side(second)
      if equation.constant != 0 {
        amount += (equation.constant < 0 ? " − " : " + ") + number(abs(equation.constant))
      }
    } else {
      amount = number(equation.constant)
    }
    switch equation.relation {
    case .equal: return "equates \(first) with \(amount)"
    case .atLeast: return "keeps \(first) at least at \(amount)"
    case .atMost: return "keeps \(first) at most at \(amount)"
    }
  }

  /// A side, such as `a CardView's height`.
  private static func side(_ side: LogEquation.Side) -> String {
    let attribute = word(side.attribute)
    if let text = side.item.text { return "the \(attribute) of \"\(text)\"" }
    if let name = side.item.name, name != "|" { return "the \(attribute) of `\(name)`" }
    guard let name = side.item.className.map(ClassWords.plainName) else {
      return "an item's \(attribute)"
    }
    // Class prefixes are pronounced letter by letter: a UIView, an NSView.
    let article = name.hasPrefix("NS") || "AEIO".contains(name.prefix(1)) ? "an" : "a"
    return "\(article) \(name)'s \(attribute)"
  }

  /// An attribute in words, such as `leading margin` and `vertical centre`.
  private static func word(_ attribute: LogAttribute) -> String {
    switch attribute {
    case .centerX: return "horizontal centre"
    case .centerY: return "vertical centre"
    case .centerXWithinMargins: return "horizontal centre within margins"
    case .centerYWithinMargins: return "vertical centre within margins"
    default: break
    }
    return attribute.rawValue.reduce(into: "") { word, letter in
      word += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
