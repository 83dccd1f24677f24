import Foundation

/// A string of any type.
struct Text {
  let string: String

  /// Creates the text that a value is, also as a raw value; nil for other values.
  init?(_ value: Any?) {
    guard let string = Self.string(Value.unwrapped(value)) else { return nil }
    self.string = string
  }

  private static func string(_ value: Any?) -> String? {
    guard let value, !Value.isNumber(type(of: value)) else { return nil }
    return switch value {
    case let string as String: string
    case let part as Substring: String(part)
    case let character as Character: String(character)
    default: Value.raw(value).flatMap { string($0) }
    }
  }
}
