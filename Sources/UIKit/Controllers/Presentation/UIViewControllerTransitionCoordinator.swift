public import Drawing
public import Foundation

/// Describes a transition of sizes or controllers while it runs.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinatorContext".
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated; false for changes of sizes here.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for changes of sizes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted; always false.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration, in seconds; 0 for changes of sizes.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity at the end of an interaction; always 1.
  var completionVelocity: CGFloat { get }
  /// The curve at the end of an interaction; always `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// A controller of the transition; nil for changes of sizes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil for changes of sizes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation of the transition: none.
  var targetTransform: CGAffineTransform { get }
}

/// Runs closures alongside a transition.
///
/// - SeeAlso: Apple, "UIViewControllerTransitionCoordinator".
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds a closure that runs with the change, and a completion that runs after it.
  ///
  /// - Returns: True.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that changes views inside a view, and a completion.
  ///
  /// - Returns: True.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that runs when an interaction becomes a transition without interaction, or the other way round.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds a closure that runs with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// Adds a closure that changes views inside a view, and a completion.
  ///
  /// - Returns: True.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Adds a closure that runs when an interaction ends.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// The coordinator of a change of a window's size, or of a transition between controllers.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionHandlers: [Step] = []
  private var hasBegun = false
  private let container: UIView
  private weak var transition: PresentationTransition?

  /// Creates a coordinator of a change of a view's size.
  init(of view: UIView) { container = view }
  /// Creates a coordinator of a transition.
  init(of transition: PresentationTransition) {
    container = transition.containerView
    self.transition = transition
  }

  var containerView: UIView { container }
  var isAnimated: Bool { transition?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
  let isInterruptible = false
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval {
    transition.flatMap { $0.animator?.transitionDuration(using: $0) } ?? 0
  }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { animation(self) } else { animations.append(animation) }
    return true
  }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Runs the closures that accompany the change.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }
  /// Runs the closures that wait for a change of interaction.
  func interactionChanged() { for step in interactionHandlers { step(self) } }
  /// Runs all closures after the change.
  func finish() {
    begin()
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
