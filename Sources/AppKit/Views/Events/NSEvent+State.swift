public import Foundation

/// The state of mouse and keys as the events that were sent leave it, and the monitors of events.
@MainActor enum EventState {
  static var mouseLocation = NSPoint.zero
  static var modifiers: NSEvent.ModifierFlags = []
  static var buttons = 0

  /// A handler of events before the program gets them.
  final class Monitor {
    let mask: NSEvent.EventTypeMask
    let handler: (NSEvent) -> NSEvent?
    init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
      (self.mask, self.handler) = (mask, handler)
    }
  }
  static var monitors: [Monitor] = []

  /// Notes an event and passes it through the monitors; nil if one of them kept it.
  static func noting(_ event: NSEvent) -> NSEvent? {
    let mask = NSEvent.EventTypeMask(type: event.type)
    modifiers = event.modifierFlags
    if NSEvent.EventTypeMask.mouse.contains(mask) {
      mouseLocation =
        event.window?.convertPoint(toScreen: event.locationInWindow) ?? event.locationInWindow
      let bit = 1 << event.buttonNumber
      if NSEvent.EventTypeMask.presses.contains(mask) { buttons |= bit }
      if NSEvent.EventTypeMask.releases.contains(mask) { buttons &= ~bit }
    }
    var current: NSEvent? = event
    for monitor in monitors {
      guard let seen = current, monitor.mask.contains(.init(type: seen.type)) else { continue }
      current = monitor.handler(seen)
    }
    return current
  }
}

extension NSEvent {
  /// The place of the mouse on the screen, y up, as the last mouse event left it.
  public class var mouseLocation: NSPoint { EventState.mouseLocation }
  /// The modifier keys that the last event stated.
  public class var modifierFlags: ModifierFlags { EventState.modifiers }
  /// The pressed buttons, a bit each, as events left them.
  public class var pressedMouseButtons: Int { EventState.buttons }
  /// The time in which a second click makes a double click: half a second.
  public class var doubleClickInterval: TimeInterval { 0.5 }
  /// The time after which a held key repeats, in seconds.
  public class var keyRepeatDelay: TimeInterval { 0.5 }
  /// The time between repetitions of a held key, in seconds.
  public class var keyRepeatInterval: TimeInterval { 1.0 / 30 }
  /// Whether the pointer moves the events of movement into one; stored only.
  public static var isMouseCoalescingEnabled = true
  /// Does nothing: nothing sends periodic events.
  public class func startPeriodicEvents(
    afterDelay delay: TimeInterval, withPeriod period: TimeInterval
  ) {}
  /// Does nothing: nothing sends periodic events.
  public class func stopPeriodicEvents() {}

  /// Adds a handler of other programs' events, which is never called; returns an object to remove it.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    EventState.Monitor(mask) {
      block($0)
      return $0
    }
  }
  /// Adds a handler that gets events before `NSApplication.sendEvent(_:)` passes them on.
  ///
  /// - Parameters:
  ///   - mask: The kinds of events.
  ///   - block: Returns the event to pass on; nil for none.
  /// - Returns: An object for ``removeMonitor(_:)``.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = EventState.Monitor(mask, block)
    EventState.monitors.append(monitor)
    return monitor
  }
  /// Removes a handler of events.
  public class func removeMonitor(_ eventMonitor: Any) {
    EventState.monitors.removeAll { $0 === eventMonitor as AnyObject }
  }
}
