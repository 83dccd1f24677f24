import AppKit
import TestSupport
import Testing

/// Areas, cursors and gestures that follow the mouse; Apple, "NSTrackingArea", "NSCursor", "NSGestureRecognizer".
@MainActor struct TrackingTests {
  /// A view that notes the events it gets.
  final class Watcher: NSView {
    var heard: [String] = []
    var updates = 0
    override func mouseEntered(with event: NSEvent) { heard.append("entered") }
    override func mouseExited(with event: NSEvent) { heard.append("exited") }
    override func mouseMoved(with event: NSEvent) { heard.append("moved") }
    override func cursorUpdate(with event: NSEvent) { heard.append("cursor") }
    override func mouseDown(with event: NSEvent) { heard.append("down") }
    override func mouseDragged(with event: NSEvent) { heard.append("dragged") }
    override func mouseUp(with event: NSEvent) { heard.append("up") }
    override func rightMouseDown(with event: NSEvent) { heard.append("right down") }
    override func rightMouseDragged(with event: NSEvent) { heard.append("right dragged") }
    override func rightMouseUp(with event: NSEvent) { heard.append("right up") }
    override func otherMouseDown(with event: NSEvent) { heard.append("other down") }
    override func otherMouseDragged(with event: NSEvent) { heard.append("other dragged") }
    override func otherMouseUp(with event: NSEvent) { heard.append("other up") }
    override func scrollWheel(with event: NSEvent) {
      heard.append("wheel \(event.scrollingDeltaY)")
    }
    override func magnify(with event: NSEvent) { heard.append("magnify") }
    override func rotate(with event: NSEvent) { heard.append("rotate") }
    override func swipe(with event: NSEvent) { heard.append("swipe") }
    override func smartMagnify(with event: NSEvent) { heard.append("smart") }
    override func quickLook(with event: NSEvent) { heard.append("look") }
    override func pressureChange(with event: NSEvent) { heard.append("pressure") }
    override func tabletPoint(with event: NSEvent) { heard.append("point") }
    override func tabletProximity(with event: NSEvent) { heard.append("near") }
    override func beginGesture(with event: NSEvent) { heard.append("begin") }
    override func endGesture(with event: NSEvent) { heard.append("end") }
    override func updateTrackingAreas() { updates += 1 }
    override func resetCursorRects() { addCursorRect(bounds, cursor: .pointingHand) }
  }

  private func watcher() -> (Watcher, NSWindow) {
    let view = Watcher(frame: NSRect(x: 50, y: 50, width: 100, height: 100))
    return (view, Mouse.window(view))
  }

  @Test func areasNoticeTheMouse() {
    let (view, window) = watcher()
    defer { window.close() }
    let area = NSTrackingArea(
      rect: NSRect(x: 10, y: 10, width: 20, height: 20),
      options: [.mouseEnteredAndExited, .mouseMoved, .cursorUpdate, .activeAlways], owner: view,
      userInfo: ["a": 1])
    view.addTrackingArea(area)
    #expect(view.trackingAreas == [area] && area.owner === view)
    #expect(area.rect.width == 20 && area.userInfo?["a"] as? Int == 1)
    let mouse = Mouse(window: window)
    mouse.send(.mouseMoved, view, at: NSPoint(x: 5, y: 5))
    #expect(view.heard == [] && view.updates == 1)
    mouse.send(.mouseMoved, view, at: NSPoint(x: 15, y: 15))
    mouse.send(.mouseMoved, view, at: NSPoint(x: 16, y: 15))
    mouse.send(.mouseMoved, view, at: NSPoint(x: 5, y: 15))
    #expect(view.heard == ["entered", "cursor", "moved", "moved", "exited"] && view.updates == 1)
    view.frame.origin.x = 60
    mouse.send(.mouseMoved, view, at: NSPoint(x: 5, y: 15))
    #expect(view.updates == 2)
    view.removeTrackingArea(area)
    mouse.send(.mouseMoved, view, at: NSPoint(x: 15, y: 15))
    #expect(view.heard.count == 5)
    let tag = view.addTrackingRect(view.bounds, owner: view, userData: nil, assumeInside: true)
    mouse.send(.mouseMoved, view, at: NSPoint(x: -5, y: 15))
    #expect(view.heard.last == "exited" && view.trackingAreas.count == 1)
    view.removeTrackingRect(tag)
    #expect(view.trackingAreas.isEmpty)
    window.acceptsMouseMovedEvents = true
  }

  @Test func optionsHaveApplesBits() {
    let options: [(NSTrackingArea.Options, UInt)] = [
      (.mouseEnteredAndExited, 1), (.mouseMoved, 2), (.cursorUpdate, 4),
      (.activeWhenFirstResponder, 0x10), (.activeInKeyWindow, 0x20), (.activeInActiveApp, 0x40),
      (.activeAlways, 0x80), (.assumeInside, 0x100), (.inVisibleRect, 0x200),
      (.enabledDuringMouseDrag, 0x400),
    ]
    #expect(options.allSatisfy { $0.rawValue == $1 })
  }

  @Test func viewsGetTheirEvents() {
    let (view, window) = watcher()
    defer { window.close() }
    let mouse = Mouse(window: window)
    for type: NSEvent.EventType in [
      .leftMouseDown, .leftMouseDragged, .leftMouseUp, .rightMouseDown, .rightMouseDragged,
      .rightMouseUp, .otherMouseDown, .otherMouseDragged, .otherMouseUp,
    ] {
      mouse.send(type, view)
    }
    #expect(
      view.heard == [
        "down", "dragged", "up", "right down", "right dragged", "right up", "other down",
        "other dragged", "other up",
      ])
    view.heard = []
    for type: NSEvent.EventType in [
      .scrollWheel, .magnify, .rotate, .swipe, .smartMagnify, .quickLook, .pressure, .tabletPoint,
      .tabletProximity, .beginGesture, .endGesture, .cursorUpdate, .mouseEntered, .mouseExited,
    ] {
      var facts = EventFacts(type: type)
      facts.location = view.convert(NSPoint(x: 50, y: 50), to: nil)
      facts.delta.y = 2
      window.sendEvent(NSEvent(facts))
    }
    #expect(
      view.heard == [
        "wheel 2.0", "magnify", "rotate", "swipe", "smart", "look", "pressure", "point", "near",
        "begin", "end", "cursor", "entered", "exited",
      ])
  }

  @Test func cursorsFollowTheMouse() {
    let (view, window) = watcher()
    defer { window.close() }
    NSCursor.arrow.set()
    let mouse = Mouse(window: window)
    mouse.send(.mouseMoved, view)
    #expect(NSCursor.current === NSCursor.pointingHand)
    NSCursor.iBeam.push()
    #expect(NSCursor.current === NSCursor.iBeam && NSCursor.currentSystem === NSCursor.iBeam)
    NSCursor.iBeam.pop()
    #expect(NSCursor.current === NSCursor.pointingHand)
    window.disableCursorRects()
    NSCursor.arrow.set()
    mouse.send(.mouseMoved, view)
    #expect(NSCursor.current === NSCursor.arrow && !window.areCursorRectsEnabled)
    window.enableCursorRects()
    window.invalidateCursorRects(for: view)
    window.resetCursorRects()
    window.discardCursorRects()
    view.addCursorRect(view.bounds, cursor: .crosshair)
    view.removeCursorRect(view.bounds, cursor: .crosshair)
    NSCursor.hide()
    NSCursor.unhide()
    NSCursor.setHiddenUntilMouseMoves(true)
    let own = NSCursor(
      image: NSImage(size: NSSize(width: 4, height: 4)), hotSpot: NSPoint(x: 1, y: 2))
    own.isSetOnMouseEntered = true
    #expect(own.hotSpot.y == 2 && own.image.size.width == 4 && own.isSetOnMouseEntered)
    own.mouseEntered(with: NSEvent())
    #expect(NSCursor.current === own)
    own.mouseExited(with: NSEvent())
    #expect(NSCursor.current === NSCursor.arrow)
  }

  @Test func cursorsHaveNames() {
    let cursors: [(NSCursor, String)] = [
      (.arrow, "arrow"), (.iBeam, "iBeam"),
      (.iBeamCursorForVerticalLayout, "iBeamCursorForVerticalLayout"),
      (.pointingHand, "pointingHand"), (.closedHand, "closedHand"), (.openHand, "openHand"),
      (.resizeLeft, "resizeLeft"), (.resizeRight, "resizeRight"),
      (.resizeLeftRight, "resizeLeftRight"), (.resizeUp, "resizeUp"), (.resizeDown, "resizeDown"),
      (.resizeUpDown, "resizeUpDown"), (.crosshair, "crosshair"),
      (.disappearingItem, "disappearingItem"), (.operationNotAllowed, "operationNotAllowed"),
      (.dragLink, "dragLink"), (.dragCopy, "dragCopy"), (.contextualMenu, "contextualMenu"),
      (.columnResize, "columnResize"), (.rowResize, "rowResize"), (.zoomIn, "zoomIn"),
      (.zoomOut, "zoomOut"),
    ]
    #expect(cursors.allSatisfy { $0.description == "NSCursor " + $1 })
    #expect(NSCursor.columnResize(directions: .all) === NSCursor.columnResize)
    #expect(NSCursor.rowResize(directions: [.up, .down]) === NSCursor.rowResize)
    #expect(NSHorizontalDirections([.left, .right]) == .all)
    #expect(NSCursor.frameResize(position: .left) === NSCursor.resizeLeftRight)
    #expect(NSCursor.frameResize(position: .top, directions: [.inward]) === NSCursor.resizeUpDown)
    let corners: [NSCursor.FrameResizePosition] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(
      corners.allSatisfy {
        NSCursor.frameResize(position: $0, directions: [.outward]) === NSCursor.crosshair
      })
  }

  @Test func gesturesAreRecognized() {
    let (view, window) = watcher()
    defer { window.close() }
    let receiver = Receiver()
    let click = NSClickGestureRecognizer(target: receiver, action: "click:")
    let pan = NSPanGestureRecognizer(target: receiver, action: "pan:")
    let press = NSPressGestureRecognizer(target: receiver, action: "press:")
    let zoom = NSMagnificationGestureRecognizer(target: receiver, action: "zoom:")
    let turn = NSRotationGestureRecognizer(target: receiver, action: "turn:")
    view.gestureRecognizers = [click, pan, press, zoom, turn]
    #expect(view.gestureRecognizers.count == 5 && click.view === view)
    var mouse = Mouse(window: window)
    mouse.click(view)
    #expect(receiver.heard == ["click:"] && click.state == .ended)
    #expect(view.heard == ["down", "up"])
    receiver.heard = []
    mouse.send(.leftMouseDown, view, at: NSPoint(x: 10, y: 10))
    mouse.send(.leftMouseDragged, view, at: NSPoint(x: 30, y: 10), time: 0.1)
    mouse.send(.leftMouseDragged, view, at: NSPoint(x: 40, y: 20), time: 0.2)
    #expect(pan.translation(in: view) == NSPoint(x: 30, y: 10) && pan.state == .changed)
    #expect(abs(pan.velocity(in: view).x - 100) < 0.1)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero && pan.location(in: view) == NSPoint(x: 40, y: 20))
    mouse.send(.leftMouseUp, view, at: NSPoint(x: 40, y: 20), time: 0.3)
    #expect(receiver.heard == ["pan:", "pan:", "pan:"])
    receiver.heard = []
    mouse.send(.leftMouseDown, view)
    mouse.send(.leftMouseUp, view, time: 0.6)
    #expect(receiver.heard.contains("press:"))
    receiver.heard = []
    click.numberOfClicksRequired = 2
    mouse.clicks = 2
    mouse.click(view)
    #expect(receiver.heard == ["click:"])
    var facts = EventFacts(type: .magnify)
    facts.location = view.convert(NSPoint(x: 50, y: 50), to: nil)
    (facts.amount, facts.phase) = (0.5, .began)
    window.sendEvent(NSEvent(facts))
    facts.phase = .ended
    window.sendEvent(NSEvent(facts))
    #expect(zoom.magnification == 1 && receiver.heard.suffix(2) == ["zoom:", "zoom:"])
    facts.type = .rotate
    (facts.amount, facts.phase) = (90, .began)
    window.sendEvent(NSEvent(facts))
    #expect(abs(turn.rotationInDegrees - 90) < 0.001 && abs(turn.rotation - .pi / 2) < 0.001)
    view.removeGestureRecognizer(click)
    #expect(click.view == nil && view.gestureRecognizers.count == 4)
  }

  final class Judge: NSObject, NSGestureRecognizerDelegate {
    var mayBegin = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { mayBegin }
  }

  @Test func theDelegateDecides() {
    let (view, window) = watcher()
    defer { window.close() }
    let (judge, receiver) = (Judge(), Receiver())
    let click = NSClickGestureRecognizer(target: receiver, action: "click:")
    click.delegate = judge
    view.addGestureRecognizer(click)
    let mouse = Mouse(window: window)
    mouse.click(view)
    #expect(receiver.heard == [] && click.state == .failed)
    judge.mayBegin = true
    mouse.click(view)
    #expect(receiver.heard == ["click:"])
    click.delaysPrimaryMouseButtonEvents = true
    view.heard = []
    mouse.click(view)
    #expect(!view.heard.contains("down"))
    #expect(
      KeptProperty.lapses(
        in: NSGestureRecognizer(),
        [
          KeptProperty(\.delaysSecondaryMouseButtonEvents, default: false, other: true),
          KeptProperty(\.delaysOtherMouseButtonEvents, default: false, other: true),
          KeptProperty(\.delaysKeyEvents, default: false, other: true),
          KeptProperty(\.delaysMagnificationEvents, default: false, other: true),
          KeptProperty(\.delaysRotationEvents, default: false, other: true),
        ]) == [])
    let other = NSGestureRecognizer()
    #expect(other.canPrevent(click) && other.canBePrevented(by: click))
    #expect(!other.shouldRequireFailure(of: click) && !other.shouldBeRequiredToFail(by: click))
    #expect(judge.gestureRecognizer(click, shouldReceive: NSTouch()))
    #expect(judge.gestureRecognizer(click, shouldAttemptToRecognizeWith: NSEvent()))
    #expect(!judge.gestureRecognizer(click, shouldRecognizeSimultaneouslyWith: other))
    #expect(!judge.gestureRecognizer(click, shouldRequireFailureOf: other))
    #expect(!judge.gestureRecognizer(click, shouldBeRequiredToFailBy: other))
    other.state = .recognized
    #expect(other.state == .ended)
  }
}
