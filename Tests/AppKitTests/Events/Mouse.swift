import AppKit

/// A mouse and a keyboard for a window.
@MainActor struct Mouse {
  let window: NSWindow
  /// Presses and releases of several clicks have their number.
  var clicks = 1

  /// Sends an event of a kind at a place of a view; the middle of it unless given.
  func send(
    _ type: NSEvent.EventType, _ view: NSView, at place: NSPoint? = nil, time: Double = 0,
    flags: NSEvent.ModifierFlags = []
  ) {
    let point = place ?? NSPoint(x: view.bounds.midX, y: view.bounds.midY)
    let event = NSEvent.mouseEvent(
      with: type, location: view.convert(point, to: nil), modifierFlags: flags, timestamp: time,
      windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: clicks,
      pressure: 1)
    if let event { window.sendEvent(event) }
  }
  /// Presses and releases the left button.
  func click(_ view: NSView, at place: NSPoint? = nil) {
    send(.leftMouseDown, view, at: place)
    send(.leftMouseUp, view, at: place)
  }
  /// Returns the event of a key.
  static func key(
    _ letters: String, flags: NSEvent.ModifierFlags = [], type: NSEvent.EventType = .keyDown,
    window: NSWindow? = nil
  ) -> NSEvent? {
    NSEvent.keyEvent(
      with: type, location: .zero, modifierFlags: flags, timestamp: 0,
      windowNumber: window?.windowNumber ?? 0, context: nil, characters: letters,
      charactersIgnoringModifiers: letters, isARepeat: false, keyCode: 0)
  }
  /// Types letters, one key each.
  func type(_ letters: String, flags: NSEvent.ModifierFlags = []) {
    for letter in letters {
      if let event = Self.key(String(letter), flags: flags) { window.sendEvent(event) }
    }
  }

  /// A window of 300 × 200 points with a view, shown in front.
  static func window(_ views: NSView...) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: 300, height: 200), styleMask: [.titled],
      backing: .buffered, defer: false)
    for view in views { window.contentView?.addSubview(view) }
    window.makeKeyAndOrderFront(nil)
    return window
  }
}

/// An object that counts the actions it gets.
final class Receiver: NSObject, ActionResponder {
  var heard: [String] = []
  func respond(to action: Selector, sender: Any?) -> Bool {
    heard.append(action.description)
    return true
  }
}
