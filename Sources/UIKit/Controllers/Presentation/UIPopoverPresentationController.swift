public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// Presents a popover: a box beside the view or button that it points at.
///
/// In a compact width the presentation is a sheet, unless the delegate decides on another style: `none` keeps the
/// popover, and the styles for full screens cover it. The box is as large as the presented controller prefers, which is
/// 320 × 480 points unless set; it does not dim what is behind it.
///
/// - SeeAlso: Apple, "UIPopoverPresentationController".
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The popover's delegate, which is asked for the style in a compact width and notified of the preparation.
  open var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
  /// The popover's delegate; see ``popoverDelegate``.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { popoverDelegate }
    set { popoverDelegate = newValue }
  }
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { place() } }
  /// The view that the popover points at.
  open var sourceView: UIView? { didSet { place() } }
  /// The part of that view, in its space; null for all of it.
  open var sourceRect = CGRect.null { didSet { place() } }
  /// The button in a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem? { didSet { place() } }
  /// The direction of the arrow of the presented popover; unknown before the presentation.
  open var arrowDirection: UIPopoverArrowDirection {
    guard isPopover else { return .unknown }
    return arrangement?.direction.map(UIPopoverArrowDirection.init) ?? []
  }
  /// Views that receive touches while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The background colour of the box and its arrow; nil is the system's.
  open var backgroundColor: UIColor? { didSet { place() } }
  /// The margins between the popover and the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { place() }
  }
  /// Whether the popover may overlap its source rectangle; stored only: it never does.
  open var canOverlapSourceViewRect = false

  // MARK: Adapting

  /// The style in an environment: a popover in a regular width, else that of the delegate, else a sheet.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard traitCollection.horizontalSizeClass != .regular else { return .popover }
    let asked = adaptiveDelegate?.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    switch asked {
    case .some(.none), .popover: return .popover
    case .fullScreen, .overFullScreen: return asked ?? .fullScreen
    default: return .pageSheet
    }
  }
  /// The style in a compact width.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }
  /// The container; before the presented view is in it, the window of the presenting controller.
  private var room: UIView? {
    containerView ?? presentedViewController.storedPresenting?.viewIfLoaded?.window
  }
  private var shownStyle: UIModalPresentationStyle? {
    room.map { adaptivePresentationStyle(for: $0.traitCollection) }
  }
  /// Whether the presentation is a box beside its source.
  var isPopover: Bool { shownStyle == .popover }
  /// Whether the presentation leaves a part of the screen in sight.
  var isPartial: Bool { isPopover || shownStyle == .pageSheet }

  // MARK: Placing

  /// The frame of the box, or of the sheet, in the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    switch shownStyle {
    case .popover: return arrangement?.frame ?? .zero
    case .pageSheet:
      return SheetArrangement(
        container: containerView.bounds, safeArea: containerView.viewNode.margins.safeArea,
        isCompact: true
      ).frame
    default: return containerView.bounds
    }
  }

  private var arrangement: PopoverArrangement? {
    guard let containerView else { return nil }
    let margins = popoverLayoutMargins
    return PopoverArrangement(
      container: containerView.bounds, safeArea: containerView.viewNode.margins.safeArea,
      margins: ViewInsets(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right),
      source: source(in: containerView), size: popoverSize,
      directions: permittedArrowDirections.sides)
  }

  /// The size that the presented controller prefers; that of a navigation controller's content has its bar above it.
  private var popoverSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if size == .zero, let navigation = presentedViewController as? UINavigationController,
      let content = navigation.topViewController?.preferredContentSize, content != .zero
    {
      let bar = navigation.isNavigationBarHidden ? 0 : navigation.barHeight
      size = CGSize(width: content.width, height: content.height + bar)
    }
    let standard = PopoverArrangement.standardSize
    return CGSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height)
  }

  /// The rectangle that the popover points at; the middle of the container without a source.
  private func source(in container: UIView) -> CGRect {
    if let barButtonItem, let (bar, rect) = container.bar(withButton: { $0 === barButtonItem }) {
      return container.convert(rect, from: bar)
    }
    guard let sourceView else {
      return PopoverArrangement.middle(of: container.bounds)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  override func place() {
    guard containerView != nil, let view = presentedViewController.viewIfLoaded else { return }
    super.place()
    guard isPartial else { return }
    view.layer.cornerRadius =
      isPopover ? PopoverArrangement.cornerRadius : SheetArrangement.cornerRadius
    view.clipsToBounds = true
    guard isPopover, let backdrop = presentedViewController.dimming as? PopoverBackdrop else {
      return
    }
    backdrop.arrangement = arrangement
    backdrop.color = backgroundColor ?? view.backgroundColor
  }
}

/// The direction of a popover's arrow; raw values are Apple's.
///
/// - SeeAlso: Apple, "UIPopoverArrowDirection".
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

extension UIPopoverArrowDirection {
  private static let byDirection: [(PopoverArrangement.Direction, UIPopoverArrowDirection)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right),
  ]
  /// Creates directions of the words in documents; unknown ones are ignored.
  init(words: Set<String>) {
    let known = ["up": Self.up, "down": .down, "left": .left, "right": .right]
    self = Self(words.compactMap { known[$0] })
  }
  /// Creates the direction of a laid-out popover.
  init(_ direction: PopoverArrangement.Direction) {
    self = Self.byDirection.first { $0.0 == direction }?.1 ?? []
  }
  /// The directions for an arrangement.
  var sides: Set<PopoverArrangement.Direction> {
    Set(Self.byDirection.filter { contains($0.1) }.map(\.0))
  }
}

/// Responds to events of a popover.
///
/// - SeeAlso: Apple, "UIPopoverPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, when it may still be changed.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
