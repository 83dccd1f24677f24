public import Foundation

/// A pinch of two fingers.
///
/// It begins when the distance of the fingers has changed by 8 points, which Apple does not document; the scale counts
/// from the touches' beginning.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slack: CGFloat = 8
  private var pair = FingerPair()
  private var reference: CGFloat = 0
  private var stored: CGFloat = 1

  /// The scale relative to the beginning; later movements multiply one that is set.
  open var scale: CGFloat {
    get { stored }
    set {
      stored = newValue
      if newValue > 0 { reference = pair.distance / newValue }
    }
  }
  /// The velocity of the scale, per second; 0 without a gesture.
  open var velocity: CGFloat { pair.speed(reference > 0 ? pair.distanceSpeed / reference : 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == 2 else { return numberOfTouches > 2 ? fail() : () }
    pair.begin(self)
    (reference, stored) = (pair.distance, 1)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, reference > 0 else { return }
    pair.follow(self)
    let isBegun = state == .began || state == .changed
    guard isBegun || abs(pair.distance - reference) >= Self.slack else { return }
    stored = pair.distance / reference
    state = isBegun ? .changed : .began
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else { fail() }
  }
  open override func reset() {
    super.reset()
    (reference, pair) = (0, FingerPair())
  }
}

/// A rotation of two fingers.
///
/// It begins when the line between the fingers has turned by 5 degrees, which Apple does not document; the rotation
/// counts from the touches' beginning.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slack = CGFloat.pi / 36
  private var pair = FingerPair()
  private var reference: CGFloat = 0
  private var stored: CGFloat = 0

  /// The rotation, in radians, clockwise; later movements add to one that is set.
  open var rotation: CGFloat {
    get { stored }
    set {
      reference += stored - newValue
      stored = newValue
    }
  }
  /// The velocity of the rotation, in radians per second; 0 without a gesture.
  open var velocity: CGFloat { pair.speed(pair.angleSpeed) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == 2 else { return numberOfTouches > 2 ? fail() : () }
    pair.begin(self)
    (reference, stored) = (pair.angle, 0)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    pair.follow(self)
    let isBegun = state == .began || state == .changed
    guard isBegun || abs(pair.angle - reference) >= Self.slack else { return }
    stored = pair.angle - reference
    state = isBegun ? .changed : .began
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else { fail() }
  }
  open override func reset() {
    super.reset()
    pair = FingerPair()
  }
}

/// The distance and the direction of two fingers, and how fast both change.
@MainActor private struct FingerPair {
  private(set) var distance: CGFloat = 0
  /// The direction of the second finger from the first, in radians; continuous over full turns.
  private(set) var angle: CGFloat = 0
  private(set) var distanceSpeed: CGFloat = 0
  private(set) var angleSpeed: CGFloat = 0
  private var time: TimeInterval = 0

  mutating func begin(_ recognizer: UIGestureRecognizer) {
    guard let way = way(recognizer) else { return }
    (distance, angle) = (hypot(way.x, way.y), atan2(way.y, way.x))
    (distanceSpeed, angleSpeed, time) = (0, 0, TouchClock.shared.now)
  }
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    guard let way = way(recognizer) else { return }
    let length = hypot(way.x, way.y)
    var turn = (atan2(way.y, way.x) - angle).remainder(dividingBy: 2 * .pi)
    if turn.isNaN { turn = 0 }
    let passed = TouchClock.shared.now - time
    if passed > 0 { (distanceSpeed, angleSpeed) = ((length - distance) / passed, turn / passed) }
    (distance, angle, time) = (length, angle + turn, TouchClock.shared.now)
  }
  /// A speed that fingers had, as long as they have not rested a tenth of a second.
  func speed(_ speed: CGFloat) -> CGFloat { TouchClock.shared.now - time < 0.1 ? speed : 0 }

  private func way(_ recognizer: UIGestureRecognizer) -> CGPoint? {
    let touches = recognizer.tracked
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].place.now, touches[1].place.now)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}
