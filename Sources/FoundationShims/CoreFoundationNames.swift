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
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that changes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Bytes that change.
public typealias CFMutableData = NSMutableData
/// A truth value.
public typealias CFBoolean = NSNumber
/// True.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
/// The type of the value for nothing.
public typealias CFNull = NSNull
/// The value for nothing.
public var kCFNull: CFNull! { NSNull() }
/// A unit of UTF-16.
public typealias UniChar = UInt16

/// A range of indexes.
public struct CFRange: Equatable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of indexes.
  public var length: CFIndex
  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range of a first index and a number of indexes.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns the range of a first index and a number of indexes.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
/// The index of what was not found.
public let kCFNotFound: CFIndex = -1
/// Returns the number of an array's elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }
/// Returns the number of a text's UTF-16 units.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.utf16.count }
/// Returns the number of UTF-16 units of a text with attributes.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

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
