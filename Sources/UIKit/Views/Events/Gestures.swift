public import Foundation

/// One or more taps.
///
/// Fingers that move further than 10 points, and taps more than 0.35 seconds apart, are not recognized; Apple documents
/// neither.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  /// The distance that a finger may move, in points.
  private static let allowableMovement: CGFloat = 10
  private var taps = 0
  private var fingers = 0
  private var timer: TouchTimer?
  override var isWaiting: Bool { timer?.isWaiting == true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    fingers = max(fingers, numberOfTouches)
    if fingers > numberOfTouchesRequired { fail() }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains { touch in
      touch.start.distance(to: touch.place.now) > Self.allowableMovement
    }
    if isFar { fail() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    (taps, fingers) = (taps + 1, 0)
    guard taps < numberOfTapsRequired else { return state = .ended }
    timer = TouchClock.shared.after(TouchDelivery.tapInterval) { [weak self] in self?.fail() }
  }
  open override func reset() {
    super.reset()
    timer?.cancel()
    (taps, fingers) = (0, 0)
  }
  /// Whether a tap prevents another gesture: not one of more taps, which it begins.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// A long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of touches.
  open var numberOfTouchesRequired = 1
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var timer: TouchTimer?
  override var isWaiting: Bool { timer?.isWaiting == true && numberOfTouches == 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    guard numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
    timer = TouchClock.shared.after(minimumPressDuration) { [weak self] in
      if self?.state == .possible { self?.state = .began }
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    let isFar = touches.contains { touch in
      touch.start.distance(to: touch.place.now) > allowableMovement
    }
    if isFar { fail() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    if state == .began || state == .changed { return state = .ended }
    guard taps < numberOfTapsRequired else { return fail() }
    guard touches.count == numberOfTouches else { return }
    taps += 1
    timer = TouchClock.shared.after(TouchDelivery.tapInterval) { [weak self] in self?.fail() }
  }
  override func fail() {
    timer?.cancel()
    super.fail()
  }
  open override func reset() {
    super.reset()
    timer?.cancel()
    taps = 0
  }
}

/// A swipe: a quick, straight movement of at least 50 points, in half a second; Apple documents neither.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The directions of the swipe.
  open var direction = Direction.right
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5
  private var start = (place: CGPoint.zero, time: TimeInterval(0))

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
    start = (centroid, TouchClock.shared.now)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let (x, y) = (centroid.x - start.place.x, centroid.y - start.place.y)
    guard TouchClock.shared.now - start.time <= Self.duration else { return fail() }
    guard max(abs(x), abs(y)) > 10 else { return }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard direction.contains(way), min(abs(x), abs(y)) <= Self.length else { return fail() }
    guard max(abs(x), abs(y)) >= Self.length, numberOfTouches == numberOfTouchesRequired else {
      return
    }
    state = .ended
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}

/// A pointer over a view.
///
/// There are no pointers here: setting its state simulates one.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
