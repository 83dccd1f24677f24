public import Foundation

// Core Foundation's names of what is bridged to Foundation's classes on Apple's systems.

/// A string, as `as CFString` writes it.
public typealias CFString = NSString
/// An array.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// Anything of Core Foundation.
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

/// Infinity, as C's older headers name it.
public let HUGE = Double.infinity
