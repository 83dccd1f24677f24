public import Foundation

/// An animation that can be started, paused and stopped.
///
/// - SeeAlso: Apple, "UIViewAnimating".
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation is reversed.
  var isReversed: Bool { get set }
  /// The completed fraction.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
///
/// - SeeAlso: Apple, "UIViewImplicitlyAnimating".
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes with a delay.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
