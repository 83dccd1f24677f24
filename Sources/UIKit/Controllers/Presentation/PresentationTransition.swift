internal import Drawing
internal import Foundation

/// The transition of a presentation or dismissal whose objects the program provides.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let presentation: UIPresentationController
  private let isPresenting: Bool
  private let container: UIView
  private var end: ((Bool) -> Void)?
  /// The object that animates the transition; nil without one.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives the transition; nil without one.
  let driver: (any UIViewControllerInteractiveTransitioning)?
  /// Runs closures of the program alongside.
  private(set) lazy var coordinator = TransitionCoordinator(of: self)

  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private let initialFrames: (presented: CGRect, presenter: CGRect)

  /// Creates a transition.
  ///
  /// - Parameter end: Called once at the end, with whether the transition was completed.
  init(
    of presentation: UIPresentationController, from presenter: UIViewController,
    in container: UIView,
    isPresenting: Bool, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)?, end: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    presented = presentation.presentedViewController
    self.presenter = presenter
    self.container = container
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    self.animator = animator
    self.driver = driver
    initiallyInteractive = driver?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
    self.end = end
    initialFrames = (
      isPresenting ? .zero : presentation.presentedView?.frame ?? .zero,
      presenter.viewIfLoaded?.frame ?? .zero
    )
    super.init()
  }

  /// Begins the transition: by its driver, by its animating object, or by nothing but the end.
  func start() {
    if let driver {
      driver.startInteractiveTransition(self)
    } else {
      run()
    }
  }
  /// Lets the animating object run; without one the views change at once.
  func run() {
    guard let animator else {
      coordinator.begin()
      return completeTransition(true)
    }
    animator.animateTransition(using: self)
    coordinator.begin()
  }

  var containerView: UIView { container }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { setInteractive(false) }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    setInteractive(false)
  }
  func pauseInteractiveTransition() { setInteractive(true) }
  private func setInteractive(_ isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    coordinator.interactionChanged()
  }
  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    if !didComplete { transitionWasCancelled = true }
    end(didComplete)
    coordinator.finish()
    animator?.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresenting ? presenter : presented
    case .to: isPresenting ? presented : presenter
    default: nil
    }
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = viewController(forKey: .init(key)) else { return nil }
    if controller === presented { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? presenter.viewIfLoaded : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presented ? initialFrames.presented : vc === presenter ? initialFrames.presenter : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presented else { return initialFrames.presenter }
    return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
  }
}

extension UITransitionContextViewControllerKey {
  /// Creates the controller whose view a key means.
  fileprivate init(_ key: UITransitionContextViewKey) {
    self =
      switch key {
      case .from: .from
      case .to: .to
      default: Self(rawValue: key.rawValue)
      }
  }
}
