public import Foundation

/// Animates a transition between controllers.
///
/// The views of both ends and their frames are in the context. Animations make their changes at once here, so a transition
/// ends as soon as its object calls ``UIViewControllerContextTransitioning/completeTransition(_:)``.
///
/// - SeeAlso: Apple, "UIViewControllerAnimatedTransitioning".
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container, animates, and completes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be interrupted; never asked here.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the transition was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator without animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
