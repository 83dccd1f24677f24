public import Foundation
internal import ViewArrangements

/// A table with hierarchical rows.
///
/// A data source states the children of items; those of expanded items are rows, indented by their level.
///
/// - SeeAlso: Apple, "NSOutlineView".
@preconcurrency @MainActor open class NSOutlineView: NSTableView {
  /// The column whose cells have a disclosure triangle; nil for the first column.
  open weak var outlineTableColumn: NSTableColumn? { didSet { needsDisplay = true } }
  /// The indentation of a row relative to its parent row, in points.
  open var indentationPerLevel: CGFloat = 16 { didSet { heightsDidChange() } }
  /// Whether the triangle is indented with its cell.
  open var indentationMarkerFollowsCell = true { didSet { heightsDidChange() } }
  /// Whether the outline column becomes wider for expanded items; stored only.
  open var autoresizesOutlineColumn = true
  /// Whether the expanded items are saved; stored only.
  open var autosaveExpandedItems = false
  /// Whether the outline retains its items: it does while they are rows; stored only.
  open var stronglyReferencesItems = true
  private var outline = OutlineRows()
  /// Whether a group of changes is open.
  private var isChanging = false

  private var source: (any NSOutlineViewDataSource)? { dataSource as? any NSOutlineViewDataSource }
  private var decider: (any NSOutlineViewDelegate)? { delegate as? any NSOutlineViewDelegate }
  /// Whether the data source is being asked for the rows; a question of its own then finds none.
  private var isAsking = false
  private var shownItems: [OutlineRows.Row] {
    if let rows = outline.rows { return rows }
    guard let source, !isAsking else { return [] }
    isAsking = true
    defer { isAsking = false }
    outline.take(OutlineRows.ask(source, self, expanded: outline.expanded))
    return outline.rows ?? []
  }

  // MARK: Items

  /// The item of a row; nil for one that does not exist.
  open func item(atRow row: Int) -> Any? {
    shownItems.indices.contains(row) ? shownItems[row].item : nil
  }
  /// The row of an item; −1 for one that is not visible.
  open func row(forItem item: Any?) -> Int {
    _ = shownItems
    return item.flatMap { outline.row(of: $0) } ?? -1
  }
  /// The level of an item, 0 at the root; −1 for one that is not visible.
  open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
  /// The level of a row, 0 at the root; −1 for one that does not exist.
  open func level(forRow row: Int) -> Int {
    shownItems.indices.contains(row) ? shownItems[row].level : -1
  }
  /// The parent of an item; nil for the root.
  open func parent(forItem item: Any?) -> Any? {
    let row = row(forItem: item)
    return row < 0 ? nil : shownItems[row].parent.map { shownItems[$0].item }
  }
  /// The index of an item among its parent's children; −1 for one that is not visible.
  open func childIndex(forItem item: Any) -> Int {
    let row = row(forItem: item)
    return row < 0 ? -1 : shownItems[row].index
  }
  /// The number of children of an item; nil for the root.
  open func numberOfChildren(ofItem item: Any?) -> Int {
    source?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
  }
  /// The child of an item at an index; nil for the root.
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    source?.outlineView(self, child: index, ofItem: item)
  }
  /// Whether an item can be expanded.
  open func isExpandable(_ item: Any?) -> Bool {
    item.map { source?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
  }
  /// Whether an item is expanded.
  open func isItemExpanded(_ item: Any?) -> Bool { item.map(outline.isExpanded) ?? true }

  // MARK: Expansion

  /// Expands an item if the delegate agrees; nil for all items.
  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Expands an item, and all items below it, if the delegate agrees; nil for all items.
  open func expandItem(_ item: Any?, expandChildren: Bool) {
    change {
      if let item { expand(item) }
      guard expandChildren || item == nil, isItemExpanded(item) else { return }
      for index in 0..<numberOfChildren(ofItem: item) {
        guard let child = child(index, ofItem: item), isExpandable(child) else { continue }
        expandItem(child, expandChildren: expandChildren)
      }
    }
  }
  private func expand(_ item: Any) {
    guard isExpandable(item), !isItemExpanded(item),
      decider?.outlineView(self, shouldExpandItem: item) ?? true
    else { return }
    reportItem(Self.itemWillExpandNotification, item) { $0.outlineViewItemWillExpand($1) }
    change { outline.setExpanded(true, item) }
    reportItem(Self.itemDidExpandNotification, item) { $0.outlineViewItemDidExpand($1) }
  }
  /// Collapses an item if the delegate agrees; nil for all items.
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  /// Collapses an item, and all items below it, if the delegate agrees; nil for all items.
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    change {
      if collapseChildren || item == nil, isItemExpanded(item) {
        for index in 0..<numberOfChildren(ofItem: item) {
          guard let child = child(index, ofItem: item), isItemExpanded(child) else { continue }
          collapseItem(child, collapseChildren: collapseChildren)
        }
      }
      if let item { collapse(item) }
    }
  }
  private func collapse(_ item: Any) {
    guard isItemExpanded(item),
      decider?.outlineView(self, shouldCollapseItem: item) ?? true
    else { return }
    reportItem(Self.itemWillCollapseNotification, item) { $0.outlineViewItemWillCollapse($1) }
    change { outline.setExpanded(false, item) }
    reportItem(Self.itemDidCollapseNotification, item) { $0.outlineViewItemDidCollapse($1) }
  }
  /// Changes the rows; those of the same items stay, and so does their selection.
  ///
  /// The rows get their numbers once for all changes within, so that expanding all items asks for each once.
  private func change(_ body: () -> Void) {
    guard !isChanging else { return body() }
    let old = shownItems
    isChanging = true
    body()
    isChanging = false
    _ = shownItems
    let number: (Int) -> Int? = { [outline] row in
      old.indices.contains(row) ? outline.row(of: old[row].item) : nil
    }
    renumber(number)
    for view in rows.shown { update(view.value, view.key) }
  }
  /// Asks again for an item; nil for all items.
  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
  /// Asks again for an item and those below it; nil for all items.
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard let item else { return reloadData() }
    if reloadChildren { change { outline.forget() } }
    let row = row(forItem: item)
    guard row >= 0 else { return }
    var end = row + 1
    if reloadChildren {
      while end < shownItems.count, shownItems[end].level > shownItems[row].level { end += 1 }
    }
    reloadData(forRowIndexes: IndexSet(row..<end), columnIndexes: [])
  }
  /// Inserts children of an item that the data source already has.
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) { change { outline.forget() } }
  /// Removes children of an item that the data source no longer has.
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) { change { outline.forget() } }
  /// Moves a child that the data source has moved.
  open func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) { change { outline.forget() } }
  open override func reloadData() {
    outline.forget()
    super.reloadData()
  }
  /// The rectangle of a row's triangle; zero for a row without one.
  open func frameOfOutlineCell(atRow row: Int) -> NSRect {
    guard let view = rowView(atRow: row, makeIfNecessary: true),
      let button = view.subviews.first(where: { $0 is DisclosureControl })
    else { return .zero }
    return convert(button.frame, from: view)
  }

  // MARK: Questions of the rows

  override func countRows() -> Int { shownItems.count }
  override func statedHeight(ofRow row: Int) -> CGFloat {
    guard let decider, let item = item(atRow: row) else { return super.statedHeight(ofRow: row) }
    return decider.outlineView(self, heightOfRowByItem: item)
  }
  override func isGroup(_ row: Int) -> Bool {
    guard let decider, let item = item(atRow: row) else { return super.isGroup(row) }
    return decider.outlineView(self, isGroupItem: item)
  }
  override func makeRow(_ row: Int) -> NSTableRowView {
    guard let decider, let item = item(atRow: row) else { return super.makeRow(row) }
    return decider.outlineView(self, rowViewForItem: item) ?? NSTableRowView()
  }
  override func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard let item = item(atRow: row) else { return nil }
    let value = source?.outlineView(self, objectValueFor: column, byItem: item)
    let view = decider?.outlineView(self, viewFor: column, item: item)
    return TextCell.cell(view, showing: value, in: self)
  }
  override func didAdd(_ view: NSTableRowView, _ row: Int) {
    didAdd(view, forRow: row)
    decider?.outlineView(self, didAdd: view, forRow: row)
  }
  override func didRemove(_ view: NSTableRowView, _ row: Int) {
    for case let button as DisclosureControl in view.subviews { button.removeFromSuperview() }
    didRemove(view, forRow: row)
    decider?.outlineView(self, didRemove: view, forRow: row)
  }
  /// The triangle has 16 points before the cell.
  override func indentation(ofRow row: Int, column: Int) -> CGFloat {
    let outlined = outlineTableColumn ?? tableColumns.first
    guard tableColumns.indices.contains(column), tableColumns[column] === outlined else { return 0 }
    return CGFloat(max(0, level(forRow: row))) * indentationPerLevel + 16
  }
  override func decorate(_ view: NSTableRowView, _ row: Int) {
    guard let item = item(atRow: row), isExpandable(item),
      decider?.outlineView(self, shouldShowOutlineCellForItem: item) ?? true
    else { return }
    let button = DisclosureControl(frame: .zero)
    button.identifier = Self.disclosureButtonIdentifier
    view.addSubview(button)
    update(view, row)
  }
  private func update(_ view: NSTableRowView, _ row: Int) {
    guard let item = item(atRow: row) else { return }
    for case let button as DisclosureControl in view.subviews {
      button.isOpen = isItemExpanded(item)
      button.toggle = { [weak self] in
        guard let self else { return }
        if isItemExpanded(item) { collapseItem(item) } else { expandItem(item) }
      }
    }
  }
  override func placeDecoration(of view: NSTableRowView, _ row: Int, _ places: ColumnTable) {
    let outlined = outlineTableColumn ?? tableColumns.first
    let column = tableColumns.firstIndex { $0 === outlined } ?? 0
    let indentation = indentationMarkerFollowsCell ? indentation(ofRow: row, column: column) : 16
    for case let button as DisclosureControl in view.subviews {
      button.frame = places.disclosure(column: column, row: row, indentation: indentation)
    }
  }
  open override func moveRight(_ sender: Any?) { expandItem(item(atRow: selectedRow)) }
  open override func moveLeft(_ sender: Any?) {
    guard let item = item(atRow: selectedRow) else { return }
    if isItemExpanded(item) { return collapseItem(item) }
    let parent = row(forItem: parent(forItem: item))
    if parent >= 0 { select([parent]) }
  }
  /// Changes the place at which a drop would go, while the data source validates it.
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) {
    proposedItem = (item, index)
  }
  private var proposedItem: (item: Any?, index: Int)?
  /// A drop on an item has the index −1; one above a row goes before its item, among the same children.
  override func validateDrop(_ sender: any NSDraggingInfo) -> NSDragOperation {
    let (row, operation) = dropPlace(sender)
    if operation == .on {
      proposedItem = (item(atRow: row), -1)
    } else if let item = item(atRow: row) {
      proposedItem = (parent(forItem: item), childIndex(forItem: item))
    } else {
      proposedItem = (nil, numberOfChildren(ofItem: nil))
    }
    return source?.outlineView(
      self, validateDrop: sender, proposedItem: proposedItem?.item,
      proposedChildIndex: proposedItem?.index ?? -1) ?? []
  }
  override func acceptDrop(_ sender: any NSDraggingInfo) -> Bool {
    guard let proposedItem else { return false }
    return source?.outlineView(
      self, acceptDrop: sender, item: proposedItem.item, childIndex: proposedItem.index) ?? false
  }
  override func mayChangeSelection() -> Bool {
    decider?.selectionShouldChange(in: self) ?? true
  }
  override func maySelect(_ row: Int) -> Bool {
    guard let decider, let item = item(atRow: row) else { return true }
    return decider.outlineView(self, shouldSelectItem: item)
  }
  override func proposed(_ rows: IndexSet) -> IndexSet {
    decider?.outlineView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  override func reportSelection() {
    reportOutline(Self.selectionDidChangeNotification) { $0.outlineViewSelectionDidChange($1) }
  }
  override func reportColumnMove(_ info: [String: Any]) {
    reportOutline(Self.columnDidMoveNotification, info) { $0.outlineViewColumnDidMove($1) }
  }
  override func reportColumnResize(_ info: [String: Any]) {
    reportOutline(Self.columnDidResizeNotification, info) { $0.outlineViewColumnDidResize($1) }
  }
  private func reportItem(
    _ name: Notification.Name, _ item: Any,
    _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) { reportOutline(name, ["NSObject": item], call) }
  private func reportOutline(
    _ name: Notification.Name, _ info: [String: Any]? = nil,
    _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: info)
    if let decider { call(decider, notification) }
    NotificationCenter.default.post(notification)
  }
  /// The order of the rows; the data source learns of a change.
  open override var sortDescriptors: [NSSortDescriptor] {
    didSet {
      if sortDescriptors != oldValue {
        source?.outlineView(self, sortDescriptorsDidChange: oldValue)
      }
    }
  }

  /// Posted after the selection changed.
  nonisolated open override class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("NSOutlineViewSelectionDidChangeNotification")
  }
  /// Posted while the selection changes by dragging; never here.
  nonisolated open override class var selectionIsChangingNotification: Notification.Name {
    Notification.Name("NSOutlineViewSelectionIsChangingNotification")
  }
  /// Posted after a column was moved.
  nonisolated open override class var columnDidMoveNotification: Notification.Name {
    Notification.Name("NSOutlineViewColumnDidMoveNotification")
  }
  /// Posted after a column was resized.
  nonisolated open override class var columnDidResizeNotification: Notification.Name {
    Notification.Name("NSOutlineViewColumnDidResizeNotification")
  }
  /// Posted before an item is expanded.
  public nonisolated static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  /// Posted after an item was expanded.
  public nonisolated static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  /// Posted before an item is collapsed.
  public nonisolated static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  /// Posted after an item was collapsed.
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
  /// The identifier of a row's triangle.
  public nonisolated static let disclosureButtonIdentifier = NSUserInterfaceItemIdentifier(
    "NSOutlineViewDisclosureButtonKey")
  /// The identifier of the button that shows and hides a group.
  public nonisolated static let showHideButtonIdentifier = NSUserInterfaceItemIdentifier(
    "NSOutlineViewShowHideButtonKey")
}
