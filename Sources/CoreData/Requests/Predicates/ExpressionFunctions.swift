internal import Foundation

/// The functions of expressions.
enum ExpressionFunctions {
  static let names: Set<String> = [
    "sum", "count", "min", "max", "average", "lowercase", "uppercase", "now", "abs", "length",
    "ceiling", "floor", "trunc", "sqrt", "cast", "add:to", "from:subtract", "multiply:by",
    "divide:by", "modulus:by",
  ]
  /// Returns the name of a function without the last colon of its Objective-C name.
  static func plain(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()) : name
  }
  static func value(_ name: String, _ values: [Any?]) -> Any? {
    let first = values.first.flatMap(\.self)
    let number = first.flatMap(AttributeConversion.number)?.doubleValue
    let second = values.dropFirst().first.flatMap { $0.flatMap(AttributeConversion.number) }
    if let number, let second = second?.doubleValue, name.contains(":") {
      return combined(name, number, second).map { NSNumber(value: $0) }
    }
    switch name {
    case "now": return Date()
    case "lowercase": return (first as? String)?.lowercased()
    case "uppercase": return (first as? String)?.uppercased()
    case "length": return (first as? String).map { NSNumber(value: $0.utf16.count) }
    case "abs": return number.map { NSNumber(value: abs($0)) }
    case "ceiling": return number.map { NSNumber(value: $0.rounded(.up)) }
    case "floor": return number.map { NSNumber(value: $0.rounded(.down)) }
    case "trunc": return number.map { NSNumber(value: $0.rounded(.towardZero)) }
    case "sqrt": return number.map { NSNumber(value: $0.squareRoot()) }
    case "cast": return cast(first, values.dropFirst().first.flatMap { $0 as? String } ?? "")
    default:
      let members = values.flatMap { $0.flatMap { KeyValues.elements(of: $0) } ?? [$0 as Any] }
      return Aggregates.value(name, of: members)
    }
  }
  private static func combined(_ name: String, _ left: Double, _ right: Double) -> Double? {
    switch name {
    case "add:to": left + right
    case "from:subtract": left - right
    case "multiply:by": left * right
    case "divide:by": left / right
    case "modulus:by": right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }
  private static func cast(_ value: Any?, _ type: String) -> Any? {
    switch type {
    case "NSNumber":
      (value as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) }
        ?? (value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) } ?? value
    case "NSDate":
      value.flatMap(AttributeConversion.number)
        .map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } ?? value
    case "NSString": value.map { "\($0)" }
    default: value
    }
  }
}
