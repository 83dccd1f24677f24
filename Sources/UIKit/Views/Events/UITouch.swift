public import Foundation

/// A touch on the screen.
///
/// The system never sends touches here; views and tests create them and call the methods of responders.
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
  /// The number of taps.
  open internal(set) var tapCount = 0
  /// The time, in seconds since system start.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touched view.
  open internal(set) weak var view: UIView?
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// The location in the root view's bounds.
  var place = (now: CGPoint.zero, before: CGPoint.zero)

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
  /// The time, in seconds since system start.
  open var timestamp: TimeInterval { 0 }
  /// The touches; always empty.
  open var allTouches: Set<UITouch>? { nil }
}
