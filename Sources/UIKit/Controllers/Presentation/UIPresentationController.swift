public import Foundation
internal import ViewArrangements

/// Manages a presentation: places the presented view, and is notified of beginnings and ends.
///
/// The style `custom` and controllers with a `transitioningDelegate` have a container of their own in the window, and call
/// the methods at both ends of transitions. Without both the window is the container.
///
/// - SeeAlso: Apple, "UIPresentationController".
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AdaptingPresentation,
  UIContentContainer, UITraitEnvironment
{
  /// The presented controller.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  /// The presenting controller; nil before the presentation.
  open var presentingViewController: UIViewController! {
    presentedViewController.storedPresenting ?? presenter
  }
  weak var container: UIView?
  /// The delegate; see ``AdaptingPresentation``.
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The container of the presented view; nil while the controller is not presented.
  open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.window }

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// The traits of the container, or of the presented controller before a presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits changed; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style in a compact environment: the same, since presentations are not adapted.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The style in an environment: the same, since presentations are not adapted.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { presentationStyle }
  /// Traits that the presented controller gets instead of the presenting one's; stored only.
  open var overrideTraitCollection: UITraitCollection?
  /// The view that is placed and animated; default: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in its container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen; default: true, without effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller disappears; default: true for the style `fullScreen`.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  // MARK: Notifications

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presented view is added.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation ended; false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal ended; false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the size of the container changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change; never called here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the preferred size of the presented controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of the presented controller changed; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The size of the presented controller in a container of a size: that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  func place() {
    guard containerView != nil, presentedViewController.isViewLoaded else { return }
    let view = container == nil ? presentedViewController.viewIfLoaded : presentedView
    view?.frame = frameOfPresentedViewInContainerView
  }
}

/// Places a sheet at one of its detents.
///
/// - SeeAlso: Apple, "UISheetPresentationController".
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly the whole height of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// About half the height of the screen.
    public static func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetContext)?.mediumDetentValue }
    }
    /// Nearly the whole height of the screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A detent whose height a closure resolves, in points without the bottom safe area; nil disables the
    /// detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height, in points; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The detents, in ascending order; default: `large`.
  open var detents: [Detent] = [.large()] { didSet { place() } }
  /// The detent at which the sheet rests; default: the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// The largest detent that does not dim the content behind; stored only: every sheet dims it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is visible; stored only.
  open var prefersGrabberVisible = false
  /// The corner radius, in points; nil is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { place() } }
  /// Whether the sheet's width follows the preferred content size while attached to the bottom; stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet points at in a regular width; stored only.
  open var sourceView: UIView?
  /// Whether scrolling expands the sheet; stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a compact height; otherwise it fills the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { place() } }
  /// Runs the changes, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Resolves custom detents again and places the sheet.
  open func invalidateDetents() { place() }

  /// The sheet's frame; all of the container in a compact height unless
  /// ``prefersEdgeAttachedInCompactHeight``.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let traits = container.traitCollection
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
      return container.bounds
    }
    var arrangement = SheetArrangement(
      container: container.bounds, safeArea: container.viewNode.margins.safeArea,
      isCompact: traits.horizontalSizeClass != .regular)
    arrangement.preferredSize = presentedViewController.preferredContentSize
    arrangement.isPage = presentedViewController.modalPresentationStyle != .formSheet
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    arrangement.height = detent?.resolvedValue(
      in: SheetContext(
        containerTraitCollection: traits, maximumDetentValue: arrangement.greatestHeight,
        mediumDetentValue: arrangement.mediumHeight))
    return arrangement.frame
  }

  override func place() {
    super.place()
    guard let view = presentedViewController.viewIfLoaded, containerView != nil else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? SheetArrangement.cornerRadius
    view.clipsToBounds = true
  }
}

/// The input for resolving a custom detent.
///
/// - SeeAlso: Apple, "UISheetPresentationControllerDetentResolutionContext".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

private final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat
  init(
    containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat,
    mediumDetentValue: CGFloat
  ) {
    self.containerTraitCollection = containerTraitCollection
    (self.maximumDetentValue, self.mediumDetentValue) = (maximumDetentValue, mediumDetentValue)
  }
}
