public import Foundation

/// The part of the application that passes events to windows and actions to responders.
///
/// Apple's `NSApplication` declares these members; they stand in a class of their own because a class body is one
/// file.
@preconcurrency @MainActor open class EventApplication: NSResponder {
  private var application: NSApplication? { self as? NSApplication }
  private var queue: [NSEvent] = []

  /// The event that was sent last.
  open private(set) var currentEvent: NSEvent?
  /// The menu of the menu bar.
  open var mainMenu: NSMenu?
  /// The menu of services.
  open var servicesMenu: NSMenu?
  /// The menu of windows.
  open var windowsMenu: NSMenu?
  /// The menu of help.
  open var helpMenu: NSMenu?

  /// Passes an event to the monitors, the key equivalents and the event's window.
  open func sendEvent(_ event: NSEvent) {
    currentEvent = event
    guard let event = EventState.noting(event) else { return }
    if event.type == .keyDown,
      !event.modifierFlags.isDisjoint(with: [.command, .control]), performKeyEquivalent(with: event)
    {
      return
    }
    let isKey = [.keyDown, .keyUp, .flagsChanged].contains(event.type)
    let window = isKey ? event.window ?? application?.keyWindow : event.window
    (window ?? application?.keyWindow)?.sendEvent(event)
  }
  /// Performs a key equivalent of the key window or of the main menu.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    if application?.keyWindow?.performKeyEquivalent(with: event) == true { return true }
    return mainMenu?.performKeyEquivalent(with: event) ?? false
  }
  /// Posts an event at the start or the end of the queue.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {
    if flag { queue.insert(event, at: 0) } else { queue.append(event) }
  }
  /// Returns the next event of some kinds that was posted; nil for none, as nothing waits.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? {
    guard let index = queue.firstIndex(where: { mask.contains(.init(type: $0.type)) }) else {
      return nil
    }
    return deqFlag ? queue.remove(at: index) : queue[index]
  }
  /// Removes events of some kinds that were posted before another one.
  open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {
    let end = queue.firstIndex { $0 === lastEvent } ?? queue.endIndex
    let kept = queue[..<end].filter { !mask.contains(.init(type: $0.type)) }
    queue = kept + queue[end...]
  }
}
