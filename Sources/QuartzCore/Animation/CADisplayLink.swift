public import Foundation
public import FoundationShims

/// A timer that calls its target before each frame of the screen, sixty times a second.
///
/// While the main run loop runs, it calls the links that were added to a run loop; under a stepped
/// ``AnimationClock`` its ``AnimationClock/advance(by:)`` calls them. A program without either calls
/// ``tick()``.
///
/// - SeeAlso: Apple, "CADisplayLink".
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  /// Creates a link that calls a method of a target, which it retains until ``invalidate()``.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }
  /// Whether calls are paused.
  open var isPaused = false
  /// The time of the last frame on the animation clock, in seconds; 0 before the first.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame; 0 before the first.
  open var targetTimestamp: TimeInterval { timestamp == 0 ? 0 : timestamp + period }
  /// The time between frames of the screen, in seconds; 0 before the first.
  open var duration: TimeInterval { timestamp == 0 ? 0 : DisplayFrames.interval }
  /// The preferred number of calls per second; 0 for one per frame.
  ///
  /// The link is called at every second, third, … frame, so that it is called at least this often.
  open var preferredFramesPerSecond = 0
  /// The preferred range of calls per second; stored only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var modes: Set<RunLoop.Mode> = []

  /// Starts calling the target.
  ///
  /// - Parameters:
  ///   - runloop: The run loop; the main one is used in any case.
  ///   - mode: The mode; the link is called in all common modes.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    DisplayFrames.shared.add(self)
  }
  /// Stops the calls of one mode; those of other modes to which it was added continue.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { DisplayFrames.shared.remove(self) }
  }
  /// Stops the calls in all modes and releases the target.
  open func invalidate() {
    modes = []
    target = nil
    DisplayFrames.shared.remove(self)
  }
  /// Calls the target as before a frame, unless the link is paused or was invalidated.
  ///
  /// Not in Core Animation; for programs that run no run loop. The target is called by ``ActionResponder`` or
  /// by name.
  public func tick() {
    guard !isPaused, let target else { return }
    if (target as? any ActionResponder)?.respond(to: selector, sender: self) == true { return }
    _ = ObjectiveCNames.send(selector, to: target, self)
  }

  /// The interval between two calls, in seconds.
  private var period: TimeInterval {
    guard preferredFramesPerSecond > 0 else { return DisplayFrames.interval }
    return max(1, (60 / Double(preferredFramesPerSecond)).rounded(.down)) * DisplayFrames.interval
  }
  /// Calls the target if its rate includes the frame.
  func show(at time: TimeInterval) {
    guard !isPaused, time - timestamp > period - DisplayFrames.interval / 2 else { return }
    timestamp = time
    tick()
  }
}

/// The preferred range of frames per second.
///
/// Source: Apple, "CAFrameRateRange".
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; nil for none.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The rate of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
