internal import Foundation

/// An interpolated message.
///
/// Source: Apple, "OSLogMessage".
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  /// Adds a literal part.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value as its description.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The width that it fills.
  ///   - privacy: Not used: the program and its log have one reader.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }
  /// Adds a number in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(Double(value())))
  }
}

/// The visibility of a value; public here.
///
/// Source: Apple, "OSLogPrivacy".
public struct OSLogPrivacy: Sendable {
  /// The system's decision.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// The device's owner.
  public static let `private` = OSLogPrivacy()
  /// No other process.
  public static let sensitive = OSLogPrivacy()
}

/// The width that a value fills.
///
/// Source: Apple, "OSLogStringAlignment".
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  /// The value's own length.
  public static let none = OSLogStringAlignment(columns: 0)
  /// Filled on the left.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }
  /// Filled on the right.
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
  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }

  func text(_ value: Double) -> String {
    digits.map { String(format: "%.\($0)f", value) } ?? "\(value)"
  }
}
