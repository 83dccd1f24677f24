internal import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// The seconds since the machine started, which never decrease.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds since the beginning of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
