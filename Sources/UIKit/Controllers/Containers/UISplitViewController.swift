public import Foundation
internal import ViewArrangements

/// Shows controllers in columns, or in one stack in a compact width.
///
/// In a compact width the columns are collapsed: the primary column is shown, and details are pushed onto it.
/// In a regular width the primary column is at the leading edge, a supplementary column follows, and the
/// secondary column fills the rest.
///
/// - SeeAlso: Apple, "UISplitViewController". A column is 320 points wide unless set, an assumption.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// The look of the primary column; raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// Whether columns stand beside each other; raw values are Apple's.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  /// Whether a button for the columns is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// Whether a button for the columns is shown; stored only.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The arrangement of columns.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The preferred arrangement of columns; stored only: they are tiled.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The arrangement of columns; always `tile`.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether swipes show and hide columns; stored only.
  open var presentsWithGesture = true
  /// Whether a button shows only the secondary column; stored only.
  open var showsSecondaryOnlyButton = false
  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// The edge of the primary column; stored only: it is the leading one.
  open var primaryEdge = PrimaryEdge.leading
  /// The button that shows and hides columns; its action does nothing.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
  /// The value that selects the automatic width.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// The split view controller's delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display mode; default: `automatic`, which shows all columns in a regular width.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrangeIfLoaded() } }
  /// The preferred width of the primary column, in points; default: automatic.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The preferred width of the primary column, as a fraction of the whole width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrangeIfLoaded() }
  }
  /// Whether the columns are collapsed into one.
  open private(set) var isCollapsed = false

  /// Creates a controller with a column style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns, leading first; while collapsed, the visible one.
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
  /// Sets the controller of a column.
  ///
  /// With a column style, a controller outside a navigation controller is wrapped in one.
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
  /// Shows a hidden column.
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
  /// The visible columns.
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

  /// Shows a controller in the secondary column, or pushes it while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    if isCollapsed { pushSecondary() }
  }

  // MARK: Collapsing

  private var primaryStack: UINavigationController? {
    (columns[.compact] ?? columns[.primary]) as? UINavigationController
  }
  /// The controllers pushed from the secondary column.
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

/// Responds to changes of a split view controller's columns.
///
/// - SeeAlso: Apple, "UISplitViewControllerDelegate".
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before two columns collapse; true discards the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before columns collapse: the column to show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
