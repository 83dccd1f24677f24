internal import Foundation

/// An interpolated message.
///
/// Source: Apple, "OSLogMessage".
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without interpolated values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  /// Appends a literal part.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends a value's description.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The alignment and minimum width.
  ///   - privacy: Not used: all values are public.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }
  /// Appends a number in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(Double(value())))
  }
}

/// The visibility of a value; all values are public here.
///
/// Source: Apple, "OSLogPrivacy".
public struct OSLogPrivacy: Sendable {
  /// The system decides.
  public static let auto = OSLogPrivacy()
  /// Visible to everyone.
  public static let `public` = OSLogPrivacy()
  /// Visible only to the device's owner.
  public static let `private` = OSLogPrivacy()
  /// Hidden from other processes.
  public static let sensitive = OSLogPrivacy()
}

/// The alignment and minimum width of a value.
///
/// Source: Apple, "OSLogStringAlignment".
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  /// No padding.
  public static let none = OSLogStringAlignment(columns: 0)
  /// Right-aligned, padded on the left.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }
  /// Left-aligned, padded on the right.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: -columns)
  }

  func aligned(_ text: String) -> String {
    let missing = max(abs(columns) - text.count, 0)
    let filling = String(repeating: " ", count: missing)
    return columns < 0 ? text + filling : filling + text
  }
}

/// The formatting of a number.
///
/// Source: Apple, "OSLogFloatFormatting".
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?
  /// Six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// The given number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }

  func text(_ value: Double) -> String {
    digits.map { String(format: "%.\($0)f", value) } ?? "\(value)"
  }
}
