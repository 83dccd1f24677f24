public import Foundation

/// A touch of a trackpad or a touch bar; programs get none here.
///
/// - SeeAlso: Apple, "NSTouch".
@preconcurrency @MainActor open class NSTouch: NSObject {
  /// The phase of a touch.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of phases from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The touch began.
    public static let began = Phase(rawValue: 1)
    /// The touch moved.
    public static let moved = Phase(rawValue: 2)
    /// The touch rests.
    public static let stationary = Phase(rawValue: 4)
    /// The touch ended.
    public static let ended = Phase(rawValue: 8)
    /// The touch was cancelled.
    public static let cancelled = Phase(rawValue: 16)
    /// The touch began, moved or rests.
    public static let touching: Phase = [.began, .moved, .stationary]
    /// Every phase.
    public static let any = Phase(rawValue: UInt.max)
  }
  /// The surface of a touch.
  public enum TouchType: Int, Sendable {
    case direct, indirect
  }
  /// Several surfaces of touches.
  public struct TouchTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches of a touch bar.
    public static let direct = TouchTypeMask(rawValue: 1)
    /// Touches of a trackpad.
    public static let indirect = TouchTypeMask(rawValue: 2)
  }

  /// The phase of the touch.
  open internal(set) var phase: Phase = []
  /// The surface of the touch.
  open var type: TouchType { .indirect }
  /// The place on the trackpad, from 0 to 1 on each axis.
  open var normalizedPosition: NSPoint { .zero }
  /// Whether the finger only rests.
  open var isResting: Bool { false }
  /// The size of the trackpad, in points.
  open var deviceSize: NSSize { .zero }
  /// An object that is equal for the same finger.
  open var identity: any NSCopying & NSObjectProtocol { NSNumber(value: 0) }
  /// Returns the place in a view.
  open func location(in view: NSView?) -> NSPoint { .zero }
  /// Returns the former place in a view.
  open func previousLocation(in view: NSView?) -> NSPoint { .zero }
}
