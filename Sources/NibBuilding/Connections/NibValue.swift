internal import Foundation

/// Values of runtime attributes in the types that properties have.
enum NibValue {
  /// A value converted to a property's type; nil when it cannot be.
  ///
  /// A document knows one kind of number; a property may be any.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let choices: [Any] = [
      CGFloat(number), Float(number), Int(exactly: number.rounded(.towardZero)) as Any,
      Int32(exactly: number.rounded(.towardZero)) as Any,
      UInt(exactly: number.rounded(.towardZero)) as Any, NSNumber(value: number),
    ]
    for choice in choices {
      if let choice = choice as? Value { return choice }
    }
    return nil
  }
}
