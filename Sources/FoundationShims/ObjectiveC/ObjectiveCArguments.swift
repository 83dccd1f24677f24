package import Foundation

/// The arguments of a message, converted to the parameter types of the method.
public struct ObjectiveCArguments {
  /// The error of an argument whose type differs from the parameter's.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// An argument as a type.
  ///
  /// An argument that is missing is nil. Numbers are converted to the requested number type.
  ///
  /// - Parameters:
  ///   - index: The index of the argument, from 0.
  ///   - type: The parameter's type.
  /// - Throws: An error that describes the actual argument.
  public subscript<Value>(index: Int, type: Value.Type) -> Value {
    get throws {
      let value = index < values.count ? values[index] : nil
      if let cast = Self.cast(value, to: type) { return cast }
      let found = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
      throw Mismatch(description: "argument \(index + 1) is \(found), not \(type)")
    }
  }

  /// The first argument as the type of the context.
  ///
  /// - Throws: An error that describes the actual argument.
  public func value<Value>() throws -> Value { try self[0, Value.self] }

  /// A value as a type, numbers as any type of number; nil for a value of another type.
  public static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let cast = value as? Value { return cast }
    // An optional that is nil, for a type that has nil.
    if value == nil { return Optional<Any>.none as? Value }
    guard let number = number(value) else { return nil }
    let candidates: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.intValue, number.floatValue,
      number.boolValue, UInt(truncatingIfNeeded: number.intValue),
      Int32(truncatingIfNeeded: number.intValue), number,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// A number of any type; nil for another value.
  package static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Int: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }
}
