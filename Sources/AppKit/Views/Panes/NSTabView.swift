public import Foundation
internal import LayoutGeometry

/// A view that shows one of several views, selected by tabs.
///
/// - SeeAlso: Apple, "NSTabView".
@preconcurrency @MainActor open class NSTabView: NSView {
  /// The position of the tabs and the border around the views.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  /// The position of the tabs and the border around the views.
  open var tabViewType = TabType.topTabsBezelBorder {
    didSet { viewNode.alignmentChanged() }
  }
  /// The size variant of the tabs.
  open var controlSize = NSControl.ControlSize.regular { didSet { viewNode.alignmentChanged() } }
  /// The macOS release that determines insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { viewNode.alignmentChanged() } }

  open override var alignmentRectInsets: NSEdgeInsets {
    let size = ControlSizeClass(rawValue: Int(controlSize.rawValue)) ?? .regular
    switch tabViewType {
    case .topTabsBezelBorder:
      return NSEdgeInsets(ControlInsets.insets(.tabs(isAtTop: true), size, generation))
    case .bottomTabsBezelBorder:
      return NSEdgeInsets(ControlInsets.insets(.tabs(isAtTop: false), size, generation))
    default: return NSEdgeInsets(ViewInsets.zero)
    }
  }

  /// The object that decides about the selection and is notified of it; not retained.
  open weak var delegate: (any NSTabViewDelegate)?
  /// The side of the tabs; raw values are Apple's.
  public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
  /// The border around the views; raw values are Apple's.
  public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
  /// The side of the tabs.
  open var tabPosition: TabPosition {
    get {
      switch tabViewType {
      case .topTabsBezelBorder: .top
      case .leftTabsBezelBorder: .left
      case .bottomTabsBezelBorder: .bottom
      case .rightTabsBezelBorder: .right
      case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: .none
      }
    }
    set {
      switch newValue {
      case .none: tabViewType = .noTabsNoBorder
      case .top: tabViewType = .topTabsBezelBorder
      case .left: tabViewType = .leftTabsBezelBorder
      case .bottom: tabViewType = .bottomTabsBezelBorder
      case .right: tabViewType = .rightTabsBezelBorder
      }
    }
  }
  /// The border around the views without tabs.
  open var tabViewBorderType: TabViewBorderType {
    get {
      switch tabViewType {
      case .noTabsNoBorder: .none
      case .noTabsLineBorder: .line
      default: .bezel
      }
    }
    set {
      guard tabPosition == .none else { return }
      switch newValue {
      case .none: tabViewType = .noTabsNoBorder
      case .line: tabViewType = .noTabsLineBorder
      case .bezel: tabViewType = .noTabsBezelBorder
      }
    }
  }
  /// Whether labels are shortened; stored only.
  open var allowsTruncatedLabels = false

  /// The items in order.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeTabViewItem(item) }
      for item in newValue where !items.contains(where: { $0 === item }) { addTabViewItem(item) }
      items = newValue
    }
  }
  private var items: [NSTabViewItem] = []
  /// The item that is shown; the first one unless another was selected.
  open private(set) var selectedTabViewItem: NSTabViewItem?
  /// The font of the tabs.
  open var font = NSFont.systemFont(ofSize: 13) { didSet { needsDisplay = true } }
  /// Whether the background behind the views is drawn.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// Appends an item; the first item becomes selected.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: items.count)
  }
  /// Inserts an item; the first item becomes selected.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItem.tabView = self
    items.insert(tabViewItem, at: min(max(0, index), items.count))
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    needsDisplay = true
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }
  /// Removes an item; its neighbour becomes selected if it was.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = items.firstIndex(where: { $0 === tabViewItem }) else { return }
    items.remove(at: index)
    tabViewItem.view?.removeFromSuperview()
    tabViewItem.tabView = nil
    if selectedTabViewItem === tabViewItem {
      selectedTabViewItem = nil
      if !items.isEmpty { selectTabViewItem(items[min(index, items.count - 1)]) }
    }
    needsDisplay = true
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }
  /// Shows an item if the delegate agrees.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard tabViewItem !== selectedTabViewItem,
      delegate?.tabView(self, shouldSelect: tabViewItem) ?? true
    else { return }
    delegate?.tabView(self, willSelect: tabViewItem)
    selectedTabViewItem = tabViewItem
    show(tabViewItem)
    needsDisplay = true
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  /// Adds the view of an item, which fills the part below the tabs; one of a document has a place of its own.
  private func show(_ item: NSTabViewItem?) {
    guard let item, item.viewName == nil, let view = item.view ?? item.viewController?.view,
      view.superview !== self
    else { return }
    item.view = view
    view.frame = contentRect
    view.autoresizingMask = [.width, .height]
    addSubview(view)
  }
  /// The part below the tabs.
  open var contentRect: NSRect { TabPainter.content(of: self) }
  /// The smallest size that shows all tabs.
  open var minimumSize: NSSize { TabPainter.minimumSize(of: self) }
  open override func mouseDown(with event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    guard let item = tabViewItem(at: place) else { return super.mouseDown(with: event) }
    selectTabViewItem(item)
  }
  /// Shows the first item.
  open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(items.first) }
  /// Shows the last item.
  open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(items.last) }
  /// Shows the item behind the selected one, if any.
  open func selectNextTabViewItem(_ sender: Any?) { move(1) }
  /// Shows the item before the selected one, if any.
  open func selectPreviousTabViewItem(_ sender: Any?) { move(-1) }
  private func move(_ distance: Int) {
    guard let index = items.firstIndex(where: { $0 === selectedTabViewItem }) else { return }
    if items.indices.contains(index + distance) { selectTabViewItem(items[index + distance]) }
  }
  /// Shows the item with the identifier of the sender's.
  open func takeSelectedTabViewItemFromSender(_ sender: Any?) {
    if let control = sender as? NSSegmentedControl {
      selectTabViewItem(at: control.selectedSegment)
    }
    if let popUp = sender as? NSPopUpButton { selectTabViewItem(at: popUp.indexOfSelectedItem) }
  }
  /// Shows the item at an index.
  open func selectTabViewItem(at index: Int) {
    if items.indices.contains(index) { selectTabViewItem(items[index]) }
  }
  /// Shows the item with an identifier.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  /// The number of items.
  open var numberOfTabViewItems: Int { items.count }
  /// The index of an item; `NSNotFound` for one of another tab view.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    items.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// The item at an index.
  open func tabViewItem(at index: Int) -> NSTabViewItem { items[index] }
  /// The index of the item with an identifier; `NSNotFound` for none.
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    guard let name = identifier as? AnyHashable else { return NSNotFound }
    return items.firstIndex { $0.identifier as? AnyHashable == name } ?? NSNotFound
  }
  /// The item whose tab is at a point; nil for none.
  open func tabViewItem(at point: NSPoint) -> NSTabViewItem? {
    TabPainter.index(at: point, of: self).map { items[$0] }
  }
  /// Whether a subview belongs to an item that is not selected; such a view is laid out but not drawn.
  package func isInUnselectedTab(_ subview: NSView) -> Bool {
    let item = tabViewItems.first { $0.view === subview }
    return item != nil && item !== selectedTabViewItem
  }
  /// Always true, as in Interface Builder: the views below tabs at the top begin 33 points from the upper edge.
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) {
    paint { TabPainter(painter: $0, tabs: self).draw() }
  }
}
