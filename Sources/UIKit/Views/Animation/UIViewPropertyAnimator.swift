public import Foundation
internal import QuartzCore

/// The state of an animator.
///
/// Source: Apple, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position of an animation.
///
/// Source: Apple, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be paused, reversed and stopped.
///
/// Starting makes all changes; the completions are called when delay and duration have passed by the
/// `AnimationClock`, which by default is at once. Until then the animator runs, its fraction grows, and layers show the
/// values in between. A reversed animator that has not begun makes no changes; one that ends at its start, or is stopped
/// on its way, takes changes back as far as it shows, unless the clock is immediate.
///
/// - SeeAlso: Apple, "UIViewPropertyAnimator".
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject,
  UIViewImplicitlyAnimating
{
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The timing.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The delay, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is running: started, and neither paused nor ended.
  open var isRunning: Bool { end != nil }
  /// Whether the animation is reversed; a running one goes back from where it is.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let wasRunning = isRunning
      if wasRunning { halt() }
      reversed = newValue
      if wasRunning { proceed(in: duration) }
    }
  }
  private var reversed = false
  /// Whether the animation can be paused and stopped before its end; stored only, every one can.
  open var isInterruptible = true
  /// Whether touches are looked for where moving views are; stored only.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation follows its fraction without the curve.
  open var scrubsLinearly = true
  /// The completed fraction, 0…1; setting it makes the changes.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      halt()
      adoptShown()
      paused = newValue.isFinite ? min(1, max(0, Double(newValue))) : 0
      if state == .inactive { state = .active }
      if paused > 0 { makeChanges() }
      adoptShown(at: scrubsLinearly ? paused : curve.value(at: paused))
    }
  }
  /// The fraction when it was paused, begun or ended.
  private var paused = 0.0
  /// The end to come of a running animator.
  private var end: AnimationEnd?
  /// The time at which it was started or continued, and the duration of a whole run at that speed.
  private var run = (start: TimeInterval(0), duration: TimeInterval(0))
  private var fraction: Double {
    guard isRunning, run.duration > 0 else { return paused }
    let passed = (AnimationClock.shared.now - run.start) / run.duration
    return min(1, max(0, paused + (reversed ? -max(0, passed) : max(0, passed))))
  }
  /// The run of the changes that were made; nil before, and with an immediate clock.
  private var changesRun: AnimationRun?
  private lazy var curve = ChangeCurve(timingParameters, duration: duration)
  /// The fraction at which it was started, continued or turned, and the share of the changes that was shown then.
  private var base = (fraction: 0.0, share: 0.0)
  /// The share of the changes that is shown.
  ///
  /// From a fraction at which it was paused, the rest of the curve leads to the end, or back to the start, without a jump.
  private var share: Double {
    let (now, from, end) = (fraction, base.fraction, reversed ? 0.0 : 1.0)
    guard isRunning, now != from else { return now == 1 || now == 0 ? now : base.share }
    let (start, value) = (curve.value(at: from), curve.value(at: now))
    guard end != start else { return end }
    return base.share + (end - base.share) * (value - start) / (end - start)
  }
  private func adoptShown(at share: Double? = nil) { base = (paused, share ?? base.share) }
  /// Whether user interaction is enabled during the animation; stored only.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active at its end until ``finishAnimation(at:)`` is called.
  open var pausesOnCompletion = false

  /// Creates an animator with a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init()
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// Creates an animator with two points of a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; they are made when the animator starts, or at once if it runs.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    if isRunning { makeChanges() }
  }
  /// Adds changes as ``addAnimations(_:)`` does, whatever the delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes and begins to run.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Makes the changes and begins to run after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    makeChanges()
    state = .active
    proceed(in: duration, after: max(0, delay))
  }
  /// Pauses the animator; one that has not started becomes active.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    halt()
    state = .active
  }
  /// Continues a paused animator.
  ///
  /// - Parameters:
  ///   - parameters: Another timing; ignored.
  ///   - durationFactor: The time that is left, as a share of the duration; 0 for what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat = 1
  ) {
    guard state == .active, !isRunning else { return }
    makeChanges()
    let left = reversed ? paused : 1 - paused
    proceed(
      in: durationFactor > 0 && left > 0 ? duration * Double(durationFactor) / left : duration)
  }
  /// Stops the animator where it is.
  ///
  /// If `withoutFinishing` is false it waits for ``finishAnimation(at:)``; otherwise the completions are not
  /// called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    halt()
    state = withoutFinishing ? .inactive : .stopped
    changes = []
    guard withoutFinishing else { return }
    completions = []
    changesRun?.stopHere()
    changesRun = nil
  }
  /// Calls the completions of a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  /// Lets the time run from the present fraction, at a speed by which a whole run takes some seconds.
  private func proceed(in whole: TimeInterval, after delay: TimeInterval = 0) {
    let clock = AnimationClock.shared
    let left = max(0, whole * (reversed ? paused : 1 - paused))
    adoptShown()
    run = (clock.now + delay, whole)
    CATransaction.include(endAfter: delay + left)
    let enabled = ViewAnimation.areEnabled
    let pending = clock.end(after: enabled ? delay + left : 0) { [self] in ended() }
    if pending.isScheduled { end = pending }
  }
  /// Stops the time and keeps the fraction.
  private func halt() {
    let shown = share
    paused = fraction
    adoptShown(at: shown)
    AnimationClock.shared.cancel(end)
    end = nil
  }
  private func ended() {
    end = nil
    paused = reversed ? 0 : 1
    adoptShown(at: paused)
    if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
  }
  private func makeChanges() {
    let changes = changes
    self.changes = []
    guard !reversed, !changes.isEmpty else { return }
    guard AnimationClock.shared.pace != .immediate, ViewAnimation.areEnabled else {
      for change in changes { change() }
      return
    }
    let run = changesRun ?? AnimationRun(duration: duration)
    changesRun = run
    run.driven = { [weak self] in self?.share ?? 1 }
    ViewAnimation.note(in: run) { for change in changes { change() } }
  }
  private func finish(at position: UIViewAnimatingPosition) {
    halt()
    switch position {
    case .end: changesRun?.end()
    case .start: changesRun?.takeBack()
    case .current: changesRun?.stopHere()
    }
    changesRun = nil
    (state, base, paused) = (
      .inactive, (0, 0), position == .end ? 1 : position == .start ? 0 : paused
    )
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
