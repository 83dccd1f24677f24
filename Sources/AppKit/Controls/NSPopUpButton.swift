public import Foundation

/// A button that shows one item of its menu.
///
/// - SeeAlso: Apple, "NSPopUpButton".
@preconcurrency @MainActor open class NSPopUpButton: NSButton {
  /// The place of the arrow; stored only.
  public enum ArrowPosition: UInt, Sendable {
    case noArrow, arrowAtCenter, arrowAtBottom
  }

  private lazy var itemMenu = NSMenu(title: "")
  /// The menu with the items.
  open override var menu: NSMenu? {
    get { itemMenu }
    set {
      itemMenu = newValue ?? NSMenu(title: "")
      select(itemMenu.items.first)
      contentChanged()
    }
  }
  /// The items.
  open var itemArray: [NSMenuItem] { itemMenu.items }
  /// The titles of the items, in order.
  open var itemTitles: [String] { itemMenu.items.map(\.title) }
  /// The number of items.
  open var numberOfItems: Int { itemMenu.numberOfItems }
  /// The selected item; nil without one.
  open private(set) var selectedItem: NSMenuItem?
  /// The index of the selected item; −1 without a selection.
  open var indexOfSelectedItem: Int { selectedItem.map { itemMenu.index(of: $0) } ?? -1 }
  /// The title of the selected item; nil without a selection.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// Returns the tag of the selected item; 0 without one.
  open override func selectedTag() -> Int { selectedItem?.tag ?? 0 }
  /// The last item.
  open var lastItem: NSMenuItem? { itemMenu.items.last }
  /// Whether the button is a pull-down menu: a fixed title with a menu of actions.
  open var pullsDown = false { didSet { contentChanged() } }
  /// Whether items are enabled by their targets.
  open var autoenablesItems: Bool {
    get { itemMenu.autoenablesItems }
    set { itemMenu.autoenablesItems = newValue }
  }
  /// The edge at which the menu opens; stored only.
  open var preferredEdge = NSRectEdge.maxY
  /// Whether the button's title is that of an item; stored only.
  open var usesItemFromMenu = true
  /// Whether selecting an item changes its state.
  open var altersStateOfSelectedItem = true

  /// Returns the item at an index.
  open func item(at index: Int) -> NSMenuItem? { itemMenu.item(at: index) }
  /// Returns the title of the item at an index.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// Returns the item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { itemMenu.item(withTitle: title) }
  /// Returns the index of an item.
  open func index(of item: NSMenuItem) -> Int { itemMenu.index(of: item) }
  /// Returns the index of the item with a title; −1 for none.
  open func indexOfItem(withTitle title: String) -> Int { itemMenu.indexOfItem(withTitle: title) }
  /// Returns the index of the item with a tag; −1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { itemMenu.indexOfItem(withTag: tag) }
  /// Returns the index of the item that stands for an object; −1 for none.
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    itemMenu.indexOfItem(withRepresentedObject: obj)
  }
  /// Returns the index of the item with a target and an action; −1 for none.
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    itemMenu.indexOfItem(withTarget: target, andAction: actionSelector)
  }
  /// Appends an item; the first item becomes selected.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  /// Appends items.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item.
  open func insertItem(withTitle title: String, at index: Int) {
    itemMenu.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
    if selectedItem == nil { selectItem(at: 0) }
    contentChanged()
  }
  /// Removes the item with a title.
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
  /// Removes the item at an index.
  open func removeItem(at index: Int) {
    guard let item = item(at: index) else { return }
    itemMenu.removeItem(item)
    if item === selectedItem { selectItem(at: 0) }
    contentChanged()
  }
  /// Removes all items.
  open func removeAllItems() {
    itemMenu.removeAllItems()
    select(nil)
    title = ""
  }
  /// Selects an item; nil removes the selection.
  open func select(_ item: NSMenuItem?) {
    if altersStateOfSelectedItem, !pullsDown {
      selectedItem?.state = .off
      item?.state = .on
    }
    selectedItem = item
    title = item?.title ?? ""
  }
  /// Selects the item at an index; −1 removes the selection.
  open func selectItem(at index: Int) { select(item(at: index)) }
  /// Selects the item with a title; removes the selection if no item matches.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Selects the item with a tag; returns whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let item = itemMenu.item(withTag: tag) else { return false }
    select(item)
    return true
  }
  /// Sets the title: of a pull-down menu's first item, or by selecting an item, which is added if it is missing.
  open func setTitle(_ string: String) {
    if pullsDown {
      item(at: 0)?.title = string
      title = string
      return
    }
    if indexOfItem(withTitle: string) < 0 { addItem(withTitle: string) }
    selectItem(withTitle: string)
  }
  /// Brings title and selection into agreement.
  open func synchronizeTitleAndSelectedItem() {
    if selectedItem == nil { selectItem(at: 0) }
    title = pullsDown ? item(at: 0)?.title ?? "" : titleOfSelectedItem ?? ""
  }
  /// Opens the menu below the button; it closes at once, as nothing selects an item.
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    NotificationCenter.default.post(name: Self.willPopUpNotification, object: self)
    itemMenu.popUp(positioning: pullsDown ? nil : selectedItem, at: bounds.origin, in: self)
  }
  /// Posted before the menu opens.
  public static let willPopUpNotification = Notification.Name("NSPopUpButtonWillPopUpNotification")

  /// The width of the widest item, in points; for a pull-down menu that of the first item, the only one shown.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#menus-that-pull-down`.
  package override var widthDeterminingTitle: CGFloat {
    let titles = itemTitles
    guard !pullsDown, !titles.isEmpty else { return lineWidth(titles.first ?? title) }
    return titles.map(lineWidth).max() ?? 0
  }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSPopUpButton else { return }
    (itemMenu, pullsDown) = (other.itemMenu, other.pullsDown)
    select(other.selectedItem)
  }

  open override func draw(_ dirtyRect: NSRect) {
    if !isTransparent { paintControl { PopUpPainter(painter: $0, button: self).draw() } }
  }

  package override var controlStyle: ControlStyle {
    switch super.controlStyle {
    case .push: .popUp
    case .textured: .texturedPopUp
    case .recessed, .roundRect: .roundRectPopUp
    case .square, .plain, .inline: isBordered ? super.controlStyle : .plainPopUp
    case let style: style
    }
  }
  package override class var standardCellClass: NSCell.Type? { NSPopUpButtonCell.self }
  package override var ownRole: NSAccessibility.Role? { pullsDown ? .menuButton : .popUpButton }
  package override var ownValue: Any? { titleOfSelectedItem }
}
