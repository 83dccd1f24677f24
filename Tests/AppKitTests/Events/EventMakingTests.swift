import AppKit
import Testing

/// Events that programs make; Apple, "NSEvent".
@MainActor struct EventMakingTests {
  static let mice: [NSEvent.EventType] = [
    .leftMouseDown, .leftMouseUp, .rightMouseDown, .rightMouseUp, .otherMouseDown, .otherMouseUp,
    .leftMouseDragged, .rightMouseDragged, .otherMouseDragged, .mouseMoved,
  ]

  private func mouse(_ type: NSEvent.EventType) -> NSEvent? {
    NSEvent.mouseEvent(
      with: type, location: NSPoint(x: 3, y: 4), modifierFlags: .shift, timestamp: 5,
      windowNumber: 0, context: nil, eventNumber: 6, clickCount: 2, pressure: 0.5)
  }

  @Test func mouseEventsHaveTheirValues() throws {
    for type in Self.mice { #expect(mouse(type)?.type == type) }
    #expect(mouse(.keyDown) == nil && mouse(.scrollWheel) == nil)
    let event = try #require(mouse(.rightMouseDown))
    #expect(event.locationInWindow == NSPoint(x: 3, y: 4) && event.modifierFlags == .shift)
    #expect(event.timestamp == 5 && event.eventNumber == 6 && event.clickCount == 2)
    #expect(event.pressure == 0.5 && event.buttonNumber == 1 && event.windowNumber == 0)
    #expect(event.context == nil && event.window == nil && event.subtype == .mouseEvent)
    #expect(event.copy() as AnyObject === event)
    #expect(event.description.contains("rightMouseDown"))
    #expect(event.associatedEventsMask == .rightMouseDown)
  }

  @Test func otherValuesAreEmpty() throws {
    let event = try #require(mouse(.mouseMoved))
    #expect(event.deltaX == 0 && event.deltaY == 0 && event.deltaZ == 0)
    #expect(event.scrollingDeltaX == 0 && event.scrollingDeltaY == 0)
    #expect(!event.hasPreciseScrollingDeltas && !event.isDirectionInvertedFromDevice)
    #expect(event.momentumPhase == [] && event.phase == [])
    #expect(event.characters == nil && event.charactersIgnoringModifiers == nil)
    #expect(event.characters(byApplyingModifiers: .shift) == nil && event.specialKey == nil)
    #expect(event.magnification == 0 && event.rotation == 0 && event.stage == 0)
    #expect(event.stageTransition == 0 && event.pressureBehavior == .unknown)
    #expect(event.trackingArea == nil && event.trackingNumber == 0 && event.userData == nil)
    #expect(event.eventRef == nil && event.deviceID == 0 && event.buttonMask == [])
    #expect(event.absoluteX == 0 && event.absoluteY == 0 && event.absoluteZ == 0)
    #expect(event.tilt == .zero && event.tangentialPressure == 0 && event.vendorDefined == nil)
    #expect(event.vendorID == 0 && event.tabletID == 0 && event.pointingDeviceID == 0)
    #expect(event.pointingDeviceType == .unknown && !event.isEnteringProximity)
    #expect(event.allTouches().isEmpty && event.touches(for: NSView()).isEmpty)
    #expect(event.touches(matching: .any, in: nil).isEmpty)
    let touch = NSTouch()
    #expect(event.coalescedTouches(for: touch) == [touch])
    #expect(touch.phase == [] && touch.type == .indirect && !touch.isResting)
    #expect(touch.normalizedPosition == .zero && touch.deviceSize == .zero)
    #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero)
    #expect(touch.identity.isEqual(NSTouch().identity))
    #expect(!NSEvent.isSwipeTrackingFromScrollEventsEnabled)
    var ends: [NSEvent.Phase] = []
    event.trackSwipeEvent(options: .lockDirection, dampenAmountThresholdMin: -1, max: 1) {
      _, phase, _, _ in ends.append(phase)
    }
    #expect(ends == [.cancelled])
    #expect(NSEvent().type == .applicationDefined)
  }

  @Test func keyEventsHaveTheirValues() throws {
    let event = try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: .command, timestamp: 0, windowNumber: 0,
        context: nil, characters: "ä", charactersIgnoringModifiers: "a", isARepeat: true, keyCode: 7
      ))
    #expect(event.characters == "ä" && event.charactersIgnoringModifiers == "a")
    #expect(event.characters(byApplyingModifiers: .shift) == "A")
    #expect(event.isARepeat && event.keyCode == 7 && event.specialKey == nil)
    #expect(Mouse.key("\u{f702}")?.specialKey == .leftArrow)
    #expect(Mouse.key("\r")?.specialKey == .carriageReturn)
    #expect(Mouse.key("a", type: .leftMouseDown) == nil)
  }

  @Test func otherEventsHaveTheirValues() throws {
    let event = try #require(
      NSEvent.otherEvent(
        with: .applicationDefined, location: .zero, modifierFlags: [], timestamp: 0,
        windowNumber: 0, context: nil, subtype: 4, data1: 8, data2: 9))
    #expect(event.subtype == .windowMoved && event.data1 == 8 && event.data2 == 9)
    #expect(
      NSEvent.otherEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, subtype: 0, data1: 0, data2: 0) == nil)
    func crossing(_ type: NSEvent.EventType) -> NSEvent? {
      NSEvent.enterExitEvent(
        with: type, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, eventNumber: 1, trackingNumber: 2, userData: nil)
    }
    #expect(crossing(.mouseEntered)?.trackingNumber == 2 && crossing(.keyUp) == nil)
  }

  /// The state of the mouse follows the events that the application sends.
  @Test func theApplicationNotesTheMouse() throws {
    let window = Mouse.window()
    defer { window.close() }
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDown, location: NSPoint(x: 3, y: 4), modifierFlags: .option, timestamp: 0,
        windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
    )
    #expect(event.window === window)
    NSApp.sendEvent(event)
    #expect(NSApp.currentEvent === event && window.currentEvent === event)
    #expect(NSEvent.mouseLocation == window.convertPoint(toScreen: NSPoint(x: 3, y: 4)))
    #expect(window.mouseLocationOutsideOfEventStream == NSPoint(x: 3, y: 4))
    #expect(NSEvent.pressedMouseButtons == 1 && NSEvent.modifierFlags == .option)
    let release = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseUp, location: .zero, modifierFlags: [], timestamp: 0,
        windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 0)
    )
    NSApp.sendEvent(release)
    #expect(NSEvent.pressedMouseButtons == 0)
    #expect(NSEvent.doubleClickInterval == 0.5 && NSEvent.keyRepeatDelay == 0.5)
    #expect(NSEvent.keyRepeatInterval < 0.1 && NSEvent.isMouseCoalescingEnabled)
    NSEvent.startPeriodicEvents(afterDelay: 0, withPeriod: 1)
    NSEvent.stopPeriodicEvents()
  }

  @Test func monitorsSeeEventsFirst() throws {
    let window = Mouse.window()
    defer { window.close() }
    var seen = 0
    let monitor = try #require(
      NSEvent.addLocalMonitorForEvents(matching: .keyDown) { _ in
        seen += 1
        return nil
      })
    let event = try #require(Mouse.key("a"))
    NSApp.sendEvent(event)
    NSEvent.removeMonitor(monitor)
    NSApp.sendEvent(event)
    #expect(seen == 1)
    let other = NSEvent.addGlobalMonitorForEvents(matching: .any) { _ in seen += 1 }
    #expect(other != nil && seen == 1)
  }

  @Test func postedEventsAreQueued() throws {
    let window = Mouse.window()
    defer { window.close() }
    let (one, two, three) = (
      try #require(Mouse.key("1")), try #require(Mouse.key("2")),
      try #require(Mouse.key("3", type: .keyUp))
    )
    NSApp.postEvent(two, atStart: false)
    window.postEvent(one, atStart: true)
    NSApp.postEvent(three, atStart: false)
    func next(_ mask: NSEvent.EventTypeMask, _ takes: Bool = true) -> NSEvent? {
      window.nextEvent(matching: mask, until: nil, inMode: .default, dequeue: takes)
    }
    #expect(next(.any, false) === one && next(.keyUp) === three)
    #expect(window.nextEvent(matching: .any) === one && next(.keyUp) == nil)
    window.discardEvents(matching: .keyUp, before: nil)
    NSApp.discardEvents(matching: .any, before: nil)
    #expect(next(.any) == nil)
    NSApp.postEvent(one, atStart: false)
    var tracked: [NSEvent?] = []
    window.trackEvents(matching: .any, timeout: 0, mode: .default) { event, _ in
      tracked.append(event)
    }
    #expect(tracked.count == 2 && tracked[0] === one && tracked[1] == nil)
  }
}
