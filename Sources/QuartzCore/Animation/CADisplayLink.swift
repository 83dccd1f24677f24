public import Foundation
public import FoundationShims

/// Would call before each picture of the screen; there is no screen, so it never does.
///
/// - SeeAlso: Apple, "CADisplayLink".
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  /// Makes a link that tells a target, which is not kept.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }
  /// Whether it waits.
  open var isPaused = false
  /// When the last picture was shown, in seconds; 0, since none was.
  open var timestamp: TimeInterval { 0 }
  /// When the next picture is shown; 0 likewise.
  open var targetTimestamp: TimeInterval { 0 }
  /// How long a picture stays, in seconds; 0 until one was shown.
  open var duration: TimeInterval { 0 }
  /// How many pictures a second are wanted; 0 for as many as there are; kept only.
  open var preferredFramesPerSecond = 0
  /// Between which numbers; kept only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Begins to call; only ``tick()`` does here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends that in one mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends it for good.
  open func invalidate() { isInvalid = true }
  private var isInvalid = false
  /// Calls the target as a screen would before a picture, unless the link waits or was ended.
  ///
  /// Plumb's own: programs and tests play the screen. The target hears through ``ActionResponder``.
  public func tick() {
    guard !isPaused, !isInvalid else { return }
    if (target as? any ActionResponder)?.respond(to: selector, sender: self) == true { return }
    _ = ObjectiveCNames.send(selector, to: target as AnyObject, self)
  }
}

/// How many pictures a second are wanted.
///
/// Source: Apple, "CAFrameRateRange".
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best; nil leaves it open.
  public var preferred: Float?
  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As many as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
