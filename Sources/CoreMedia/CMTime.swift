@_exported public import Foundation

/// The number of units in a second of a time.
public typealias CMTimeScale = Int32
/// A number of units of a time.
public typealias CMTimeValue = Int64
/// The number of times that a time started from 0 again.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
///
/// - SeeAlso: Apple, "CMTimeFlags".
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A time that means something.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// A time that was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// Later than all times.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Earlier than all times.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// A time that is not known yet.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of seconds.
///
/// - SeeAlso: Apple, "CMTime".
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The units of a second.
  public var timescale: CMTimeScale
  /// The kind.
  public var flags: CMTimeFlags
  /// The number of times that time started again.
  public var epoch: CMTimeEpoch

  /// Creates a time that means nothing.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time of its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates a time of units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates the time nearest to a number of seconds; one that is not finite is an infinite time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let units = seconds * Double(preferredTimescale)
    guard preferredTimescale > 0, !units.isNaN else {
      self.init()
      return
    }
    guard abs(units) < 9e18 else {
      self = units > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(units.rounded()), timescale: preferredTimescale)
  }

  /// Zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that means nothing.
  public static let invalid = CMTime()
  /// A time that is not known yet.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than all times.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than all times.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it means something.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is not known yet.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether it is later than all times.
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all times.
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
  /// Whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// The seconds; not a number for a time without them.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale > 0 ? Double(value) / Double(timescale) : .nan
  }

  /// Returns the time with other units of a second, rounded to the nearest.
  public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  /// Whether both are the same moment.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric ? left.seconds == right.seconds : left.flags == right.flags
  }
  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(flags) }
  }
  /// Whether one is earlier.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  /// The sum of two times, in the finer units.
  public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(right, +) }
  /// The difference of two times, in the finer units.
  public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(right, -) }
  private func combined(_ other: CMTime, _ combine: (Double, Double) -> Double) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    let scale = max(timescale, other.timescale)
    return CMTime(seconds: combine(seconds, other.seconds), preferredTimescale: scale)
  }
}

/// A start and a duration.
///
/// - SeeAlso: Apple, "CMTimeRange".
public struct CMTimeRange: Hashable, Sendable {
  /// The start.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a range.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// A range of nothing at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that means nothing.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// The end.
  public var end: CMTime { start + duration }
  /// Whether it has no duration.
  public var isEmpty: Bool { duration == .zero }
  /// Whether it means something.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether a time is in it; its end is not.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Creates a time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// −1, 0 or 1 for an earlier, the same or a later first time.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
/// Creates a range.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Zero.
public let kCMTimeZero = CMTime.zero
/// A time that means nothing.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known yet.
public let kCMTimeIndefinite = CMTime.indefinite

/// Samples of a medium; no device or file makes any here.
///
/// - SeeAlso: Apple, "CMSampleBuffer".
public final class CMSampleBuffer: Sendable {
  init() {}
}
/// The description of a medium; no device or file makes any here.
///
/// - SeeAlso: Apple, "CMFormatDescription".
public final class CMFormatDescription: Sendable {
  init() {}
}
/// The width and height of a picture, in pixels.
///
/// - SeeAlso: Apple, "CMVideoDimensions".
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// Creates sides.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
