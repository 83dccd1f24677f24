public import Foundation
internal import ViewArrangements

/// Knows where a presented controller's view stands.
///
/// - SeeAlso: Apple, "UIPresentationController".
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// What is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// What presents it; nil before.
  open var presentingViewController: UIViewController? {
    presentedViewController.ownPresenting
  }
  /// What the presented view is put into; nil while nothing is shown.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }

  /// Makes a controller for a presented one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) { self.presentedViewController = presentedViewController }

  /// The place of the presented view in what it is put into.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  func place() {
    guard containerView != nil, let view = presentedViewController.viewIfLoaded else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// Knows where a sheet stands, and at which heights it may.
///
/// - SeeAlso: Apple, "UISheetPresentationController".
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may stand.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name from its text.
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
    /// A height that a closure says, in points without what the device covers at the foot; nil for none.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height; nil where there is none.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The heights at which the sheet may stand, from the lowest; one that is large unless set.
  open var detents: [Detent] = [.large()] { didSet { place() } }
  /// The height at which the sheet stands; the lowest unless set.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// The height up to which what is behind is not darkened.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grip at the top is shown; not drawn.
  open var prefersGrabberVisible = false
  /// How round the corners are, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { place() } }
  /// Whether scrolling inside makes the sheet higher; nobody scrolls here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet along a low screen stands at its foot; else it fills the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { place() } }
  /// Makes several changes, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Places the sheet again, by what closures of heights say now.
  open func invalidateDetents() { place() }

  /// Not only the lower part of the screen: on a low screen a sheet fills it.
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
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    view.clipsToBounds = true
  }
}

/// What a height of a sheet can be reckoned from.
///
/// - SeeAlso: Apple, "UISheetPresentationControllerDetentResolutionContext".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of what the sheet stands in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points without what the device covers at the foot.
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
