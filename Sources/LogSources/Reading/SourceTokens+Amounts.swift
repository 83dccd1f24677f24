internal import Foundation

extension SourceTokens {
  /// The types whose initializers do not change a number.
  private static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "NSNumber", "Int", "ConstraintOffsetTarget",
  ]

  /// The value of a number token.
  func number(_ index: Int) -> Double? {
    guard self[index]?.kind == .number else { return nil }
    var text = text(index).replacingOccurrences(of: "_", with: "")
    while let last = text.last, "fFlLuU".contains(last) { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return Double(text)
  }

  /// The amount that an expression denotes: a number, a name, or a sum or product of two numbers.
  func amount(_ range: Range<Int>) -> Amount {
    var range = range
    var sign = 1.0
    while let first = range.first {
      if isMark(first, "-") {
        sign = -sign
        range.removeFirst()
      } else if isMark(first, "+") {
        range.removeFirst()
      } else if isMark(first, "("), closing(first) == range.upperBound - 1 {
        range = first + 1..<range.upperBound - 1
      } else if let name = word(first), Self.numberTypes.contains(name), isMark(first + 1, "("),
        closing(first + 1) == range.upperBound - 1
      {
        range = first + 2..<range.upperBound - 1
      } else {
        break
      }
    }
    guard let first = range.first else { return .unknown }
    if let value = number(first) {
      if range.count == 1 { return .number(sign * value) }
      guard range.count == 3, let other = number(first + 2) else { return .unknown }
      switch text(first + 1) {
      case "*": return .number(sign * value * other)
      case "+": return .number(sign * value + other)
      case "-": return .number(sign * value - other)
      case "/": return other == 0 ? .unknown : .number(sign * value / other)
      default: return .unknown
      }
    }
    guard let path = path(range), let last = path.last,
      range.allSatisfy({ word($0) != nil || isMark($0, ".") })
    else { return .unknown }
    return .name(last, factor: sign)
  }

  /// The amounts in an expression for insets or a size, by their labels or, in C, by their order.
  func amounts(_ range: Range<Int>, _ labels: [String]) -> [Amount]? {
    guard let first = range.first, word(first) != nil, let call = call(first) else { return nil }
    return labels.enumerated().map { number, label in
      if let found = call.range(label) { return amount(found) }
      // `UIEdgeInsets(top: 4)` sets the others to 0; C functions take all arguments in order.
      guard call.arguments.allSatisfy({ $0.label == nil }) else { return .number(0) }
      return number < call.arguments.count ? amount(call.arguments[number].range) : .unknown
    }
  }
}
