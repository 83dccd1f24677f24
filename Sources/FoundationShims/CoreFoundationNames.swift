public import Foundation

// Core Foundation's names of what is bridged to Foundation's classes on Apple's systems. `as` bridges on Linux from literals
// only, so strings and arrays are Swift's own.

/// A string: Swift's, so that `text as CFString` compiles.
public typealias CFString = String
/// An array: Swift's, so that `list as CFArray` compiles.
public typealias CFArray = [Any]
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A place of a file or on the network: Swift's, so that `url as CFURL` compiles.
public typealias CFURL = URL
/// An error.
public typealias CFError = NSError
/// A number.
public typealias CFNumber = NSNumber
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// An index or a count.
public typealias CFIndex = Int

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The largest finite `Float`, under the name in C's older headers.
public let HUGE = Float.greatestFiniteMagnitude
