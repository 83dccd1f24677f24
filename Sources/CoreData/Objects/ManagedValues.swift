internal import Foundation

/// The Swift types of properties.
enum ManagedValues {
  /// Returns a held value as a type; nil where it is of another.
  static func cast<Value>(_ held: Any) -> Value? {
    if let value = held as? Value { return value }
    if let number = held as? NSNumber, let type = Value.self as? any NumberValue.Type {
      return type.init(truncating: number) as? Value
    }
    if let type = Value.self as? any OptionalType.Type {
      return type.some(held) as? Value
    }
    if let type = Value.self as? any RawRepresentable.Type { return raw(type, held) as? Value }
    return nil
  }
  /// Returns the case of an enumeration whose raw value is held.
  static func raw<Value: RawRepresentable>(_ type: Value.Type, _ held: Any) -> Value? {
    let value: Value.RawValue? = cast(held)
    return value.flatMap { Value(rawValue: $0) }
  }

  /// Returns a value for `setValue(_:forKey:)`.
  static func plain(_ value: Any?) -> Any? {
    guard let value = KeyValues.flat(value) else { return nil }
    if value is NSObject { return value }
    if let raw = value as? any RawRepresentable { return plain(raw.rawValue) }
    return value
  }

  /// Returns what stands for no value of a property.
  static func none<Value>(_ owner: NSManagedObject, _ key: String) -> Value {
    if let type = Value.self as? any EmptyValue.Type, let value = type.empty as? Value {
      return value
    }
    if let type = Value.self as? any RawRepresentable.Type, let value = first(of: type) as? Value {
      return value
    }
    let objects: [Any] = [
      NSNumber(value: 0), NSString(), NSDate(timeIntervalSinceReferenceDate: 0), NSData(), NSSet(),
      NSOrderedSet(), NSArray(), NSDictionary(), NSDecimalNumber.zero, NSMutableSet(),
      NSMutableOrderedSet(), NSMutableArray(), NSMutableDictionary(), NSObject(),
    ]
    for object in objects { if let value = object as? Value { return value } }
    if let entity = owner.entity.table.relationships[key]?.destinationEntity,
      let value = ManagedClasses.create(entity, in: nil) as? Value
    {
      return value
    }
    // There is no value of the type to return: Apple's ends the program here as well.
    fatalError("\(owner.entity.name ?? "").\(key) has no value of type \(Value.self).")
  }
  private static func first<Value: RawRepresentable>(of type: Value.Type) -> Value? {
    if let zero = (Value.RawValue.self as? any EmptyValue.Type)?.empty as? Value.RawValue,
      let value = Value(rawValue: zero)
    {
      return value
    }
    return (type as? any CaseIterable.Type).flatMap { any($0) as? Value }
  }
  private static func any<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
}

/// A type with a value that stands for none.
private protocol EmptyValue {
  static var empty: Self { get }
}
/// A number that is made from an object.
private protocol NumberValue {
  /// Creates the number of an object.
  init(truncating number: NSNumber)
}
/// The type of an optional.
private protocol OptionalType {
  static func some(_ held: Any) -> Any?
}

extension Optional: EmptyValue {
  fileprivate static var empty: Wrapped? { nil }
}
extension Optional: OptionalType {
  fileprivate static func some(_ held: Any) -> Any? {
    let value: Wrapped? = ManagedValues.cast(held)
    return value.map { $0 as Any }
  }
}
extension Int: EmptyValue, NumberValue { fileprivate static var empty: Int { 0 } }
extension Int8: EmptyValue, NumberValue { fileprivate static var empty: Int8 { 0 } }
extension Int16: EmptyValue, NumberValue { fileprivate static var empty: Int16 { 0 } }
extension Int32: EmptyValue, NumberValue { fileprivate static var empty: Int32 { 0 } }
extension Int64: EmptyValue, NumberValue { fileprivate static var empty: Int64 { 0 } }
extension UInt: EmptyValue, NumberValue { fileprivate static var empty: UInt { 0 } }
extension UInt8: EmptyValue, NumberValue { fileprivate static var empty: UInt8 { 0 } }
extension UInt16: EmptyValue, NumberValue { fileprivate static var empty: UInt16 { 0 } }
extension UInt32: EmptyValue, NumberValue { fileprivate static var empty: UInt32 { 0 } }
extension UInt64: EmptyValue, NumberValue { fileprivate static var empty: UInt64 { 0 } }
extension Double: EmptyValue, NumberValue { fileprivate static var empty: Double { 0 } }
extension Float: EmptyValue, NumberValue { fileprivate static var empty: Float { 0 } }
extension CGFloat: EmptyValue, NumberValue {
  fileprivate static var empty: CGFloat { 0 }
  fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
extension Bool: EmptyValue, NumberValue { fileprivate static var empty: Bool { false } }
extension Decimal: EmptyValue { fileprivate static var empty: Decimal { 0 } }
extension String: EmptyValue { fileprivate static var empty: String { "" } }
extension Data: EmptyValue { fileprivate static var empty: Data { Data() } }
extension Date: EmptyValue {
  fileprivate static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension URL: EmptyValue { fileprivate static var empty: URL { URL(fileURLWithPath: "/") } }
extension UUID: EmptyValue {
  fileprivate static var empty: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension Set: EmptyValue { fileprivate static var empty: Set<Element> { [] } }
extension Array: EmptyValue { fileprivate static var empty: [Element] { [] } }
extension Dictionary: EmptyValue { fileprivate static var empty: [Key: Value] { [:] } }
