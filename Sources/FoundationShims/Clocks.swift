internal import Foundation

/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A moment, in seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Seconds since the machine started, never running backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds since the beginning of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
