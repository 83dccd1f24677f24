public import Foundation

/// The state of an animator.
///
/// Source: Apple, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position of an animation.
///
/// Source: Apple, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Runs changes and their completions when it is started.
///
/// Pictures have no time axis, so an animator never runs visibly: starting makes all changes and then calls
/// the completions; pausing or stopping before that prevents them.
///
/// - SeeAlso: Apple, "UIViewPropertyAnimator".
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject,
  UIViewImplicitlyAnimating
{
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration, in seconds; stored only.
  public let duration: TimeInterval
  /// The timing; stored only.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The delay, in seconds; stored only.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is running; always false outside its own callbacks.
  open var isRunning: Bool { false }
  /// Whether the animation is reversed: a reversed animator makes no changes.
  open var isReversed = false
  /// The completed fraction; 1 as soon as the changes were made.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0, !changes.isEmpty { makeChanges() } }
  }
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
  /// Makes changes immediately, then calls the completion.
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

  /// Adds changes; they are made when the animator starts.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes; they are made when the animator starts, whatever the delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, then calls the completions.
  open func startAnimation() {
    guard state != .stopped else { return }
    makeChanges()
    state = .active
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }
  /// Makes the changes, then calls the completions; the delay is ignored.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Pauses an animator that has not started.
  open func pauseAnimation() { if state == .inactive { state = .active } }
  /// Continues a paused animator.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat = 1
  ) {
    startAnimation()
  }
  /// Stops the animator.
  ///
  /// If `withoutFinishing` is false it waits for ``finishAnimation(at:)``; otherwise the completions are not
  /// called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    changes = []
    if withoutFinishing { completions = [] }
  }
  /// Calls the completions of a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  private func makeChanges() {
    let changes = changes
    self.changes = []
    guard !isReversed else { return }
    for change in changes { change() }
    fractionComplete = 1
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
