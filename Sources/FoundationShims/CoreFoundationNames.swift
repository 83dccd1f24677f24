internal import Foundation

/// A text of Core Foundation: on Linux a Swift string, as which `as CFString` compiles.
public typealias CFString = String
/// An array of Core Foundation: on Linux a Swift array, as which `as CFArray` compiles.
public typealias CFArray = [Any]
/// An index of Core Foundation.
public typealias CFIndex = Int

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The largest finite number of the type `Float`, as C's `HUGE`.
public let HUGE = Float.greatestFiniteMagnitude
