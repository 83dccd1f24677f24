public import Foundation

/// A mode of run loops, under Core Foundation's name.
///
/// Source: Apple, "CFRunLoopMode".
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a mode from its name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  /// The mode of ordinary events.
  public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
  /// All common modes.
  public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)
}

/// The default mode of run loops.
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
/// The common modes of run loops.
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes

/// The reason for which a run loop returned.
///
/// Source: Apple, "CFRunLoopRunResult".
public enum CFRunLoopRunResult: Int32, Sendable {
  /// It has no sources and no timers.
  case finished = 1
  /// It was stopped.
  case stopped
  /// The time passed.
  case timedOut
  /// It handled a source.
  case handledSource
}

/// A run loop, under Core Foundation's name.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Runs the run loop of the current thread in a mode.
///
/// - Parameters:
///   - mode: The mode; the common modes mean the default one.
///   - seconds: The time in seconds; 0 handles what is due.
///   - returnAfterSourceHandled: Whether it returns after the first handled source.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let isCommon = mode == nil || mode == .commonModes
  let name = RunLoop.Mode(rawValue: (isCommon ? .defaultMode : mode).rawValue)
  let limit = Date(timeIntervalSinceNow: max(0, seconds))
  repeat {
    if RunLoop.current.run(mode: name, before: limit) {
      if returnAfterSourceHandled { return .handledSource }
    } else if limit.timeIntervalSinceNow > 0 {
      // A loop without sources returns at once; time passes here as it does with them.
      Thread.sleep(forTimeInterval: min(0.005, limit.timeIntervalSinceNow))
    }
  } while limit.timeIntervalSinceNow > 0
  return .timedOut
}

/// Calls a block on a run loop's thread, in its next pass.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping @Sendable () -> Void
) { rl?.perform(block) }

/// The units of ``mach_absolute_time()``, here nanoseconds.
///
/// Calling it with the address of a value fills that value, as the function of its name does.
public struct mach_timebase_info: Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32
  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  /// Creates an empty fraction.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates the units and fills a value with them.
  @discardableResult public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}
/// The units of ``mach_absolute_time()``.
public typealias mach_timebase_info_data_t = mach_timebase_info

/// Returns the time since the start of the system without sleep, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
