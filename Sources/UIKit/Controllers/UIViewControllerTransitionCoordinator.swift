public import Foundation

/// Describes a size transition while it runs.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinatorContext".
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated. Always false.
  var isAnimated: Bool { get }
  /// The duration, in seconds. Always 0.
  var transitionDuration: TimeInterval { get }
  /// The view whose size changes.
  var containerView: UIView { get }
}

/// Runs closures alongside a size transition.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinator".
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds a closure that runs when the new size is set, and a completion that runs after it.
  ///
  /// - Returns: True.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds a closure that runs when the new size is set.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The size transition of a window, without animation.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var steps: [(animation: Step?, completion: Step?)] = []
  let containerView: UIView
  let isAnimated = false
  let transitionDuration: TimeInterval = 0

  init(of view: UIView) { containerView = view }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    steps.append((animation, completion))
    return true
  }

  /// Runs all closures after the change.
  func finish() {
    for step in steps { step.animation?(self) }
    for step in steps { step.completion?(self) }
  }
}
