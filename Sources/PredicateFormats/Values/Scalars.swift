import Foundation

/// The keys of strings and numbers, which are methods of Apple's `NSString` and `NSNumber`.
enum Scalars {
  /// Returns the value of a string's key; nil for an unknown one.
  static func value(forKey key: String, of text: String) -> Any? {
    let object = text as NSString
    return switch key {
    case "length": text.utf16.count
    case "intValue": Int(object.intValue)
    case "integerValue": object.integerValue
    case "longLongValue": Int(object.longLongValue)
    case "doubleValue": object.doubleValue
    case "floatValue": Double(object.floatValue)
    case "boolValue": object.boolValue
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "pathExtension": object.pathExtension
    case "lastPathComponent": object.lastPathComponent
    case "description": text
    default: nil
    }
  }

  /// Returns the value of a number's key; nil for an unknown one.
  static func value(forKey key: String, of number: Number) -> Any? {
    switch key {
    case "intValue", "integerValue", "longLongValue", "longValue":
      let whole = number.double.rounded(.towardZero)
      return number.int ?? Int(exactly: whole) ?? (whole > 0 ? Int.max : Int.min)
    case "doubleValue", "floatValue": return number.double
    case "boolValue": return number.double != 0
    case "stringValue", "description": return (number.value as? NSNumber)?.stringValue
    default: return nil
    }
  }
}
