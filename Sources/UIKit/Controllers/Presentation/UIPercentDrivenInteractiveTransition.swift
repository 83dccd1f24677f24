public import Foundation

/// Drives a transition by a share between 0 and 1.
///
/// Nothing is animated: the animating object runs when the transition is finished, and does not run when it is cancelled.
///
/// - SeeAlso: Apple, "UIPercentDrivenInteractiveTransition".
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  /// Creates a driver.
  public override init() { super.init() }

  /// The duration of the transition, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed with which the transition goes to its end; has no effect.
  open var completionSpeed: CGFloat = 1
  /// The curve with which the transition goes to its end; has no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the transition; has no effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively; if not, it is finished at once.
  open var wantsInteractiveStart = true

  /// Begins the transition; the animating object waits for the end of the interaction.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    if let transition = transitionContext as? PresentationTransition {
      duration = transition.animator?.transitionDuration(using: transition) ?? 0
    }
    percentComplete = 0
    if !wantsInteractiveStart { finish() }
  }
  /// Makes the transition interactive again.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Sets how far the transition is, limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Ends the interaction and completes the transition.
  open func finish() {
    guard let context else { return }
    self.context = nil
    percentComplete = 1
    context.finishInteractiveTransition()
    if let transition = context as? PresentationTransition {
      transition.run()
    } else {
      context.completeTransition(true)
    }
  }
  /// Ends the interaction and takes the transition back.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    percentComplete = 0
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}
