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

  /// The items in order.
  open private(set) var tabViewItems: [NSTabViewItem] = []
  /// The item that is shown; the first one unless another was selected.
  open private(set) var selectedTabViewItem: NSTabViewItem?
  /// The font of the tabs.
  open var font = NSFont.systemFont(ofSize: 13) { didSet { needsDisplay = true } }
  /// Whether the background behind the views is drawn.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// Appends an item; the first item becomes selected.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItem.tabView = self
    tabViewItems.append(tabViewItem)
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
    needsDisplay = true
  }
  /// Shows an item.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    selectedTabViewItem = tabViewItem
    needsDisplay = true
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
