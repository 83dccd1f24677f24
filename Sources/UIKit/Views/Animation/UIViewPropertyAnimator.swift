public import Foundation

/// Where an animator is.
///
/// Source: Apple, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation ended.
///
/// Source: Apple, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Changes that are made when it is started, at once, with what follows them.
///
/// There is no time between pictures, so an animator is never seen running: starting makes all changes and
/// then calls the completions; pausing and stopping before that keep them back.
///
/// - SeeAlso: Apple, "UIViewPropertyAnimator".
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How long it would last, in seconds.
  public let duration: TimeInterval
  /// How long it would wait, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Where the animator is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs; never when anybody looks.
  open var isRunning: Bool { false }
  /// Whether it runs backwards: then it makes no changes.
  open var isReversed = false
  /// How much of it is done; 1 as soon as the changes were made.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0, !changes.isEmpty { makeChanges() } }
  }
  /// Whether people may touch meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether it stays active at its end until it is told to finish.
  open var pausesOnCompletion = false

  /// Makes an animator with a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator with two points of a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
  /// Makes an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
  /// Makes changes at once, then calls the completion.
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

  /// Adds changes; they are made when it starts.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes; they are made when it starts, whatever the delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  /// Adds what is called at the end.
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
  /// The same, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Keeps what was not started yet back.
  open func pauseAnimation() { if state == .inactive { state = .active } }
  /// Starts what was paused.
  open func continueAnimation(
    withTimingParameters parameters: Any? = nil, durationFactor: CGFloat = 1
  ) {
    startAnimation()
  }
  /// Ends it where it is; without finishing it waits for ``finishAnimation(at:)``, else no completion is
  /// called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    changes = []
    if withoutFinishing { completions = [] }
  }
  /// Calls the completions of an animator that was stopped.
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
