public import Foundation

/// A touch on the screen.
///
/// Simulated fingers make touches, and a window delivers them; programs and tests may also create touches and call the
/// methods of responders.
///
/// - SeeAlso: Apple, "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of the touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// The type of the touch.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// Creates a touch without a location.
  public override init() { super.init() }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The type of the touch.
  open internal(set) var type = TouchType.direct
  /// The number of taps, this touch included, at one place in quick succession.
  open internal(set) var tapCount = 0
  /// The time of the last change on the clock of touches, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow ?? view?.window }
  weak var touchedWindow: UIWindow?
  /// The recognizers that receive the touch; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The radius of the touch, in points; always 0.
  open var majorRadius: CGFloat { 0 }
  /// The force of the touch, 1 for an average one; always 1.
  open var force: CGFloat { 1 }
  /// The location in the root view's bounds.
  var place = (now: CGPoint.zero, before: CGPoint.zero)
  /// The location at which the touch began, in the root view's bounds.
  var start = CGPoint.zero

  /// The location in a view's bounds; nil is the root view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place.now, from: nil) ?? place.now
  }
  /// The previous location in a view's bounds; nil is the root view.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(place.before, from: nil) ?? place.before
  }
}

/// An event: a group of touches.
///
/// - SeeAlso: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of the event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  /// The subtype of the event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// Creates an event without touches.
  public override init() { super.init() }
  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The time on the clock of touches, in seconds; 0 for an event of a program.
  open var timestamp: TimeInterval { 0 }
  /// The touches; nil for an event of a program.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches in a window; nil for an event without touches.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// The touches that began in a view; nil for an event without touches.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
  /// The touches that a recognizer receives; nil for an event without touches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}

/// An event of simulated fingers.
final class FingerEvent: UIEvent {
  private let touches: Set<UITouch>
  private let time: TimeInterval
  init(_ touches: [UITouch], at time: TimeInterval) {
    (self.touches, self.time) = (Set(touches), time)
    super.init()
  }
  override var timestamp: TimeInterval { time }
  override var allTouches: Set<UITouch>? { touches }
}
