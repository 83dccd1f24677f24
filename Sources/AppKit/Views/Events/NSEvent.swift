public import Foundation

/// A message about the mouse, a key, a gesture or the program.
///
/// There is no event loop: programs and tests create events, and pass them to `NSApplication.sendEvent(_:)`,
/// `NSWindow.sendEvent(_:)` or a responder.
///
/// ```swift
/// let event = NSEvent.mouseEvent(
///   with: .leftMouseDown, location: NSPoint(x: 5, y: 5), modifierFlags: [], timestamp: 0,
///   windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
/// print(event?.clickCount ?? 0)  // 1
/// ```
///
/// - Units: Points in the window's coordinate space, y up.
/// - Errors: A class method returns nil for a kind of event that it cannot create.
/// - Complexity: O(1).
/// - SeeAlso: Apple, "NSEvent".
@preconcurrency @MainActor open class NSEvent: NSObject, NSCopying {
  /// The values of the event.
  package let facts: EventFacts

  /// Creates an event without values.
  public override init() {
    facts = EventFacts(type: .applicationDefined)
    super.init()
  }
  /// Creates an event from its values.
  package init(_ facts: EventFacts) {
    self.facts = facts
    super.init()
  }
  /// Returns the event itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Every event

  /// The kind of the event.
  open var type: EventType { facts.type }
  /// The detail of the event's kind.
  open var subtype: EventSubtype { EventSubtype(rawValue: facts.subtype) ?? .windowExposed }
  /// The modifier keys that were pressed.
  open var modifierFlags: ModifierFlags { facts.modifiers }
  /// The time of the event, in seconds since the system started.
  open var timestamp: TimeInterval { facts.timestamp }
  /// The window of the event; nil for none.
  open var window: NSWindow? {
    facts.window ?? NSApplication.shared.window(withWindowNumber: facts.windowNumber)
  }
  /// The number of the event's window; 0 for none.
  open var windowNumber: Int { facts.windowNumber }
  /// The graphics context of the event; always nil, as on Apple's systems since macOS 10.12.
  open var context: NSGraphicsContext? { nil }
  /// The location in the window's coordinate space, y up; on the screen for an event without window.
  open var locationInWindow: NSPoint { facts.location }

  // MARK: Mouse

  /// The number of clicks in quick succession.
  open var clickCount: Int { facts.clickCount }
  /// The number of the mouse button: 0 for the left, 1 for the right one.
  open var buttonNumber: Int { facts.buttonNumber }
  /// The number that events of one press have in common.
  open var eventNumber: Int { facts.eventNumber }
  /// The pressure of a device, from 0 to 1.
  open var pressure: Float { facts.pressure }
  /// The horizontal distance that the mouse moved or the wheel turned.
  open var deltaX: CGFloat { facts.delta.x }
  /// The vertical distance that the mouse moved or the wheel turned.
  open var deltaY: CGFloat { facts.delta.y }
  /// The distance along z that the wheel turned.
  open var deltaZ: CGFloat { facts.deltaZ }
  /// Whether the scrolling distances are in points rather than in lines.
  open var hasPreciseScrollingDeltas: Bool { facts.hasPreciseDeltas }
  /// The horizontal scrolling distance.
  open var scrollingDeltaX: CGFloat { facts.delta.x }
  /// The vertical scrolling distance.
  open var scrollingDeltaY: CGFloat { facts.delta.y }
  /// The phase of scrolling that continues by momentum.
  open var momentumPhase: Phase { facts.momentumPhase }
  /// Whether the user inverted the direction of scrolling.
  open var isDirectionInvertedFromDevice: Bool { facts.isInverted }

  // MARK: Keys

  /// The letters of a key event; empty for another event.
  open var characters: String? { facts.characters }
  /// The letters of a key event without modifiers other than shift; empty for another event.
  open var charactersIgnoringModifiers: String? { facts.charactersIgnoringModifiers }
  /// Returns the letters of a key event as if other modifiers were pressed; only shift and caps lock change them.
  open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    guard let letters = facts.charactersIgnoringModifiers else { return nil }
    return modifiers.isDisjoint(with: [.shift, .capsLock])
      ? letters.lowercased() : letters.uppercased()
  }
  /// Whether a key event repeats because the key is held.
  open var isARepeat: Bool { facts.isRepeat }
  /// The number of the key.
  open var keyCode: UInt16 { facts.keyCode }
  /// The key if it writes no letter; nil for other keys.
  open var specialKey: SpecialKey? {
    guard let scalar = facts.charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let value = Int(scalar.value)
    let isSpecial =
      (0xf700...0xf747).contains(value)
      || [3, 8, 9, 10, 12, 13, 25, 127, 0x2028, 0x2029].contains(value)
    return isSpecial ? SpecialKey(rawValue: value) : nil
  }

  // MARK: Tracking and other events

  /// The number of the tracking area's event.
  open var trackingNumber: Int { facts.trackingNumber }
  /// The tracking area of an entered, exited or cursor event.
  open var trackingArea: NSTrackingArea? { facts.trackingArea }
  /// The data of a tracking area's event.
  open var userData: UnsafeMutableRawPointer? { facts.userData }
  /// The first number of a program's event.
  open var data1: Int { facts.data.0 }
  /// The second number of a program's event.
  open var data2: Int { facts.data.1 }
  /// The event of Carbon; always nil.
  open var eventRef: UnsafeRawPointer? { nil }

  // MARK: Gestures

  /// The change of the magnification.
  open var magnification: CGFloat { facts.amount }
  /// The rotation in degrees, anticlockwise.
  open var rotation: Float { Float(facts.amount) }
  /// The phase of the gesture.
  open var phase: Phase { facts.phase }
  /// The level of pressure: 1 for a click, 2 for a deep one.
  open var stage: Int { facts.stage }
  /// The fraction of the way to the next level of pressure.
  open var stageTransition: CGFloat { facts.stageTransition }
  /// The reaction of the trackpad to pressure.
  open var pressureBehavior: PressureBehavior { .unknown }
  /// The events that a mouse event may stand for.
  open var associatedEventsMask: EventTypeMask { EventTypeMask(type: facts.type) }
  /// Returns the touches of a phase in a view; nil for all views.
  open func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> {
    facts.touches.filter { !phase.isDisjoint(with: $0.phase) }
  }
  /// Returns all touches.
  open func allTouches() -> Set<NSTouch> { facts.touches }
  /// Returns the touches of a view.
  open func touches(for view: NSView) -> Set<NSTouch> { facts.touches }
  /// Returns the touches that were combined into one.
  open func coalescedTouches(for touch: NSTouch) -> [NSTouch] { [touch] }
  /// Whether a swipe may be tracked by scrolling events; false, as there is no trackpad.
  open class var isSwipeTrackingFromScrollEventsEnabled: Bool { false }
  /// Tracks a swipe; the handler is called once, as there is no trackpad.
  open func trackSwipeEvent(
    options: SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat,
    max maxDampenThreshold: CGFloat,
    usingHandler trackingHandler:
      @escaping (CGFloat, Phase, Bool, UnsafeMutablePointer<ObjCBool>)
      -> Void
  ) {
    var stop = ObjCBool(false)
    trackingHandler(0, .cancelled, true, &stop)
  }

  // MARK: Tablets

  /// The number of the device.
  open var deviceID: Int { facts.deviceID }
  /// The absolute position along x.
  open var absoluteX: Int { 0 }
  /// The absolute position along y.
  open var absoluteY: Int { 0 }
  /// The absolute position along z.
  open var absoluteZ: Int { 0 }
  /// The parts of the pen that are pressed.
  open var buttonMask: ButtonMask { [] }
  /// The tilt of the pen, from −1 to 1 on each axis.
  open var tilt: NSPoint { .zero }
  /// The pressure along the surface.
  open var tangentialPressure: Float { 0 }
  /// An object of the device's vendor; nil for none.
  open var vendorDefined: Any? { nil }
  /// The number of the vendor.
  open var vendorID: Int { 0 }
  /// The number of the tablet.
  open var tabletID: Int { 0 }
  /// The number of the pen.
  open var pointingDeviceID: Int { 0 }
  /// The kind of the pen.
  open var pointingDeviceType: PointingDeviceType { .unknown }
  /// Whether the pen comes near.
  open var isEnteringProximity: Bool { false }

  /// The event's kind and place, in the order of Apple's logs.
  nonisolated open override var description: String { assumingMainActor { facts.description } }
}

/// The values of an event.
package struct EventFacts: CustomStringConvertible {
  /// The kind.
  package var type: NSEvent.EventType
  var subtype: Int16 = 0
  /// The modifier keys.
  package var modifiers: NSEvent.ModifierFlags = []
  var timestamp: TimeInterval = 0
  /// The window; nil for the one of the number.
  package weak var window: NSWindow?
  var windowNumber = 0
  /// The place in the window.
  package var location = NSPoint.zero
  /// The number of clicks.
  package var clickCount = 0
  var buttonNumber = 0
  var eventNumber = 0
  var pressure: Float = 0
  /// The distance of movement or scrolling.
  package var delta = NSPoint.zero
  var deltaZ: CGFloat = 0
  var hasPreciseDeltas = false
  /// The phase of a gesture.
  package var phase: NSEvent.Phase = []
  var momentumPhase: NSEvent.Phase = []
  var isInverted = false
  var characters: String?
  var charactersIgnoringModifiers: String?
  var isRepeat = false
  var keyCode: UInt16 = 0
  var trackingNumber = 0
  var trackingArea: NSTrackingArea?
  var userData: UnsafeMutableRawPointer?
  var data = (0, 0)
  /// The magnification or rotation.
  package var amount: CGFloat = 0
  var stage = 0
  var stageTransition: CGFloat = 0
  var deviceID = 0
  var touches: Set<NSTouch> = []

  /// Creates the values of an event of a kind.
  package init(type: NSEvent.EventType) { self.type = type }

  /// Kind, place and keys.
  package var description: String {
    let keys = characters.map { " chars=\"\($0)\"" } ?? ""
    return "NSEvent: type=\(type) loc=(\(location.x),\(location.y)) time=\(timestamp) "
      + "flags=0x\(String(modifiers.rawValue, radix: 16)) winNum=\(windowNumber)\(keys)"
  }
}
