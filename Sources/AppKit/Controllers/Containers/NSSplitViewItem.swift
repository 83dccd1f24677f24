public import Foundation
public import LayoutTree

/// A pane of an ``NSSplitViewController``.
///
/// - SeeAlso: Apple, "NSSplitViewItem".
@preconcurrency @MainActor open class NSSplitViewItem: NSObject {
  /// The purpose of a pane.
  public enum Behavior: Int, Sendable {
    /// Content.
    case `default`
    /// A sidebar, which may collapse.
    case sidebar
    /// A list whose content another pane shows.
    case contentList
    /// An inspector with details about the content.
    case inspector
  }

  /// The value of an unspecified thickness or fraction: −1.
  public class var unspecifiedDimension: CGFloat { -1 }

  /// The controller whose view is the pane.
  open var viewController: NSViewController {
    didSet { if viewController !== oldValue { controller?.replace(oldValue, of: self) } }
  }
  /// The purpose of the pane.
  public private(set) var behavior = Behavior.default
  /// Whether users may collapse the pane; true by default only for a sidebar and an inspector.
  open var canCollapse = false
  /// Whether the pane is collapsed: hidden and without length.
  open var isCollapsed = false {
    didSet { if isCollapsed != oldValue { controller?.showCollapse(of: self) } }
  }
  /// The minimum thickness that a divider leaves the pane, in points; ``unspecifiedDimension`` for none.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension
  /// The maximum thickness that a divider leaves the pane, in points; ``unspecifiedDimension`` for none.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension
  /// The share of the split view that the pane wants, 0 to 1; ``unspecifiedDimension`` for none; stored only.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension
  /// The largest thickness when the window is shown first; ``unspecifiedDimension`` for none; stored only.
  open var automaticMaximumThickness = NSSplitViewItem.unspecifiedDimension
  /// The panes that change when this one is collapsed; raw values are Apple's.
  public enum CollapseBehavior: Int, Sendable {
    case `default`, preferResizingSplitViewWithFixedSiblings
    case preferResizingSiblingsWithFixedSplitView, useConstraints
  }
  /// The panes that change when this one is collapsed; stored only: the others share its length.
  open var collapseBehavior = CollapseBehavior.default
  /// Whether the pane may lie over the content; stored only.
  open var isSpringLoaded = false
  /// Whether the pane is collapsed in a window that becomes small; stored only.
  open var canCollapseFromWindowResize = true
  /// Whether the pane reaches below the title bar; stored only.
  open var allowsFullHeightLayout = false
  /// The line below the title bar above the pane; stored only.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// The priority with which the pane keeps its length when the split view is resized; 250, and 260 for a
  /// sidebar.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow {
    didSet { controller?.showHoldingPriority(of: self) }
  }
  /// The split view controller that contains the item.
  weak var controller: NSSplitViewController?

  /// Creates an item for a controller.
  public init(viewController: NSViewController) { self.viewController = viewController }
  /// Creates an item for a sidebar, which may collapse.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    configure(.sidebar)
  }
  /// Creates an item for a list whose content another pane shows.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    configure(.contentList)
  }
  /// Creates an item for an inspector, which may collapse.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    configure(.inspector)
  }

  /// Configures the pane for a purpose.
  func configure(_ behavior: Behavior) {
    self.behavior = behavior
    if behavior == .sidebar { holdingPriority = NSLayoutConstraint.Priority(260) }
    if behavior == .sidebar || behavior == .inspector { canCollapse = true }
  }
}
