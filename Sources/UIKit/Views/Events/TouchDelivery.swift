internal import Foundation

/// Delivers the touches of a window: to gesture recognizers first, then to views.
///
/// A touch belongs to the view in which it began until it ends. Recognizers of that view and of those around it receive
/// it before the view does; one that recognizes its gesture takes the touch from the view.
///
/// - SeeAlso: Apple, "Using responders and the responder chain to handle events" and "UIGestureRecognizer".
@MainActor final class TouchDelivery {
  private weak var window: UIWindow?
  private var courses: [TouchCourse] = []
  /// The recognizers that take part in the present gestures, innermost views first.
  private(set) var active: [UIGestureRecognizer] = []
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  /// The time between taps that belong together, in seconds; not documented by Apple.
  static let tapInterval: TimeInterval = 0.35
  /// The distance between taps that belong together, in points; not documented by Apple.
  private static let tapDistance: CGFloat = 30
  /// The time after which a touch in a scroll view that has not moved belongs to the content, in seconds; not documented.
  private static let contentDelay: TimeInterval = 0.15

  init(of window: UIWindow) { self.window = window }

  /// Counts the taps that a touch continues, itself included.
  func countTap(_ touch: UITouch) -> Int {
    let (now, place) = (TouchClock.shared.now, touch.place.now)
    var count = 1
    if let last = lastTap, now - last.time <= Self.tapInterval,
      last.place.distance(to: place) <= Self.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (now, place, count)
    return count
  }

  // MARK: Events

  /// Delivers the touches of an event that changed.
  func deliver(_ event: UIEvent) {
    guard let window, let touches = event.touches(for: window) else { return }
    let began = ordered(touches, .began)
    for touch in began { begin(touch, event) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = ordered(touches, phase)
      if !changed.isEmpty { deliver(changed, phase, event) }
    }
    tidy()
  }

  private func ordered(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> [UITouch] {
    touches.filter { $0.phase == phase }.sorted {
      ($0.place.now.y, $0.place.now.x) < ($1.place.now.y, $1.place.now.x)
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    var recognizers: [UIGestureRecognizer] = []
    for view in sequence(first: view, next: \.superview) {
      (view as? any TouchContainer)?.prepareForTouches()
      let own = view.interactions.compactMap { ($0 as? any TouchedInteraction)?.recognizer }
      for recognizer in own + (view.gestureRecognizers ?? [])
      where recognizer.isEnabled && recognizer.accepts(touch, event) {
        recognizers.append(recognizer)
      }
    }
    touch.gestureRecognizers = recognizers
    let course = TouchCourse(touch, to: view, event, takesTouch: mayTake(touch, view))
    courses.append(course)
    for recognizer in recognizers where !active.contains(where: { $0 === recognizer }) {
      active.append(recognizer)
      recognizer.delivery = self
    }
    guard view.isHeld else { return }
    course.isDelayed = true
    TouchClock.shared.after(Self.contentDelay) { [weak self] in
      course.isDelayed = false
      self?.advance(course)
    }
  }

  /// Whether a view takes a touch beside those that it and others have.
  private func mayTake(_ touch: UITouch, _ view: UIView) -> Bool {
    let others = courses.filter { !$0.isOver }
    if others.contains(where: { $0.view === view }), !view.isMultipleTouchEnabled { return false }
    return !others.contains {
      $0.view !== view && ($0.view.isExclusiveTouch || view.isExclusiveTouch)
    }
  }

  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in active {
      let own = touches.filter { recognizer.receives($0) }
      if !own.isEmpty { recognizer.receive(Set(own), phase, event) }
    }
    let changed = courses.filter { course in touches.contains { $0 === course.touch } }
    for course in changed { course.note(phase, event) }
    // Touches of one view arrive together.
    for course in changed where !course.isOver {
      let together = changed.filter { $0.view === course.view && $0.canJoin(course) }
      advance(together)
    }
    if phase == .ended || phase == .cancelled {
      for course in changed { course.isLifted = true }
    }
  }

  // MARK: Views

  private func advance(_ course: TouchCourse) { advance([course]) }

  /// Sends views what they may have by now of their touches, all of which are in the same state.
  private func advance(_ group: [TouchCourse]) {
    guard let first = group.first, !first.isOver else { return }
    let recognizers = group.flatMap { $0.touch.gestureRecognizers ?? [] }
    if recognizers.contains(where: { $0.takesTouches }) {
      for course in group { course.cancel() }
      return
    }
    if first.isWaiting {
      guard !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }),
        !first.isDelayed || first.waitsForEnd
      else { return }
      guard first.isWelcome else {
        for course in group { course.cancel() }
        return
      }
      TouchCourse.send(group, .began)
    }
    if first.waitsForEnd {
      guard !recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) else {
        return
      }
      TouchCourse.send(group, .ended)
    } else {
      let moved = group.filter(\.hasMoved)
      if !moved.isEmpty { TouchCourse.send(moved, .moved) }
    }
  }

  // MARK: Recognizers

  /// Whether a recognizer must wait for others, which have not failed yet; nil where one of them recognized its gesture.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool? {
    var waits = false
    for other in active where other !== recognizer && recognizer.waits(for: other) {
      if other.hasRecognized { return nil }
      if other.isUndecided { waits = true }
    }
    return waits
  }

  /// Whether another recognizer's gesture keeps one from its own.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 !== recognizer && $0.hasRecognized && $0.prevents(recognizer) }
  }

  /// The views that know the touches of a recognizer.
  func viewsKnowing(_ recognizer: UIGestureRecognizer) -> [UIView] {
    courses.filter { !$0.isOver && !$0.isWaiting && recognizer.receives($0.touch) }.map(\.view)
  }

  /// Lets the recognizers fail that a recognized gesture prevents, and those that waited for its failure.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer && other.isUndecided {
      if recognizer.prevents(other) || other.isHeld && other.waits(for: recognizer) { other.fail() }
    }
  }

  /// Follows a new state of a recognizer: others that waited for it, and the views of its touches.
  func didChange(_ recognizer: UIGestureRecognizer) {
    for other in active where other.isHeld { other.releaseIfPossible() }
    for course in courses where !course.isOver && !course.isSending {
      if course.touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true {
        advance(course)
      }
    }
    if !courses.contains(where: { !$0.isLifted }) { tidy() }
  }

  /// Forgets touches that ended, and resets recognizers whose gesture is over.
  private func tidy() {
    courses.removeAll { $0.isLifted && $0.isOver }
    let done = active.filter { $0.isDone }
    active.removeAll { recognizer in done.contains { $0 === recognizer } }
    for recognizer in done { recognizer.finish() }
  }
}

/// A view that decides about the touches in its subviews.
@MainActor protocol TouchContainer: UIView {
  /// Prepares recognizers of the view's own for a touch inside.
  func prepareForTouches()
  /// Whether touches in subviews wait until it is clear that they do not scroll.
  var holdsTouches: Bool { get }
  /// Whether touches may be delivered to a subview.
  func letsTouches(_ touches: Set<UITouch>, _ event: UIEvent, reach view: UIView) -> Bool
}

/// An interaction that acts on touches, by a recognizer of its own.
@MainActor protocol TouchedInteraction: UIInteraction {
  /// The recognizer, which is not among those of the view.
  var recognizer: UIGestureRecognizer { get }
}

/// The course of a touch to its view.
@MainActor final class TouchCourse {
  let touch: UITouch
  let view: UIView
  private var event: UIEvent
  /// Whether the view was not sent the beginning yet.
  private(set) var isWaiting = true
  /// Whether the view gets nothing any more.
  private(set) var isOver: Bool
  /// Whether the touch ended or was cancelled and the view does not know it yet.
  private(set) var waitsForEnd = false
  private(set) var hasMoved = false
  /// Whether the view is being called.
  private(set) var isSending = false
  /// Whether a scroll view holds the beginning back.
  var isDelayed = false
  /// Whether the finger is off the screen.
  var isLifted = false

  init(_ touch: UITouch, to view: UIView, _ event: UIEvent, takesTouch: Bool) {
    (self.touch, self.view, self.event, isOver) = (touch, view, event, !takesTouch)
  }

  /// Notes a change of the touch.
  func note(_ phase: UITouch.Phase, _ event: UIEvent) {
    self.event = event
    switch phase {
    case .moved: hasMoved = true
    case .ended: waitsForEnd = true
    case .cancelled: cancel()
    default: break
    }
  }

  /// Whether the view gets two touches in one call.
  func canJoin(_ other: TouchCourse) -> Bool {
    !isOver && isWaiting == other.isWaiting && waitsForEnd == other.waitsForEnd
      && isDelayed == other.isDelayed
  }

  /// Whether the views around let the view have the touch.
  var isWelcome: Bool {
    sequence(first: view, next: \.superview).allSatisfy {
      $0 === view || ($0 as? any TouchContainer)?.letsTouches([touch], event, reach: view) ?? true
    }
  }

  /// Takes the touch from the view, which is notified if it knows the touch.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    if !isWaiting { call(.cancelled) { view.touchesCancelled([touch], with: event) } }
  }

  private func call(_ phase: UITouch.Phase, _ body: () -> Void) {
    let before = touch.phase
    touch.phase = phase
    isSending = true
    body()
    isSending = false
    touch.phase = before
  }

  /// Sends a phase of touches to their view.
  static func send(_ group: [TouchCourse], _ phase: UITouch.Phase) {
    guard let first = group.first else { return }
    let touches = Set(group.map(\.touch))
    let phases = group.map(\.touch.phase)
    for course in group {
      course.touch.phase = phase
      course.isSending = true
      switch phase {
      case .began: (course.isWaiting, course.hasMoved) = (false, false)
      case .moved: course.hasMoved = false
      default: course.isOver = true
      }
    }
    switch phase {
    case .began: first.view.touchesBegan(touches, with: first.event)
    case .moved: first.view.touchesMoved(touches, with: first.event)
    default: first.view.touchesEnded(touches, with: first.event)
    }
    for (course, phase) in zip(group, phases) {
      course.touch.phase = phase
      course.isSending = false
    }
  }
}

extension UIView {
  /// Whether a view around this one holds touches back.
  fileprivate var isHeld: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 !== self && ($0 as? any TouchContainer)?.holdsTouches == true
    }
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
