internal import Foundation

/// The forms of attributes' values.
///
/// Numbers are held as `NSNumber`, decimal ones as `NSDecimalNumber`, so that a value can be cast to any of its types.
enum AttributeConversion {
  static func className(of type: NSAttributeType) -> String? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .compositeAttributeType: "NSDictionary"
    case .transformableAttributeType, .undefinedAttributeType: nil
    }
  }

  /// Returns a value in the form of a type; nil where it is of another.
  static func held(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      number(value)
    case .decimalAttributeType:
      if let decimal = value as? NSDecimalNumber {
        decimal
      } else if let decimal = value as? Decimal {
        NSDecimalNumber(decimal: decimal)
      } else {
        number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
      }
    case .stringAttributeType: value as? String
    case .dateAttributeType: value as? Date
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    case .objectIDAttributeType: value as? NSManagedObjectID
    case .compositeAttributeType: value as? [String: Any]
    case .transformableAttributeType, .undefinedAttributeType: value
    }
  }

  /// Returns a number of any type.
  static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    switch value {
    case let value as Int64: return NSNumber(value: value)
    case let value as any BinaryInteger:
      return Int64(exactly: value).map { NSNumber(value: $0) }
        ?? UInt64(exactly: value).map { NSNumber(value: $0) }
    case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
    case let value as any RawRepresentable: return number(value.rawValue)
    default: return nil
    }
  }

  /// Returns the value that a document states as a text.
  static func value(_ text: String?, interval: String?, _ type: NSAttributeType) -> Any? {
    if type == .dateAttributeType {
      return (interval ?? text).flatMap { Double($0) }.map {
        Date(timeIntervalSinceReferenceDate: $0)
      }
    }
    guard let text else { return nil }
    switch type {
    case .integer16AttributeType: return Int16(text).map { NSNumber(value: $0) } ?? whole(text)
    case .integer32AttributeType: return Int32(text).map { NSNumber(value: $0) } ?? whole(text)
    case .integer64AttributeType: return whole(text)
    case .doubleAttributeType, .floatAttributeType:
      return Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType:
      return NSNumber(value: ["YES", "1", "true"].contains(text))
    case .decimalAttributeType:
      return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: return text
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }
  private static func whole(_ text: String) -> NSNumber? {
    Int64(text).map { NSNumber(value: $0) }
      ?? Double(text).flatMap { Int64(exactly: $0.rounded()) }.map { NSNumber(value: $0) }
  }
  /// Returns the bound that a document states: of strings, of their length.
  static func bound(_ text: String?, interval: String?, _ type: NSAttributeType) -> Any? {
    value(text, interval: interval, type == .stringAttributeType ? .integer64AttributeType : type)
  }
}
