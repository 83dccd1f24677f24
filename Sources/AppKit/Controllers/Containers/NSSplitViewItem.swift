public import Foundation
public import LayoutTree

/// One of the panes of a ``NSSplitViewController``.
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
    /// Facts about the content.
    case inspector
  }

  /// The thickness or fraction that is not specified: −1.
  public class var unspecifiedDimension: CGFloat { -1 }

  /// The controller whose view is the pane.
  open var viewController: NSViewController {
    didSet { if viewController !== oldValue { controller?.replace(oldValue, of: self) } }
  }
  /// The purpose of the pane.
  public private(set) var behavior = Behavior.default
  /// Whether users may collapse the pane; false, unless it is a sidebar.
  open var canCollapse = false
  /// Whether the pane is hidden and takes no space.
  open var isCollapsed = false {
    didSet { if isCollapsed != oldValue { controller?.showCollapse(of: self) } }
  }
  /// The minimum thickness that a divider leaves the pane, in points; ``unspecifiedDimension`` for none.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension
  /// The maximum thickness that a divider leaves the pane, in points; ``unspecifiedDimension`` for none.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension
  /// The priority at which the pane keeps its length when the split view is resized; 250, of a sidebar 260.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow {
    didSet { controller?.showHoldingPriority(of: self) }
  }
  /// The controller that the item belongs to.
  weak var controller: NSSplitViewController?

  /// Creates an item of a controller.
  public init(viewController: NSViewController) { self.viewController = viewController }
  /// Creates an item of a sidebar, which may collapse.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    take(.sidebar)
  }
  /// Creates an item of a list whose content another pane shows.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    take(.contentList)
  }
  /// Creates a collapsible inspector item.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    take(.inspector)
  }

  /// Makes the pane one for a purpose.
  func take(_ behavior: Behavior) {
    self.behavior = behavior
    if behavior == .sidebar { holdingPriority = NSLayoutConstraint.Priority(260) }
    if behavior == .sidebar || behavior == .inspector { canCollapse = true }
  }
}
