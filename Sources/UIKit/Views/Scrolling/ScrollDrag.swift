internal import Foundation
internal import QuartzCore
internal import ViewArrangements

/// The state of a scroll view that fingers drag, and of its content until it rests.
///
/// - SeeAlso: Apple, "UIScrollViewDelegate": the order of the calls, and velocities in points per millisecond.
@MainActor final class ScrollDrag {
  private unowned let view: UIScrollView
  /// Whether a finger touches the view.
  fileprivate(set) var isTracking = false
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  private var start = CGPoint.zero
  private var axes = (horizontal: true, vertical: true)
  private var timer: TouchTimer?

  init(_ view: UIScrollView) { self.view = view }

  private var bounces: (horizontal: Bool, vertical: Bool) {
    let moves = view.scrolled.moves
    return (view.bounces && moves.horizontal, view.bounces && moves.vertical)
  }

  /// Whether a movement of a finger is along an axis on which the content can move.
  func canBegin(_ movement: CGPoint) -> Bool {
    let moves = view.scrolled.moves
    return view.isScrollEnabled
      && (abs(movement.x) > abs(movement.y) ? moves.horizontal : moves.vertical)
  }

  /// Stops content that moves on.
  func catchContent() {
    guard isDecelerating else { return }
    timer?.cancel()
    isDecelerating = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  func begin(_ movement: CGPoint) {
    if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
    (isDragging, start) = (true, view.contentOffset)
    let (moves, isAcross) = (view.scrolled.moves, abs(movement.x) > abs(movement.y))
    axes =
      view.isDirectionalLockEnabled
      ? (moves.horizontal && isAcross, moves.vertical && !isAcross) : moves
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    follow(movement)
  }

  func follow(_ movement: CGPoint) {
    let wanted = CGPoint(
      x: axes.horizontal ? start.x - movement.x : start.x,
      y: axes.vertical ? start.y - movement.y : start.y)
    var offset = view.scrolled.dragged(to: wanted, bounces: bounces)
    // An axis that does not move keeps its offset, wherever that is.
    if !axes.horizontal { offset.x = start.x }
    if !axes.vertical { offset.y = start.y }
    if offset != view.contentOffset { view.contentOffset = offset }
    view.refreshControl?.pull(in: view)
  }

  func end(velocity fingers: CGPoint) {
    let velocity = CGPoint(
      x: axes.horizontal ? -fingers.x / 1000 : 0, y: axes.vertical ? -fingers.y / 1000 : 0)
    let (content, now) = (view.scrolled, view.contentOffset)
    var target =
      view.isPagingEnabled
      ? content.page(from: start, at: now, velocity: velocity)
      : content.rest(from: now, velocity: velocity, rate: view.decelerationRate.rawValue)
    if !axes.horizontal { target.x = now.x }
    if !axes.vertical { target.y = now.y }
    if !view.isPagingEnabled {
      view.scrollDelegate?.scrollViewWillEndDragging(
        view, withVelocity: velocity, targetContentOffset: &target)
    }
    isDragging = false
    let movesOn = target != now
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: movesOn)
    guard movesOn else { return }
    isDecelerating = true
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    guard AnimationClock.shared.pace == .stepped else { return rest(at: target) }
    decelerate(from: now, to: target, since: TouchClock.shared.now)
  }

  private func rest(at target: CGPoint) {
    guard isDecelerating else { return }
    if view.contentOffset != target { view.contentOffset = target }
    isDecelerating = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  /// Moves the content a frame at a time: the remaining way shrinks by the rate each millisecond.
  private func decelerate(from start: CGPoint, to target: CGPoint, since time: TimeInterval) {
    timer = TouchClock.shared.after(Fingers.frame) { [weak self] in
      guard let self, isDecelerating else { return }
      let passed = (TouchClock.shared.now - time) * 1000
      let left = pow(min(0.999, max(0, view.decelerationRate.rawValue)), CGFloat(passed))
      let way = CGPoint(x: target.x - start.x, y: target.y - start.y)
      guard abs(way.x) * left >= 0.5 || abs(way.y) * left >= 0.5 else { return rest(at: target) }
      view.contentOffset = CGPoint(x: target.x - way.x * left, y: target.y - way.y * left)
      decelerate(from: start, to: target, since: time)
    }
  }
}

/// The recognizer that scrolls.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scroll: UIScrollView?

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init(target: nil, action: nil)
    recognized = { [weak self] in self?.move() }
  }

  private func move() {
    guard let scroll else { return }
    let drag = scroll.drag
    switch state {
    case .began: drag.begin(translation(in: scroll.superview))
    case .changed: drag.follow(translation(in: scroll.superview))
    case .ended: drag.end(velocity: velocity(in: scroll.superview))
    case .cancelled: drag.end(velocity: .zero)
    default: break
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scroll?.drag.isTracking = true
    scroll?.drag.catchContent()
  }
  override func reset() {
    super.reset()
    scroll?.drag.isTracking = false
  }
  override var isOnCourse: Bool { scroll?.drag.canBegin(movement) ?? false }
  /// Whether the content gives its touches up.
  override var canBegin: Bool {
    guard let scroll else { return false }
    return delivery?.viewsKnowing(self).allSatisfy {
      $0 === scroll || scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: $0)
    } ?? true
  }
}

/// The recognizer that zooms, around the middle of the visible part.
final class ScrollPinch: UIPinchGestureRecognizer {
  private weak var scroll: UIScrollView?
  private var startScale: CGFloat = 1

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init(target: nil, action: nil)
    recognized = { [weak self] in self?.zoom() }
  }
  private func zoom() {
    guard let scroll else { return }
    let delegate = scroll.scrollDelegate
    let view = delegate?.viewForZooming(in: scroll)
    switch state {
    case .began:
      startScale = scroll.zoomScale
      delegate?.scrollViewWillBeginZooming(scroll, with: view)
      scroll.setZoomScale(startScale * scale, animated: false)
    case .changed: scroll.setZoomScale(startScale * scale, animated: false)
    default: delegate?.scrollViewDidEndZooming(scroll, with: view, atScale: scroll.zoomScale)
    }
  }
  override var canBegin: Bool {
    scroll.flatMap { $0.scrollDelegate?.viewForZooming(in: $0) } != nil
  }
}

extension UIScrollView: TouchContainer {
  func prepareForTouches() {
    guard isScrollEnabled else { return }
    _ = panGestureRecognizer
    _ = pinchGestureRecognizer
  }
  var holdsTouches: Bool {
    delaysContentTouches && isScrollEnabled
      && (scrolled.moves.horizontal || scrolled.moves.vertical)
  }
  func letsTouches(_ touches: Set<UITouch>, _ event: UIEvent, reach view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }
}
