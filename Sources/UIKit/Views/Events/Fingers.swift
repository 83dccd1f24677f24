package import Foundation

/// Simulated fingers on a window: one gesture, from the first touch to the last one.
///
/// Events pass through `UIApplication.sendEvent(_:)`. Locations are in points in the window's bounds; time passes on
/// ``TouchClock``.
@MainActor package final class Fingers {
  private let window: UIWindow
  private var touches: [UITouch] = []

  /// The time between two movements, in seconds: that of a screen with sixty frames a second.
  package static let frame: TimeInterval = 1 / 60

  /// Creates fingers above a window.
  package init(on window: UIWindow) { self.window = window }

  /// The locations of the fingers that touch the window.
  package var places: [CGPoint] { touches.map(\.place.now) }

  /// Touches the window at some points at once.
  package func touch(_ points: [CGPoint]) {
    let fresh = points.map { point in
      let touch = UITouch()
      (touch.place, touch.start) = ((point, point), point)
      touch.touchedWindow = window
      return touch
    }
    let event = send(fresh, .began, together: false)
    for touch in fresh {
      touch.view = window.hitTest(touch.place.now, with: event)
      touch.tapCount = window.delivery.countTap(touch)
    }
    UIApplication.shared.sendEvent(event)
  }

  /// Moves the fingers along straight lines, an event a frame; the last event is at the given points.
  package func move(to points: [CGPoint], in seconds: TimeInterval = 0.1) {
    let starts = places
    let count = max(1, Int((max(0, seconds) / Self.frame).rounded(.up)))
    for step in 1...count {
      TouchClock.shared.pass(seconds / Double(count))
      let share = CGFloat(step) / CGFloat(count)
      for (touch, (start, end)) in zip(touches, zip(starts, points)) {
        let isLast = step == count
        touch.place = (
          isLast
            ? end
            : CGPoint(
              x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
          touch.place.now
        )
      }
      UIApplication.shared.sendEvent(send(touches, .moved))
    }
  }

  /// Keeps the fingers still for a time, in seconds.
  package func hold(for seconds: TimeInterval) { TouchClock.shared.pass(seconds) }

  /// Lifts all fingers at once.
  package func lift() { end(.ended) }

  /// Ends all touches as the system does, for example for an incoming call.
  package func cancel() { end(.cancelled) }

  private func end(_ phase: UITouch.Phase) {
    for touch in touches { touch.place.before = touch.place.now }
    let event = send(touches, phase)
    UIApplication.shared.sendEvent(event)
    touches = []
  }

  /// Makes the event in which touches have a phase; others are stationary.
  private func send(
    _ changed: [UITouch], _ phase: UITouch.Phase, together: Bool = true
  ) -> UIEvent {
    let now = TouchClock.shared.now
    if !together {
      for touch in touches { touch.phase = .stationary }
      touches += changed
    }
    for touch in changed { (touch.phase, touch.timestamp) = (phase, now) }
    return FingerEvent(touches, at: now)
  }
}
