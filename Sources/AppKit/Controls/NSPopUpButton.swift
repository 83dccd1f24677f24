public import Foundation

/// A button that shows one item of its menu.
///
/// - SeeAlso: Apple, "NSPopUpButton".
@preconcurrency @MainActor open class NSPopUpButton: NSButton {
  /// The titles of the items, in order.
  open private(set) var itemTitles: [String] = []
  /// The index of the selected item; −1 without a selection.
  open private(set) var indexOfSelectedItem = -1
  /// The title of the selected item; nil without a selection.
  open var titleOfSelectedItem: String? {
    itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
  }
  /// Whether the button is a pull-down menu: a fixed title with a menu of actions.
  open var pullsDown = false { didSet { contentChanged() } }
  /// The number of items.
  open var numberOfItems: Int { itemTitles.count }
  /// Appends an item; the first item becomes selected.
  open func addItem(withTitle title: String) {
    itemTitles.append(title)
    if indexOfSelectedItem < 0 { selectItem(at: 0) }
    contentChanged()
  }
  /// Appends items.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Removes all items.
  open func removeAllItems() {
    itemTitles = []
    indexOfSelectedItem = -1
    title = ""
  }
  /// Selects the item at an index; −1 removes the selection.
  open func selectItem(at index: Int) {
    indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1
    title = titleOfSelectedItem ?? ""
  }
  /// Selects the item with a title; removes the selection if no item matches.
  open func selectItem(withTitle title: String) {
    selectItem(at: itemTitles.firstIndex(of: title) ?? -1)
  }
  /// The width of the widest item, in points; for a pull-down menu that of the first item, the only one shown.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#menus-that-pull-down`.
  package override var widthDeterminingTitle: CGFloat {
    guard !pullsDown, !itemTitles.isEmpty else { return lineWidth(itemTitles.first ?? title) }
    return itemTitles.map(lineWidth).max() ?? 0
  }

  open override func draw(_ dirtyRect: NSRect) {
    if !isTransparent { paint { PopUpPainter(painter: $0, button: self).draw() } }
  }

  package override var controlStyle: ControlStyle {
    switch super.controlStyle {
    case .push: .popUp
    case .textured: .texturedPopUp
    case .recessed: .roundRect
    case .square, .plain, .inline: isBordered ? super.controlStyle : .plainPopUp
    case let style: style
    }
  }
}
