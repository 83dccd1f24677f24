internal import Foundation

extension NSEvent {
  /// The kind of an event; raw values are Apple's.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    case applicationDefined = 15
    case periodic = 16
    case cursorUpdate = 17
    case scrollWheel = 22
    case tabletPoint = 23
    case tabletProximity = 24
    case otherMouseDown = 25
    case otherMouseUp = 26
    case otherMouseDragged = 27
    case gesture = 29
    case magnify = 30
    case swipe = 31
    case rotate = 18
    case beginGesture = 19
    case endGesture = 20
    case smartMagnify = 32
    case quickLook = 33
    case pressure = 34
    case directTouch = 37
    case changeMode = 38
  }

  /// A set of kinds of events.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Left mouse down.
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    /// Left mouse up.
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    /// Right mouse down.
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    /// Right mouse up.
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    /// Mouse moved.
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    /// Left mouse dragged.
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    /// Right mouse dragged.
    public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
    /// Mouse entered.
    public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
    /// Mouse exited.
    public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
    /// Key down.
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    /// Key up.
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    /// Flags changed.
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    /// App kit defined.
    public static let appKitDefined = EventTypeMask(rawValue: 1 << 13)
    /// System defined.
    public static let systemDefined = EventTypeMask(rawValue: 1 << 14)
    /// Application defined.
    public static let applicationDefined = EventTypeMask(rawValue: 1 << 15)
    /// Periodic.
    public static let periodic = EventTypeMask(rawValue: 1 << 16)
    /// Cursor update.
    public static let cursorUpdate = EventTypeMask(rawValue: 1 << 17)
    /// Scroll wheel.
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    /// Tablet point.
    public static let tabletPoint = EventTypeMask(rawValue: 1 << 23)
    /// Tablet proximity.
    public static let tabletProximity = EventTypeMask(rawValue: 1 << 24)
    /// Other mouse down.
    public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
    /// Other mouse up.
    public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
    /// Other mouse dragged.
    public static let otherMouseDragged = EventTypeMask(rawValue: 1 << 27)
    /// Gesture.
    public static let gesture = EventTypeMask(rawValue: 1 << 29)
    /// Magnify.
    public static let magnify = EventTypeMask(rawValue: 1 << 30)
    /// Swipe.
    public static let swipe = EventTypeMask(rawValue: 1 << 31)
    /// Rotate.
    public static let rotate = EventTypeMask(rawValue: 1 << 18)
    /// Begin gesture.
    public static let beginGesture = EventTypeMask(rawValue: 1 << 19)
    /// End gesture.
    public static let endGesture = EventTypeMask(rawValue: 1 << 20)
    /// Smart magnify.
    public static let smartMagnify = EventTypeMask(rawValue: 1 << 32)
    /// Quick look.
    public static let quickLook = EventTypeMask(rawValue: 1 << 33)
    /// Pressure.
    public static let pressure = EventTypeMask(rawValue: 1 << 34)
    /// Direct touch.
    public static let directTouch = EventTypeMask(rawValue: 1 << 37)
    /// Change mode.
    public static let changeMode = EventTypeMask(rawValue: 1 << 38)
    /// All kinds of events.
    public static let any = EventTypeMask(rawValue: UInt64.max)
    /// Creates a set with one kind of event.
    public init(type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }
  }

  /// A detail of an event's kind; raw values are Apple's.
  public enum EventSubtype: Int16, Sendable {
    case windowExposed = 0
    case applicationActivated = 1
    case applicationDeactivated = 2
    case windowMoved = 4
    case screenChanged = 8
    case touch = 3
    /// The event turns the machine off; equal to `applicationActivated`.
    public static var powerOff: EventSubtype { .applicationActivated }
    /// A mouse event without details; equal to `windowExposed`.
    public static var mouseEvent: EventSubtype { .windowExposed }
    /// A point of a tablet; equal to `applicationActivated`.
    public static var tabletPoint: EventSubtype { .applicationActivated }
    /// A pen near a tablet; equal to `applicationDeactivated`.
    public static var tabletProximity: EventSubtype { .applicationDeactivated }
  }

  /// The modifier keys that are pressed.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The caps lock key.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The help key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The flags that do not depend on a device.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }

  /// The phase of a gesture that consists of several events.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The gesture began.
    public static let began = Phase(rawValue: 1 << 0)
    /// The gesture continues without movement.
    public static let stationary = Phase(rawValue: 1 << 1)
    /// The gesture moved.
    public static let changed = Phase(rawValue: 1 << 2)
    /// The gesture ended.
    public static let ended = Phase(rawValue: 1 << 3)
    /// The gesture was cancelled.
    public static let cancelled = Phase(rawValue: 1 << 4)
    /// A gesture may begin.
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }

  /// Options of tracking a swipe.
  public struct SwipeTrackingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lock direction.
    public static let lockDirection = SwipeTrackingOptions(rawValue: 1 << 0)
    /// Clamp gesture amount.
    public static let clampGestureAmount = SwipeTrackingOptions(rawValue: 1 << 1)
  }

  /// The parts of a pen that are pressed.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Pen tip.
    public static let penTip = ButtonMask(rawValue: 1)
    /// Pen lower side.
    public static let penLowerSide = ButtonMask(rawValue: 2)
    /// Pen upper side.
    public static let penUpperSide = ButtonMask(rawValue: 4)
  }

  /// The kind of a tablet's device.
  public enum PointingDeviceType: UInt, Sendable {
    case unknown, pen, cursor, eraser
  }
  /// The direction in which a gesture's amount counts.
  public enum GestureAxis: Int, Sendable {
    case none, horizontal, vertical
  }
  /// The reaction of a trackpad to pressure.
  public enum PressureBehavior: Int, Sendable {
    case unknown = -1
    case primaryDefault = 0
    case primaryClick = 1
    case primaryGeneric = 2
    case primaryAccelerator = 3
    case primaryDeepClick = 5
    case primaryDeepDrag = 6
  }
}
