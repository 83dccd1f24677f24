internal import Foundation

extension UIViewController {
  /// The presentation controller, made for a presenter and a source unless there is one already.
  func makePresentation(by presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  {
    if let existingPresentation { return existingPresentation }
    let style = modalPresentationStyle
    let provided =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    let made =
      provided
      ?? (style == .popover
        ? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        : Presentation.isSheet(self)
          ? UISheetPresentationController(presentedViewController: self, presenting: presenter)
          : UIPresentationController(presentedViewController: self, presenting: presenter))
    // What the delegate provides before the presentation is asked for again then.
    if style != .custom || presenter != nil { existingPresentation = made }
    return made
  }
  /// Forgets what the delegate provided, after the presentation.
  func forgetCustomPresentation() {
    if modalPresentationStyle == .custom { existingPresentation = nil }
  }
  /// The container of a presentation with objects of the program; nil for others.
  var presentationContainer: UIView? { existingPresentation?.container }
  /// Places the presented view.
  func placePresentation() {
    if presentationContainer != nil {
      existingPresentation?.place()
    } else {
      sheetPresentationController?.place()
      popoverPresentationController?.place()
    }
  }
}
