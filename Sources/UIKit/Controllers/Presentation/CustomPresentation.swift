internal import Foundation

/// Presents and dismisses controllers with the objects that a program provides.
///
/// The order is that of Apple's "UIPresentationController": objects are asked for, the presentation begins, the presented
/// view appears, the container is laid out, the animating object runs, the presented view has appeared, the presentation has
/// ended.
@MainActor enum CustomPresentation {
  /// Whether a controller is presented with objects of the program.
  static func isNeeded(for controller: UIViewController) -> Bool {
    controller.modalPresentationStyle == .custom || controller.transitioningDelegate != nil
  }

  /// Presents a controller that knows its presenter already.
  static func present(
    _ controller: UIViewController, by presenter: UIViewController, source: UIViewController,
    in window: UIWindow, dims: Bool, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = controller.makePresentation(by: presenter, source: source) else {
      return
    }
    let delegate = controller.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: controller, presenting: presenter, source: source) : nil
    let driver = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let container = TransitionContainer(of: presentation, in: window)
    presentation.container = container
    if dims { controller.dimming = Presentation.dim(container) }
    let covers = presentation.shouldRemovePresentersView && presenter.appearance.isVisible
    let transition = PresentationTransition(
      of: presentation, from: presenter, in: container, isPresenting: true, isAnimated: animated,
      animator: animator, driver: driver
    ) { isComplete in
      finish(
        controller, presenter, isAppearing: isComplete, isShown: window.isShown, covers: covers,
        animated: animated)
      presentation.presentationTransitionDidEnd(isComplete)
      controller.isBeingPresented = false
      (controller.transition, presenter.transition) = (nil, nil)
      if !isComplete { remove(controller, presenter, presentation) }
      completion?()
    }
    controller.isBeingPresented = true
    (controller.transition, presenter.transition) = (transition, transition)
    presentation.presentationTransitionWillBegin()
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    if window.isShown { controller.beginAppearanceTransition(true, animated: animated) }
    if animator == nil, let view = presentation.presentedView {
      container.addSubview(view)
      presentation.place()
    }
    container.layoutIfNeeded()
    transition.start()
  }

  /// Dismisses a controller that ``present(_:by:source:in:dims:animated:completion:)`` presented.
  static func dismiss(
    _ controller: UIViewController, from presenter: UIViewController, in container: UIView,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = controller.presentationController else { return }
    let delegate = controller.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: controller) : nil
    let driver = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let isShown = container.window?.isShown == true
    let returns = isShown && !presenter.appearance.isVisible
    let transition = PresentationTransition(
      of: presentation, from: presenter, in: container, isPresenting: false, isAnimated: animated,
      animator: animator, driver: driver
    ) { isComplete in
      if isComplete {
        presentation.presentedView?.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
      }
      finish(
        controller, presenter, isAppearing: !isComplete, isShown: isShown, covers: returns,
        animated: animated)
      presentation.dismissalTransitionDidEnd(isComplete)
      controller.isBeingDismissed = false
      (controller.transition, presenter.transition) = (nil, nil)
      if isComplete { remove(controller, presenter, presentation) }
      completion?()
    }
    controller.isBeingDismissed = true
    (controller.transition, presenter.transition) = (transition, transition)
    presentation.dismissalTransitionWillBegin()
    if isShown { controller.beginAppearanceTransition(false, animated: animated) }
    if returns { presenter.beginAppearanceTransition(true, animated: animated) }
    transition.start()
  }

  /// Ends the appearance transitions, turned back where the transition was cancelled.
  private static func finish(
    _ controller: UIViewController, _ presenter: UIViewController, isAppearing: Bool,
    isShown: Bool, covers: Bool, animated: Bool
  ) {
    if covers {
      presenter.beginAppearanceTransition(!isAppearing, animated: animated)
      presenter.endAppearanceTransition()
    }
    guard isShown else { return }
    controller.beginAppearanceTransition(isAppearing, animated: animated)
    controller.endAppearanceTransition()
  }

  /// Takes a controller out of the container and away from its presenter.
  private static func remove(
    _ controller: UIViewController, _ presenter: UIViewController,
    _ presentation: UIPresentationController
  ) {
    presentation.presentedView?.removeFromSuperview()
    presentation.container?.removeFromSuperview()
    presentation.container = nil
    controller.dimming = nil
    controller.storedPresenting = nil
    presenter.storedPresented = nil
    controller.forgetCustomPresentation()
  }
}
