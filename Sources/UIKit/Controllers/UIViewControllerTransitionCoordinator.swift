public import Foundation

/// What is known of a change of size while it is made.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinatorContext".
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it moves; nothing does here.
  var isAnimated: Bool { get }
  /// How long it lasts, in seconds; no time here.
  var transitionDuration: TimeInterval { get }
  /// What changes.
  var containerView: UIView { get }
}

/// Lets controllers do something along with a change of size.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinator".
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Does something once the new size is there, and something else right after that.
  ///
  /// - Returns: True: it will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something once the new size is there.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of a window's size, at once.
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

  /// Does everything that was asked for; the change is made.
  func finish() {
    for step in steps { step.animation?(self) }
    for step in steps { step.completion?(self) }
  }
}
