public import Foundation

/// A pan.
///
/// It begins when the centroid of the touches has moved 10 points, which Apple does not document; the translation counts
/// from the touches' beginning.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling by other devices that the gesture follows; stored only.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  /// The distance after which the gesture begins, in points.
  private static let slack: CGFloat = 10
  /// The time that a finger rests until its velocity is 0, in seconds.
  private static let rest: TimeInterval = 0.1
  private var start = CGPoint.zero
  private var end = CGPoint.zero
  private var last = (place: CGPoint.zero, time: TimeInterval(0))
  /// The velocity in the root view's bounds, in points per second.
  private var speed = CGPoint.zero

  /// The translation in a view's bounds since the beginning, or since it was set, in points.
  open func translation(in view: UIView?) -> CGPoint { difference(from: start, to: end, in: view) }
  /// Sets the translation in a view's bounds, in points; later movements add to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = difference(from: .zero, to: translation, outOf: view)
    start = CGPoint(x: end.x - moved.x, y: end.y - moved.y)
  }
  /// The velocity in a view's bounds, in points per second; 0 for fingers that rested a tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard TouchClock.shared.now - last.time < Self.rest else { return .zero }
    return difference(from: .zero, to: speed, in: view)
  }
  private func difference(from: CGPoint, to: CGPoint, in view: UIView?) -> CGPoint {
    let (from, to) = (view?.convert(from, from: nil) ?? from, view?.convert(to, from: nil) ?? to)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
  private func difference(from: CGPoint, to: CGPoint, outOf view: UIView?) -> CGPoint {
    let (from, to) = (view?.convert(from, to: nil) ?? from, view?.convert(to, to: nil) ?? to)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The movement since the beginning in the root view's bounds.
  var movement: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return rebase() }
    guard numberOfTouches <= maximumNumberOfTouches else { return fail() }
    (start, end) = (centroid, centroid)
    (last, speed) = ((centroid, TouchClock.shared.now), .zero)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    end = centroid
    let (now, passed) = (TouchClock.shared.now, TouchClock.shared.now - last.time)
    if passed > 0 {
      speed = CGPoint(x: (end.x - last.place.x) / passed, y: (end.y - last.place.y) / passed)
    }
    last = (end, now)
    switch state {
    case .began, .changed: state = .changed
    default:
      guard !isHeld, numberOfTouches >= minimumNumberOfTouches,
        start.distance(to: end) >= Self.slack,
        isOnCourse
      else { return }
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    if state == .began || state == .changed { state = .ended } else { failOrEnd() }
  }
  /// Ends a gesture that waits for others, so that it happens whole when they fail.
  private func failOrEnd() { if isHeld { state = .ended } else { fail() } }
  /// Keeps the translation when the number of fingers changes.
  private func rebase() {
    let moved = movement
    end = centroid
    start = CGPoint(x: end.x - moved.x, y: end.y - moved.y)
    last = (end, TouchClock.shared.now)
  }
  /// Whether the movement may become the gesture.
  var isOnCourse: Bool { true }
}

/// A pan from an edge of the screen: from within 20 points of the window's edge, which Apple does not document.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
  private static let room: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let bounds = touches.first?.window?.bounds, state == .possible else { return }
    let (place, room) = (centroid, Self.room)
    let isAtEdge =
      edges.contains(.left) && place.x - bounds.minX <= room
      || edges.contains(.right) && bounds.maxX - place.x <= room
      || edges.contains(.top) && place.y - bounds.minY <= room
      || edges.contains(.bottom) && bounds.maxY - place.y <= room
    if !isAtEdge { fail() }
  }
  override var isOnCourse: Bool {
    let (x, y) = (movement.x, movement.y)
    let isAcross = abs(x) >= abs(y)
    return edges.contains(.left) && isAcross && x > 0 || edges.contains(.right) && isAcross && x < 0
      || edges.contains(.top) && !isAcross && y > 0
      || edges.contains(.bottom) && !isAcross && y < 0
  }
}

/// The kinds of scrolling by devices other than fingers.
///
/// Source: Apple, "UIScrollTypeMask".
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Scrolling in steps, as by wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling without steps, as by track pads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
