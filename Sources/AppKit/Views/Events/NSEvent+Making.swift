public import Foundation

// Apple, "NSEvent": the kinds that each method creates.
extension NSEvent {
  /// Returns a mouse event; nil for a kind that is not one.
  ///
  /// - Parameters:
  ///   - type: A kind of mouse event.
  ///   - location: The place in the window, y up.
  ///   - flags: The pressed modifier keys.
  ///   - time: Seconds since the system started.
  ///   - wNum: The number of the window; 0 for none.
  ///   - unusedPassNil: Without effect.
  ///   - eNumber: The number that events of one press have in common.
  ///   - cNumber: The number of clicks.
  ///   - pressure: The pressure, from 0 to 1.
  public class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    eventNumber eNumber: Int, clickCount cNumber: Int, pressure: Float
  ) -> NSEvent? {
    guard EventTypeMask.mouse.contains(EventTypeMask(type: type)) else { return nil }
    var facts = EventFacts(type, location, flags, time, wNum)
    facts.eventNumber = eNumber
    facts.clickCount = cNumber
    facts.pressure = pressure
    facts.buttonNumber =
      switch type {
      case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
      case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
      default: 0
      }
    return NSEvent(facts)
  }

  /// Returns a key event; nil for a kind that is not one.
  ///
  /// - Parameters:
  ///   - type: A key that is pressed or released, or changed modifiers.
  ///   - location: The place of the mouse in the window, y up.
  ///   - flags: The pressed modifier keys.
  ///   - time: Seconds since the system started.
  ///   - wNum: The number of the window; 0 for none.
  ///   - unusedPassNil: Without effect.
  ///   - keys: The letters.
  ///   - ukeys: The letters without modifiers.
  ///   - flag: Whether the key is held.
  ///   - code: The number of the key.
  public class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
    keyCode code: UInt16
  ) -> NSEvent? {
    guard [.keyDown, .keyUp, .flagsChanged].contains(type) else { return nil }
    var facts = EventFacts(type, location, flags, time, wNum)
    facts.characters = keys
    facts.charactersIgnoringModifiers = ukeys
    facts.isRepeat = flag
    facts.keyCode = code
    return NSEvent(facts)
  }

  /// Returns an event of a tracking area; nil for a kind that is not one.
  ///
  /// - Parameters:
  ///   - type: Entered, exited or cursor update.
  ///   - location: The place in the window, y up.
  ///   - flags: The pressed modifier keys.
  ///   - time: Seconds since the system started.
  ///   - wNum: The number of the window; 0 for none.
  ///   - unusedPassNil: Without effect.
  ///   - eNumber: The event's number.
  ///   - tNum: The number of the area.
  ///   - data: The data of the area.
  public class func enterExitEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    eventNumber eNumber: Int, trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?
  ) -> NSEvent? {
    guard [.mouseEntered, .mouseExited, .cursorUpdate].contains(type) else { return nil }
    var facts = EventFacts(type, location, flags, time, wNum)
    facts.eventNumber = eNumber
    facts.trackingNumber = tNum
    facts.userData = data
    return NSEvent(facts)
  }

  /// Returns an event of the program or the system; nil for another kind.
  ///
  /// - Parameters:
  ///   - type: A kind of AppKit, the system or the program, or a periodic event.
  ///   - location: The place in the window, y up.
  ///   - flags: The pressed modifier keys.
  ///   - time: Seconds since the system started.
  ///   - wNum: The number of the window; 0 for none.
  ///   - unusedPassNil: Without effect.
  ///   - subtype: The detail, a number.
  ///   - d1: The first number.
  ///   - d2: The second number.
  public class func otherEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    subtype: Int16, data1 d1: Int, data2 d2: Int
  ) -> NSEvent? {
    guard [.appKitDefined, .systemDefined, .applicationDefined, .periodic].contains(type) else {
      return nil
    }
    var facts = EventFacts(type, location, flags, time, wNum)
    facts.subtype = subtype
    facts.data = (d1, d2)
    return NSEvent(facts)
  }
}

extension EventFacts {
  /// Creates values that all events have.
  init(
    _ type: NSEvent.EventType, _ location: NSPoint, _ flags: NSEvent.ModifierFlags,
    _ time: TimeInterval, _ number: Int
  ) {
    self.init(type: type)
    self.location = location
    modifiers = flags
    timestamp = time
    windowNumber = number
  }
}

extension NSEvent.EventTypeMask {
  /// The events of mouse buttons and movement.
  static let mouse: Self = [.presses, .releases, .drags, .mouseMoved]
  /// Buttons that are pressed.
  static let presses: Self = [.leftMouseDown, .rightMouseDown, .otherMouseDown]
  /// Buttons that are released.
  static let releases: Self = [.leftMouseUp, .rightMouseUp, .otherMouseUp]
  /// Movement with a pressed button.
  static let drags: Self = [.leftMouseDragged, .rightMouseDragged, .otherMouseDragged]
}
