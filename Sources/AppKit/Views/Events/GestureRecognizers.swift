public import Foundation

/// Recognizes clicks: presses and releases of buttons that do not move far.
///
/// - SeeAlso: Apple, "NSClickGestureRecognizer".
@preconcurrency @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The buttons, a bit each; the left one unless set.
  open var buttonMask = 1
  /// The number of clicks.
  open var numberOfClicksRequired = 1
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
  private var start: NSPoint?
  /// The distance that a click may move, in points.
  private static let slack: CGFloat = 3

  private func press(_ event: NSEvent) {
    let isButton = buttonMask >> event.buttonNumber & 1 == 1
    start = isButton ? event.locationInWindow : nil
  }
  private func move(_ event: NSEvent) {
    guard let start else { return }
    let way = NSPoint(x: event.locationInWindow.x - start.x, y: event.locationInWindow.y - start.y)
    if hypot(way.x, way.y) > Self.slack {
      self.start = nil
      state = .failed
    }
  }
  private func release(_ event: NSEvent) {
    guard start != nil else { return }
    start = nil
    if event.clickCount == numberOfClicksRequired { state = .ended }
  }
  open override func mouseDown(with event: NSEvent) { press(event) }
  open override func mouseDragged(with event: NSEvent) { move(event) }
  open override func mouseUp(with event: NSEvent) { release(event) }
  open override func rightMouseDown(with event: NSEvent) { press(event) }
  open override func rightMouseDragged(with event: NSEvent) { move(event) }
  open override func rightMouseUp(with event: NSEvent) { release(event) }
  open override func otherMouseDown(with event: NSEvent) { press(event) }
  open override func otherMouseDragged(with event: NSEvent) { move(event) }
  open override func otherMouseUp(with event: NSEvent) { release(event) }
}

/// Recognizes movement with a pressed button.
///
/// - SeeAlso: Apple, "NSPanGestureRecognizer".
@preconcurrency @MainActor open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The buttons, a bit each; the left one unless set.
  open var buttonMask = 1
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
  private var start: NSPoint?
  private var last: (place: NSPoint, time: TimeInterval)?
  private var speed = NSPoint.zero
  /// The distance from which a press is movement, in points.
  private static let slack: CGFloat = 3

  /// The distance from the start, in a view's space.
  open func translation(in view: NSView?) -> NSPoint {
    guard let start else { return .zero }
    let (one, other) = (
      view?.convert(start, from: nil) ?? start, view?.convert(place, from: nil) ?? place
    )
    return NSPoint(x: other.x - one.x, y: other.y - one.y)
  }
  /// Moves the start so that the distance is the given one.
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {
    let place = view?.convert(place, from: nil) ?? place
    let origin = NSPoint(x: place.x - translation.x, y: place.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }
  /// The speed in points per second, in a view's space.
  open func velocity(in view: NSView?) -> NSPoint {
    view?.isFlipped == true ? NSPoint(x: speed.x, y: -speed.y) : speed
  }
  open override func reset() { (start, last, speed) = (nil, nil, .zero) }

  private func press(_ event: NSEvent) {
    reset()
    guard buttonMask >> event.buttonNumber & 1 == 1 else { return }
    start = event.locationInWindow
    last = (event.locationInWindow, event.timestamp)
  }
  private func move(_ event: NSEvent) {
    guard let start, let last else { return }
    let place = event.locationInWindow
    let time = event.timestamp - last.time
    if time > 0 {
      speed = NSPoint(x: (place.x - last.place.x) / time, y: (place.y - last.place.y) / time)
    }
    self.last = (place, event.timestamp)
    if state == .possible {
      if hypot(place.x - start.x, place.y - start.y) >= Self.slack { state = .began }
    } else {
      state = .changed
    }
  }
  private func release(_ event: NSEvent) {
    if state == .began || state == .changed { state = .ended } else { state = .failed }
  }
  open override func mouseDown(with event: NSEvent) { press(event) }
  open override func mouseDragged(with event: NSEvent) { move(event) }
  open override func mouseUp(with event: NSEvent) { release(event) }
  open override func rightMouseDown(with event: NSEvent) { press(event) }
  open override func rightMouseDragged(with event: NSEvent) { move(event) }
  open override func rightMouseUp(with event: NSEvent) { release(event) }
  open override func otherMouseDown(with event: NSEvent) { press(event) }
  open override func otherMouseDragged(with event: NSEvent) { move(event) }
  open override func otherMouseUp(with event: NSEvent) { release(event) }
}

/// Recognizes a press of a button that lasts.
///
/// The times of the events decide: a press begins with the first event after the duration.
///
/// - SeeAlso: Apple, "NSPressGestureRecognizer".
@preconcurrency @MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// The buttons, a bit each; the left one unless set.
  open var buttonMask = 1
  /// The duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the press may move, in points.
  open var allowableMovement: CGFloat = 0
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
  private var start: (place: NSPoint, time: TimeInterval)?

  open override func mouseDown(with event: NSEvent) {
    start = (event.locationInWindow, event.timestamp)
  }
  open override func mouseDragged(with event: NSEvent) { update(event) }
  open override func mouseUp(with event: NSEvent) {
    update(event)
    if state == .began || state == .changed { state = .ended } else { state = .failed }
    start = nil
  }
  private func update(_ event: NSEvent) {
    guard let start else { return }
    if state == .began || state == .changed {
      state = .changed
    } else if event.timestamp - start.time >= minimumPressDuration {
      state = .began
    } else {
      let place = event.locationInWindow
      let way = hypot(place.x - start.place.x, place.y - start.place.y)
      if allowableMovement > 0, way > allowableMovement { self.start = nil }
    }
  }
}

/// Recognizes magnification by two fingers.
///
/// - SeeAlso: Apple, "NSMagnificationGestureRecognizer".
@preconcurrency @MainActor open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// The magnification since the gesture began.
  open var magnification: CGFloat = 0
  open override func magnify(with event: NSEvent) {
    if event.phase == .began { magnification = 0 }
    magnification += event.magnification
    state = NSGestureRecognizer.state(of: event.phase, after: state)
  }
}

/// Recognizes rotation by two fingers.
///
/// - SeeAlso: Apple, "NSRotationGestureRecognizer".
@preconcurrency @MainActor open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// The rotation since the gesture began, in radians, anticlockwise.
  open var rotation: CGFloat = 0
  /// The rotation in degrees.
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }
  open override func rotate(with event: NSEvent) {
    if event.phase == .began { rotation = 0 }
    rotation += CGFloat(event.rotation) * .pi / 180
    state = NSGestureRecognizer.state(of: event.phase, after: state)
  }
}

extension NSGestureRecognizer {
  /// The state of a gesture that consists of events with phases.
  static func state(of phase: NSEvent.Phase, after state: State) -> State {
    if phase.contains(.ended) { return .ended }
    if phase.contains(.cancelled) { return .cancelled }
    return state == .possible ? .began : .changed
  }
}
