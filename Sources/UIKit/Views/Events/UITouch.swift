public import Foundation

/// A finger on the screen.
///
/// Nobody touches anything here: views and tests that want touches make them and call the methods of
/// responders themselves.
///
/// - SeeAlso: Apple, "UITouch".
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// What touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// Makes a touch that is nowhere.
  public override init() { super.init() }

  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// What touches.
  open internal(set) var type = TouchType.direct
  /// How often it tapped.
  open internal(set) var tapCount = 0
  /// When, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that was touched.
  open internal(set) weak var view: UIView?
  /// The window of that view.
  open var window: UIWindow? { view?.window }
  /// Where, in the topmost view's bounds.
  var place = (now: CGPoint.zero, before: CGPoint.zero)

  /// Where the finger is, in a view's bounds; nil means the topmost view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place.now, from: nil) ?? place.now
  }
  /// Where the finger was before, in a view's bounds; nil means the topmost view.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(place.before, from: nil) ?? place.before
  }
}

/// Something that happened: a group of touches.
///
/// - SeeAlso: Apple, "UIEvent".
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  /// What exactly happened.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// Makes an event without touches.
  public override init() { super.init() }
  /// What kind of thing happened.
  open var type: EventType { .touches }
  /// What exactly happened.
  open var subtype: EventSubtype { .none }
  /// When, in seconds since the machine started.
  open var timestamp: TimeInterval { 0 }
  /// The touches; none here.
  open var allTouches: Set<UITouch>? { nil }
}
