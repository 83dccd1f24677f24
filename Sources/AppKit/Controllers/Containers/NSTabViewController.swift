internal import Foundation

/// A controller that shows the views of its children in the tabs of a tab view.
///
/// - SeeAlso: Apple, "NSTabViewController".
@preconcurrency @MainActor
open class NSTabViewController: NSViewController, NSTabViewDelegate,
  NSToolbarDelegate
{
  /// The form of the tabs; raw values are Apple's.
  public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop = 0, segmentedControlOnBottom = 1, toolbar = 2, unspecified = -1
  }
  /// The form of the tabs.
  open var tabStyle = TabStyle.segmentedControlOnTop { didSet { if isViewLoaded { styleTabs() } } }
  /// The tab view.
  open var tabView = NSTabView(frame: NSRect(x: 0, y: 0, width: 450, height: 300)) {
    didSet { if isViewLoaded { show() } }
  }
  /// The animation of a change of tabs, which is made at once; stored only.
  open var transitionOptions: TransitionOptions = [.crossfade, .allowUserInteraction]
  /// Whether the controller has the title of the selected child.
  open var canPropagateSelectedChildViewControllerTitle = true
  private var items: [NSTabViewItem] = []

  /// The items, in order.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeTabViewItem(item) }
      for item in newValue where !items.contains(where: { $0 === item }) { addTabViewItem(item) }
    }
  }
  /// The index of the selected item; −1 for none.
  open var selectedTabViewItemIndex = -1 {
    didSet {
      guard selectedTabViewItemIndex != oldValue, items.indices.contains(selectedTabViewItemIndex)
      else { return }
      let item = items[selectedTabViewItemIndex]
      if isViewLoaded { tabView.selectTabViewItem(item) }
      if canPropagateSelectedChildViewControllerTitle {
        title = item.viewController?.title ?? title
      }
      toolbar?.selectedItemIdentifier = identifier(of: item)
    }
  }
  /// Appends an item with a controller.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: items.count)
  }
  /// Inserts an item with a controller.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === tabViewItem }) else { return }
    let place = min(max(0, index), items.count)
    items.insert(tabViewItem, at: place)
    if let child = tabViewItem.viewController { super.insertChild(child, at: place) }
    if isViewLoaded { tabView.insertTabViewItem(tabViewItem, at: place) }
    if selectedTabViewItemIndex < 0 { selectedTabViewItemIndex = 0 }
  }
  /// Removes an item.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = items.firstIndex(where: { $0 === tabViewItem }) else { return }
    items.remove(at: index)
    if isViewLoaded { tabView.removeTabViewItem(tabViewItem) }
    if let child = tabViewItem.viewController, child.parent === self,
      let place = children.firstIndex(where: { $0 === child })
    {
      super.removeChild(at: place)
    }
    if selectedTabViewItemIndex >= items.count { selectedTabViewItemIndex = items.count - 1 }
  }
  /// The item of a controller; nil for none.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    items.first { $0.viewController === viewController }
  }
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    guard tabViewItem(for: childViewController) == nil else {
      return super.insertChild(childViewController, at: index)
    }
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }
  open override func removeChild(at index: Int) {
    guard children.indices.contains(index), let item = tabViewItem(for: children[index]) else {
      return super.removeChild(at: index)
    }
    removeTabViewItem(item)
  }

  /// Sets the view to the tab view, unless a document provides another view.
  open override func loadView() {
    if scene?.loadView(of: self) != true { view = tabView }
    show()
  }
  private func show() {
    tabView.delegate = self
    styleTabs()
    for item in items where item.tabView !== tabView { tabView.addTabViewItem(item) }
    if items.indices.contains(selectedTabViewItemIndex) {
      tabView.selectTabViewItem(items[selectedTabViewItemIndex])
    }
  }
  private func styleTabs() {
    switch tabStyle {
    case .segmentedControlOnTop: tabView.tabViewType = .topTabsBezelBorder
    case .segmentedControlOnBottom: tabView.tabViewType = .bottomTabsBezelBorder
    case .toolbar, .unspecified: tabView.tabViewType = .noTabsNoBorder
    }
  }
  private var toolbar: NSToolbar? { tabStyle == .toolbar ? viewIfLoaded?.window?.toolbar : nil }
  open override func viewWillAppear() {
    super.viewWillAppear()
    guard tabStyle == .toolbar, let window = viewIfLoaded?.window, window.toolbar == nil else {
      return
    }
    let toolbar = NSToolbar(identifier: "NSTabViewController")
    toolbar.delegate = self
    window.toolbar = toolbar
    if items.indices.contains(selectedTabViewItemIndex) {
      toolbar.selectedItemIdentifier = identifier(of: items[selectedTabViewItemIndex])
    }
  }

  // MARK: Tabs

  /// Notes which item was selected; call super.
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    if let index = items.firstIndex(where: { $0 === tabViewItem }) {
      selectedTabViewItemIndex = index
    }
  }
  /// Called before an item is shown; call super.
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Whether an item may be shown; true unless overridden.
  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }

  // MARK: Toolbar

  private func identifier(of item: NSTabViewItem) -> NSToolbarItem.Identifier {
    NSToolbarItem.Identifier(item.identifier as? String ?? item.label)
  }
  /// An item of the toolbar for a tab.
  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard let item = items.first(where: { identifier(of: $0) == itemIdentifier }) else {
      return nil
    }
    let made = NSToolbarItem(itemIdentifier: itemIdentifier)
    (made.label, made.image, made.toolTip) = (item.label, item.image, item.toolTip)
    made.target = self
    made.action = "selectTab:"
    return made
  }
  /// The identifiers of the tabs.
  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }
  /// The identifiers of the tabs.
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }
  /// The identifiers of the tabs.
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }
  /// Selects the tab of a toolbar's item; Plumb's own.
  open func selectTab(_ item: NSToolbarItem) {
    if let index = items.firstIndex(where: { identifier(of: $0) == item.itemIdentifier }) {
      selectedTabViewItemIndex = index
    }
  }
}
