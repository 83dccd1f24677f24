internal import Foundation
internal import LayoutTree

/// The style of a presentation.
///
/// Source: Apple, "UIModalPresentationStyle".
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// The transition of a presentation; nothing is animated.
///
/// Source: Apple, "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Presents and dismisses controllers.
@MainActor enum Presentation {
  static func present(
    _ controller: UIViewController, over source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = sequence(first: source, next: \.parent).reduce(source) { $1 }
    guard presenter.storedPresented == nil, controller.storedPresenting == nil,
      controller !== presenter
    else {
      LayoutProfile.current.log(
        "Attempt to present \(controller) on \(presenter), which is already presenting or presented."
      )
      completion?()
      return
    }
    presenter.storedPresented = controller
    controller.storedPresenting = presenter
    guard let window = presenter.viewIfLoaded?.window, let view = controller.view else {
      completion?()
      return
    }
    if let popover = controller.popoverPresentationController {
      popover.delegate?.prepareForPopoverPresentation(popover)
    }
    guard !CustomPresentation.isNeeded(for: controller) else {
      return CustomPresentation.present(
        controller, by: presenter, source: source, in: window, dims: isPartial(controller),
        animated: animated, completion: completion)
    }
    controller.isBeingPresented = true
    let covers = controller.modalPresentationStyle == .fullScreen && presenter.appearance.isVisible
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    if window.isShown { controller.beginAppearanceTransition(true, animated: animated) }
    if isPartial(controller) {
      controller.dimming = isPopover(controller) ? backdrop(of: controller, window) : dim(window)
      view.autoresizingMask = []
      window.addSubview(view)
    } else {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
    place(controller)
    if covers { presenter.endAppearanceTransition() }
    if window.isShown { controller.endAppearanceTransition() }
    controller.isBeingPresented = false
    completion?()
  }

  /// Adds a view that dims what is behind it.
  static func dim(_ around: UIView) -> UIView {
    let dimming = UIView(frame: around.bounds)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(dimming)
    return dimming
  }

  /// Adds a view that draws the box of a popover.
  private static func backdrop(of controller: UIViewController, _ around: UIView) -> UIView {
    let backdrop = PopoverBackdrop(frame: around.bounds)
    backdrop.touchedBeside = { [weak controller] in controller.map(dismissByTouch) }
    backdrop.openViews = { [weak controller] in
      controller?.popoverPresentationController?.passthroughViews ?? []
    }
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(backdrop)
    return backdrop
  }

  /// Dismisses a controller as a person does, if the controller and the delegate permit it.
  private static func dismissByTouch(_ controller: UIViewController) {
    guard let presentation = controller.popoverPresentationController else { return }
    let delegate = presentation.adaptiveDelegate
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    controller.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  /// Whether a controller is presented as a sheet.
  static func isSheet(_ controller: UIViewController) -> Bool {
    guard !(controller is UIAlertController) else { return false }
    return [.automatic, .pageSheet, .formSheet].contains(controller.modalPresentationStyle)
  }
  /// Whether a controller is presented above others that stay in sight: a sheet, an alert or a popover.
  static func isElevated(_ controller: UIViewController) -> Bool {
    controller.storedPresenting != nil
      && (isPartial(controller) || controller.modalPresentationStyle == .popover)
  }
  private static func isPartial(_ controller: UIViewController) -> Bool {
    isSheet(controller) || controller is UIAlertController
      || controller.popoverPresentationController?.isPartial == true
  }
  private static func isPopover(_ controller: UIViewController) -> Bool {
    controller.popoverPresentationController?.isPopover == true
  }

  /// Places a presented controller's view and the views of all controllers presented over it.
  static func place(_ controller: UIViewController) {
    if let alert = controller as? UIAlertController {
      alert.place()
    } else {
      controller.placePresentation()
    }
    if let next = controller.storedPresented { place(next) }
  }

  static func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presented = controller.presentedViewController else {
      if let presenter = controller.presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // Dismisses the controllers presented over it first, the topmost before the others.
    if presented.storedPresented != nil { dismiss(presented, animated: false, completion: nil) }
    guard let presenter = presented.storedPresenting else { return }
    if let container = presented.presentationContainer {
      return CustomPresentation.dismiss(
        presented, from: presenter, in: container, animated: animated, completion: completion)
    }
    presented.isBeingDismissed = true
    let isShown = presented.viewIfLoaded?.window?.isShown == true
    if isShown { presented.beginAppearanceTransition(false, animated: animated) }
    let returns = isShown && !presenter.appearance.isVisible
    if returns { presenter.beginAppearanceTransition(true, animated: animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.dimming?.removeFromSuperview()
    presented.dimming = nil
    if isShown { presented.endAppearanceTransition() }
    if returns { presenter.endAppearanceTransition() }
    presented.isBeingDismissed = false
    presented.storedPresenting = nil
    presenter.storedPresented = nil
    completion?()
  }
}
