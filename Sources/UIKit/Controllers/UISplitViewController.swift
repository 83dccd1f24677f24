public import Foundation
internal import ViewArrangements

/// Controllers beside each other where there is room, else in one stack.
///
/// In a narrow window the columns are collapsed: the primary one is shown, with what is shown in detail pushed
/// onto it. In a wide one the primary column stands at the leading edge and the secondary fills the rest; a
/// supplementary one stands between them.
///
/// - SeeAlso: Apple, "UISplitViewController". A column is 320 points wide unless set, an assumption.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  /// What lets the controller decide a width.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// Who hears how columns are shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns should be shown; in a wide window all of them unless set.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrangeIfLoaded() } }
  /// The width of the primary column in points; automatic unless set.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The same as a part of the whole width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// Whether only one column is shown for want of room.
  open private(set) var isCollapsed = false

  /// Makes a controller with columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns, leading first; while collapsed the one that is shown.
  open var viewControllers: [UIViewController] {
    get {
      let all = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
      return isCollapsed ? Array(all.prefix(1)) : all
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }
  /// Puts a controller into a column; one that stands in no navigation controller gets one, where columns
  /// have a style.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    expand()
    if let old = columns[column] { release(old) }
    columns[column] = vc.map(wrapped)
    if let new = columns[column], new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    arrangeIfLoaded()
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column where it is hidden.
  open func show(_ column: Column) {
    if isCollapsed {
      if column == .secondary { pushSecondary() }
    } else if column != .secondary, preferredDisplayMode == .secondaryOnly {
      preferredDisplayMode = .automatic
    }
  }
  /// Hides a column.
  open func hide(_ column: Column) {
    if isCollapsed {
      primaryStack?.popToRootViewController(animated: true)
    } else if column != .secondary {
      preferredDisplayMode = .secondaryOnly
    }
  }
  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = view.bounds.width
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction >= 0 {
      width = whole * min(1, preferredPrimaryColumnWidthFraction)
    }
    if preferredPrimaryColumnWidth >= 0 { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    return UINavigationController(rootViewController: controller)
  }
  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows a controller in the secondary column; while collapsed it is pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    if isCollapsed { pushSecondary() }
  }

  // MARK: Collapsing

  private var primaryStack: UINavigationController? {
    (columns[.compact] ?? columns[.primary]) as? UINavigationController
  }
  /// What was pushed from the secondary column.
  private var pushed: [UIViewController] = []

  private func pushSecondary() {
    guard pushed.isEmpty, let secondary = columns[.secondary], let stack = primaryStack else {
      return
    }
    if let other = secondary as? UINavigationController {
      pushed = other.viewControllers
      other.setViewControllers([], animated: false)
    } else {
      pushed = [secondary]
    }
    stack.setViewControllers(stack.viewControllers + pushed, animated: false)
  }

  private func collapse() {
    isCollapsed = true
    guard let secondary = columns[.secondary], let primary = columns[.primary],
      columns[.compact] == nil
    else { return }
    let handled =
      delegate?.splitViewController(
        self, collapseSecondary: secondary, onto: primary) ?? false
    let proposed = delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: .secondary)
    if !handled, proposed != .primary { pushSecondary() }
  }

  private func expand() {
    guard !pushed.isEmpty, let stack = primaryStack else { return }
    let back = pushed
    pushed = []
    stack.setViewControllers(
      stack.viewControllers.filter { kept in !back.contains { $0 === kept } }, animated: false)
    if let other = columns[.secondary] as? UINavigationController {
      other.setViewControllers(back, animated: false)
    } else if let secondary = columns[.secondary] {
      addChild(secondary)
      secondary.didMove(toParent: self)
    }
  }

  // MARK: Layout

  private func arrangeIfLoaded() { viewIfLoaded?.setNeedsLayout() }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed {
      if isNarrow {
        collapse()
      } else {
        isCollapsed = false
        expand()
      }
    }
    arrange()
  }

  private func arrange() {
    let frames: [(UIViewController?, CGRect)]
    if isCollapsed {
      frames = [(columns[.compact] ?? columns[.primary] ?? columns[.secondary], view.bounds)]
    } else {
      let beside =
        displayMode == .secondaryOnly
        ? [] : [Column.primary, .supplementary].compactMap { columns[$0] }
      let places = ColumnArrangement.columns(
        beside.map { _ in primaryColumnWidth }, in: view.bounds,
        isRightToLeft: view.viewNode.isRightToLeft)
      frames =
        zip(beside, places.columns).map { ($0, $1) } + [(columns[.secondary], places.rest)]
    }
    for controller in columns.values
    where !frames.contains(where: { $0.0 === controller }) && !pushed.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for (controller, frame) in frames {
      guard let content = controller?.view else { continue }
      if content.superview !== view {
        content.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(content)
      }
      content.frame = frame
    }
  }
}

/// Who hears how a split controller shows its columns.
///
/// - SeeAlso: Apple, "UISplitViewControllerDelegate".
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asked before two columns become one; true keeps the secondary one away.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asked before columns become one: which of them is seen then.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
