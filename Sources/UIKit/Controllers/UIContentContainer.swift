public import Foundation

/// A controller whose size others decide.
///
/// - SeeAlso: Apple, "UIContentContainer".
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child changed; never called here.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
