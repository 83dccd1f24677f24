import Foundation

/// The forms that absence has among values.
enum Value {
  /// Returns a value without layers of `Optional`; nil for an absent one and for `NSNull`.
  ///
  /// Null in predicates is both `nil` and `NSNull`: Apple, "Predicate Programming Guide", "Using Null
  /// Values".
  static func unwrapped(_ value: Any?) -> Any? {
    var current = value
    while let present = current {
      if isCommon(type(of: present)) { return present }
      if let optional = present as? any OptionalValue {
        current = optional.wrapped
      } else {
        // Asked as `present is NSNull`, a value that is not an object would be boxed as one.
        return type(of: present) is NSNull.Type ? nil : present
      }
    }
    return nil
  }

  /// Returns whether a type is one of the most common, which need no casts, since those that fail are slow.
  static func isCommon(_ type: any Any.Type) -> Bool { type == String.self || isNumber(type) }

  /// Returns whether a type is one of the most common numbers.
  static func isNumber(_ type: any Any.Type) -> Bool {
    type == Int.self || type == Double.self || type == Bool.self
  }

  /// Returns the raw value of an enumeration or of a similar type; nil for other values.
  static func raw(_ value: Any) -> Any? {
    (value as? any RawRepresentable).map { rawValue($0) }
  }

  private static func rawValue(_ value: some RawRepresentable) -> Any { value.rawValue }
}

/// An optional inside of a value of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
