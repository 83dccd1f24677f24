public import Foundation
internal import NibBuilding

/// A controller whose children's views are the panes of a split view.
///
/// - SeeAlso: Apple, "NSSplitViewController".
@preconcurrency @MainActor open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  /// The split view; by default, one with panes side by side and thin dividers.
  ///
  /// A program that replaces it does so before the view is loaded.
  open var splitView = NSSplitViewController.makeSplitView() {
    didSet {
      guard splitView !== oldValue, isViewLoaded else { return }
      if view === oldValue { view = splitView }
      addPanes()
    }
  }
  private static func makeSplitView() -> NSSplitView {
    let split = NSSplitView(frame: .zero)
    split.isVertical = true
    split.dividerStyle = .thin
    return split
  }
  private var items: [NSSplitViewItem] = []

  /// The split view items, in order.
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(item) { removeSplitViewItem(item) }
      for (index, item) in newValue.enumerated() where !items.contains(item) {
        insertSplitViewItem(item, at: index)
      }
      items = newValue
      if isViewLoaded { addPanes() }
    }
  }
  /// Appends a pane.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }
  /// Inserts a pane at an index; a pane that is already contained keeps its position.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    guard !items.contains(splitViewItem) else { return }
    let place = min(max(0, index), items.count)
    splitViewItem.controller = self
    items.insert(splitViewItem, at: place)
    insertChild(splitViewItem.viewController, at: place)
    if isViewLoaded { addPanes() }
  }
  /// Removes a pane.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard let index = items.firstIndex(of: splitViewItem) else { return }
    items.remove(at: index).controller = nil
    splitViewItem.viewController.removeFromParent()
    if let pane = splitViewItem.viewController.viewIfLoaded {
      splitView.removeArrangedSubview(pane)
    }
  }
  /// The item of a controller; nil when the controller does not belong to a pane.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }
  /// Collapses the sidebars, or shows them again.
  open func toggleSidebar(_ sender: Any?) {
    for item in items where item.behavior == .sidebar { item.isCollapsed.toggle() }
  }

  /// Collapses the inspectors, or shows them again.
  open func toggleInspector(_ sender: Any?) {
    for item in items where item.behavior == .inspector { item.isCollapsed.toggle() }
  }
  /// The width of the window below which sidebars lie over the content, in points; stored only.
  open var minimumThicknessForInlineSidebars = NSSplitViewController.automaticDimension
  /// The value of a width that the system decides.
  public class var automaticDimension: CGFloat { -1 }

  /// Sets the view to the split view, unless a document provides another view.
  open override func loadView() {
    if scene?.loadView(of: self) != true { view = splitView }
    addPanes()
  }

  // MARK: Panes

  /// Adds the views of all items to the split view, in order.
  private func addPanes() {
    splitView.delegate = self
    for (index, item) in items.enumerated() {
      let pane = item.viewController.view
      let others = splitView.subviews
      if others.indices.contains(index), others[index] === pane { continue }
      if index < others.count {
        splitView.addSubview(pane, positioned: .below, relativeTo: others[index])
      } else {
        splitView.addSubview(pane)
      }
    }
    for item in items {
      item.viewController.view.isHidden = item.isCollapsed
      showHoldingPriority(of: item)
    }
    splitView.adjustSubviews()
  }
  /// Replaces the view of a pane whose item received another controller.
  func replace(_ old: NSViewController, of item: NSSplitViewItem) {
    guard let index = items.firstIndex(of: item) else { return }
    old.removeFromParent()
    if let pane = old.viewIfLoaded { splitView.removeArrangedSubview(pane) }
    insertChild(item.viewController, at: index)
    if isViewLoaded { addPanes() }
  }
  /// Hides or shows a pane; the other panes take over or give back its length.
  func showCollapse(of item: NSSplitViewItem) {
    item.viewController.viewIfLoaded?.isHidden = item.isCollapsed
  }
  /// Copies the item's holding priority to the split view.
  func showHoldingPriority(of item: NSSplitViewItem) {
    guard let pane = item.viewController.viewIfLoaded,
      let index = splitView.subviews.firstIndex(of: pane)
    else { return }
    splitView.setHoldingPriority(item.holdingPriority, forSubviewAt: index)
  }

  // MARK: NSSplitViewDelegate

  /// The minimum position of a divider, at which the pane before it has its minimum thickness.
  open func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat {
    guard items.indices.contains(dividerIndex) else { return proposedMinimumPosition }
    return proposedMinimumPosition + max(0, items[dividerIndex].minimumThickness)
  }
  /// The maximum position of a divider, at which the pane before it has its maximum thickness or the pane after
  /// it its minimum.
  open func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat {
    guard items.indices.contains(dividerIndex), items.indices.contains(dividerIndex + 1) else {
      return proposedMaximumPosition
    }
    let limit = proposedMaximumPosition - max(0, items[dividerIndex + 1].minimumThickness)
    let maximum = items[dividerIndex].maximumThickness
    guard maximum >= 0 else { return limit }
    return min(limit, splitView.minPossiblePositionOfDivider(at: dividerIndex) + maximum)
  }
  /// Always false: the split view distributes the space itself.
  open func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) -> Bool {
    false
  }
}
