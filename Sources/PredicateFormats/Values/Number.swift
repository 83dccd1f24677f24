import Foundation

/// A number of any type, so that numbers compare by value.
enum Number {
  case integer(Int128)
  case real(Double)

  /// Creates the number that a value is, also as a raw value; nil for other values.
  init?(_ value: Any?) {
    guard let value = Value.unwrapped(value), type(of: value) != String.self else { return nil }
    // Its casts to Swift's types would lose whether it is a fraction.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self = Number(number)
      return
    }
    switch value {
    case let integer as Int: self = .integer(Int128(integer))
    case let integer as any BinaryInteger: self = Number(integer: integer)
    case let real as any BinaryFloatingPoint: self = .real(Double(real))
    case let bool as Bool: self = .integer(bool ? 1 : 0)
    case let decimal as Decimal: self = .real(NSDecimalNumber(decimal: decimal).doubleValue)
    default:
      guard let raw = Value.raw(value) else { return nil }
      self.init(raw)
    }
  }

  private init(integer: some BinaryInteger) {
    self = Int128(exactly: integer).map { .integer($0) } ?? .real(Double(integer))
  }

  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q"): self = .integer(Int128(number.uint64Value))
    default: self = .integer(Int128(number.int64Value))
    }
  }

  /// The number in floating point, rounded.
  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The integer that the number is; nil for fractions and for what does not fit.
  var int: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .real(let value): Int(exactly: value)
    }
  }

  /// The number as `Int` or `Double`.
  var value: any Sendable {
    guard case .integer(let integer) = self else { return double }
    if let int = Int(exactly: integer) { return int }
    return UInt64(exactly: integer).map { $0 } ?? double
  }

  /// The number with the opposite sign.
  var negated: Number {
    switch self {
    case .integer(let value): value == .min ? .real(-Double(value)) : .integer(-value)
    case .real(let value): .real(-value)
    }
  }

  /// Returns the exact order of the number and another; nil where one is not a number.
  func order(_ other: Number) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): Self.order(left, right)
    case (.real(let left), .real(let right)): Self.order(left, right)
    case (.integer(let left), .real(let right)): Self.order(left, right)
    case (.real(let left), .integer(let right)): Self.order(right, left)?.reversed
    }
  }

  private static func order<Value: Comparable>(
    _ left: Value, _ right: Value
  ) -> ComparisonResult? {
    if left < right { return .orderedAscending }
    if left > right { return .orderedDescending }
    return left == right ? .orderedSame : nil
  }

  private static func order(_ left: Int128, _ right: Double) -> ComparisonResult? {
    if right.isNaN { return nil }
    let whole = right.rounded(.down)
    guard let integer = Int128(exactly: whole) else {
      return right > 0 ? .orderedAscending : .orderedDescending
    }
    if left == integer { return whole == right ? .orderedSame : .orderedAscending }
    return order(left, integer)
  }
}

extension ComparisonResult {
  /// The order of the same values the other way round.
  var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}
