internal import Foundation

/// The conversion of runtime attribute values to property types.
enum NibValue {
  /// Returns a value converted to a property's type; nil if it cannot be converted.
  ///
  /// A document has one number type; a property may have any.
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
