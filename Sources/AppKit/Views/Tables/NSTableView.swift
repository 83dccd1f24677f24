public import Foundation
internal import FoundationShims
internal import ViewArrangements

/// A table of rows and columns.
///
/// A data source states the number of rows, and a delegate makes the views of cells, or else the table shows the data
/// source's values as text. Rows exist only while they are visible. A table without a data source draws what its document
/// states.
///
/// - SeeAlso: Apple, "NSTableView".
@preconcurrency @MainActor open class NSTableView: TableValues {
  let rows = TableRows()

  /// The object with the values; not retained.
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that makes the views and decides; not retained.
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }
  /// Whether a data source provides the rows.
  var hasRows: Bool { dataSource != nil }

  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) {
    paint { TablePainter(painter: $0, table: self).draw() }
  }
  open override var firstBaselineOffsetFromTop: CGFloat { 0 }
  open override var baselineOffsetFromBottom: CGFloat { 0 }
  open override var acceptsFirstResponder: Bool { isEnabled }

  // MARK: Columns

  /// The columns in order.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The number of columns.
  open var numberOfColumns: Int { tableColumns.count }
  /// Appends a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    tableColumns.append(tableColumn)
    columnsDidChange()
  }
  /// Removes a column.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = nil
    tableColumns.removeAll { $0 === tableColumn }
    columnsDidChange()
  }
  /// Moves a column.
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard oldIndex != newIndex, tableColumns.indices.contains(oldIndex),
      tableColumns.indices.contains(newIndex)
    else { return }
    tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
    columnsDidChange()
    reportColumnMove(["NSOldColumn": oldIndex, "NSNewColumn": newIndex])
  }
  /// The index of the column with an identifier; −1 for none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// The column with an identifier; nil for none.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
  { tableColumns.first { $0.identifier == identifier } }
  func columnsDidChange() {
    needsDisplay = true
    headerView?.needsDisplay = true
    if hasRows { reloadData() }
  }
  func columnDidResize(_ column: NSTableColumn, from old: CGFloat) {
    needsDisplay = true
    headerView?.needsDisplay = true
    rows.needsPlacing()
    if usesAutomaticRowHeights { rows.forgetHeights() }
    if hasRows { tile() }
    reportColumnResize(["NSTableColumn": column, "NSOldWidth": old])
  }
  /// Gives the last column the width that the others leave.
  open func sizeLastColumnToFit() {
    guard let last = tableColumns.last(where: { !$0.isHidden }) else { return }
    last.width += availableWidth - rows.places(in: self).columnsWidth
  }
  /// Gives all columns that follow the table's width an equal share of what it has more or less than they need.
  open func sizeToFitColumns() {
    let columns = tableColumns.filter {
      !$0.isHidden && $0.resizingMask.contains(.autoresizingMask)
    }
    guard !columns.isEmpty else { return }
    let share =
      (availableWidth - rows.places(in: self).columnsWidth) / CGFloat(columns.count)
    for column in columns { column.width += share }
  }
  open override func sizeToFit() { sizeToFitColumns() }
  /// The width of the visible part.
  var availableWidth: CGFloat { (superview as? NSClipView)?.bounds.width ?? bounds.width }
  /// The titles of the columns; nil for none.
  open var headerView: NSTableHeaderView? {
    didSet {
      guard headerView !== oldValue else { return }
      headerView?.tableView = self
      // A document's titles are at the place that it states.
      guard let scroll = enclosingScrollView else { return }
      if headerView?.superview !== scroll { scroll.tile() }
    }
  }
  private var indicators: [ObjectIdentifier: NSImage] = [:]
  /// Sets the image in a column's header; nil for none.
  open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {
    indicators[ObjectIdentifier(tableColumn)] = image
    headerView?.needsDisplay = true
  }
  /// The image in a column's header; nil for none.
  open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? {
    indicators[ObjectIdentifier(tableColumn)]
  }
  /// The order of the rows; the data source learns of a change.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      if sortDescriptors != oldValue {
        dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
      }
    }
  }

  // MARK: Data

  /// The number of rows.
  open var numberOfRows: Int { hasRows ? rows.count(in: self) : 0 }
  /// Discards all rows; the next layout pass makes the visible ones again.
  open func reloadData() {
    rows.forget(in: self)
    let count = numberOfRows
    selection.limit(to: count)
    tile()
  }
  /// Makes some rows again.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    rows.forget(rowIndexes, in: self)
    needsLayout = true
  }
  /// Asks for the number of rows again; rows that are shown stay.
  open func noteNumberOfRowsChanged() {
    rows.forgetCount()
    selection.limit(to: numberOfRows)
    tile()
  }
  /// Asks for the heights of some rows again.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    rows.forgetHeights(indexSet)
    tile()
  }
  override func heightsDidChange() {
    super.heightsDidChange()
    guard hasRows else { return }
    rows.forgetHeights()
    tile()
  }
  /// Gives the table the size of its rows and columns, at least that of the visible part.
  open func tile() {
    needsDisplay = true
    guard hasRows else { return }
    if clipWidth == nil { followClipWidth() }
    fitHeight()
    needsLayout = true
  }
  func fitHeight() {
    guard let clip = superview as? NSClipView else { return }
    let places = rows.places(in: self)
    let size = NSSize(
      width: max(places.columnsWidth, clip.bounds.width),
      height: max(places.height, clip.bounds.height))
    guard size != frame.size else { return }
    frame.size = size
    rows.needsPlacing()
  }
  private var clipWidth: CGFloat?
  /// Gives the columns what the visible part has become wider or narrower, by the style of the table.
  func followClipWidth() {
    guard let width = (superview as? NSClipView)?.bounds.width else { return }
    defer { clipWidth = width }
    guard let old = clipWidth, old != width, old > 0 else { return }
    let columns = tableColumns.filter {
      !$0.isHidden && $0.resizingMask.contains(.autoresizingMask)
    }
    var change = width - old
    switch columnAutoresizingStyle {
    case .noColumnAutoresizing: break
    case .uniformColumnAutoresizingStyle:
      for column in columns { column.width += change / CGFloat(columns.count) }
    case .lastColumnOnlyAutoresizingStyle: columns.last?.width += change
    case .firstColumnOnlyAutoresizingStyle: columns.first?.width += change
    case .sequentialColumnAutoresizingStyle, .reverseSequentialColumnAutoresizingStyle:
      let isReverse = columnAutoresizingStyle == .reverseSequentialColumnAutoresizingStyle
      for column in isReverse ? columns.reversed() : columns where change != 0 {
        let before = column.width
        column.width += change
        change -= column.width - before
      }
    }
  }
  open override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    tile()
  }
  open override func layout() {
    super.layout()
    if hasRows { rows.show(in: self, visibleRect) }
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    let old = knownSize
    knownSize = frame.size
    guard hasRows, old != frame.size else { return }
    rows.needsPlacing()
    if usesAutomaticRowHeights, old.width != frame.width { rows.forgetHeights() }
    needsLayout = true
  }
  private var knownSize = NSSize.zero

  // MARK: What the rows ask, also of outlines

  func countRows() -> Int { dataSource?.numberOfRows(in: self) ?? 0 }
  func statedHeight(ofRow row: Int) -> CGFloat {
    delegate?.tableView(self, heightOfRow: row) ?? rowHeight
  }
  func isGroup(_ row: Int) -> Bool { delegate?.tableView(self, isGroupRow: row) ?? false }
  func makeRow(_ row: Int) -> NSTableRowView {
    delegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView()
  }
  func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    let value = dataSource?.tableView(self, objectValueFor: column, row: row)
    let view = delegate?.tableView(self, viewFor: column, row: row)
    return TextCell.cell(view, showing: value, in: self)
  }
  func didAdd(_ view: NSTableRowView, _ row: Int) {
    didAdd(view, forRow: row)
    delegate?.tableView(self, didAdd: view, forRow: row)
  }
  func didRemove(_ view: NSTableRowView, _ row: Int) {
    didRemove(view, forRow: row)
    delegate?.tableView(self, didRemove: view, forRow: row)
  }
  func indentation(ofRow row: Int, column: Int) -> CGFloat { 0 }
  func decorate(_ view: NSTableRowView, _ row: Int) {}
  func placeDecoration(of view: NSTableRowView, _ row: Int, _ places: ColumnTable) {}
  func mayChangeSelection() -> Bool { delegate?.selectionShouldChange(in: self) ?? true }
  func maySelect(_ row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
  func proposed(_ rows: IndexSet) -> IndexSet {
    delegate?.tableView(self, selectionIndexesForProposedSelection: rows) ?? rows
  }
  func reportSelection() {
    report(Self.selectionDidChangeNotification) { $0.tableViewSelectionDidChange($1) }
  }
  func reportColumnMove(_ info: [String: Any]) {
    report(Self.columnDidMoveNotification, info) { $0.tableViewColumnDidMove($1) }
  }
  func reportColumnResize(_ info: [String: Any]) {
    report(Self.columnDidResizeNotification, info) { $0.tableViewColumnDidResize($1) }
  }
  private func report(
    _ name: Notification.Name, _ info: [String: Any]? = nil,
    _ call: (any NSTableViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: info)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  // MARK: Views

  /// Returns a view that waits for reuse, or a new one of the nib that is registered for an identifier; nil without one.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  {
    if let view = rows.take(identifier) { return view }
    if let view = rows.makers[identifier]?() { return view }
    var objects: NSArray?
    guard let nib = rows.nibs[identifier],
      nib.instantiate(withOwner: owner, topLevelObjects: &objects)
    else { return nil }
    let view = objects?.lazy.compactMap { $0 as? NSView }.first { _ in true }
    view?.identifier = identifier
    view?.awakeFromNib()
    return view
  }
  /// Registers a nib for an identifier; nil unregisters it.
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    rows.nibs[identifier] = nib
  }
  /// The registered nibs.
  open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? { rows.nibs }
  /// Called after a row was added; does nothing unless overridden.
  open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
  /// Called after a row was removed; does nothing unless overridden.
  open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}
  /// The view of a cell; nil for one that is not visible, unless it is to be made.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.view(atColumn: column) as? NSView
  }
  /// The view of a row; nil for one that is not visible, unless it is to be made.
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    guard row >= 0, row < numberOfRows else { return nil }
    return makeIfNecessary ? rows.view(ofRow: row, in: self) : rows.shown[row]
  }
  /// The row that a view is in; −1 for none.
  open func row(for view: NSView) -> Int {
    rows.shown.first { view.isDescendant(of: $0.value) }?.key ?? -1
  }
  /// The column that a view is in; −1 for none.
  open func column(for view: NSView) -> Int {
    guard let row = rows.shown.first(where: { view.isDescendant(of: $0.value) })?.value else {
      return -1
    }
    return row.columnViews.firstIndex { $0.map(view.isDescendant(of:)) == true } ?? -1
  }
  /// Calls a closure for all rows that exist, in order.
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (row, view) in rows.shown.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }

  // MARK: Selection

  var selection = TableSelection()
  /// The selected rows.
  open var selectedRowIndexes: IndexSet { selection.rows }
  /// The selected columns.
  open var selectedColumnIndexes: IndexSet { selection.columns }
  /// The row that was selected last; −1 for none.
  open var selectedRow: Int { selection.lastRow ?? -1 }
  /// The column that was selected last; −1 for none.
  open var selectedColumn: Int { selection.columns.last ?? -1 }
  /// Selects rows, in addition to those that are selected or in place of them.
  ///
  /// The delegate is not asked, as on Apple's systems, but is notified.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let valid = indexes.filteredIndexSet { $0 >= 0 && $0 < numberOfRows }
    let single = allowsMultipleSelection ? valid : IndexSet(valid.first.map { [$0] } ?? [])
    select(extend && allowsMultipleSelection ? selection.rows.union(single) : single)
  }
  func select(_ rows: IndexSet) {
    guard selection.select(rows) else { return }
    selectionDidChange()
  }
  private func selectionDidChange() {
    for (row, view) in rows.shown {
      view.isSelected = selection.rows.contains(row)
      view.isPreviousRowSelected = selection.rows.contains(row - 1)
      view.isNextRowSelected = selection.rows.contains(row + 1)
    }
    reportSelection()
  }
  /// Selects columns, in addition to those that are selected or in place of them.
  open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let new = extend ? selection.columns.union(indexes) : indexes
    guard allowsColumnSelection, new != selection.columns else { return }
    selection.columns = new
    selectionDidChange()
  }
  /// Deselects a row.
  open func deselectRow(_ row: Int) {
    if selection.rows.contains(row) { select(selection.rows.subtracting([row])) }
  }
  /// Deselects a column.
  open func deselectColumn(_ column: Int) {
    if selection.columns.remove(column) != nil { selectionDidChange() }
  }
  /// Selects all rows, if several can be selected.
  open override func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { select(IndexSet(0..<numberOfRows)) }
  }
  /// Deselects all rows, if none may be selected.
  open func deselectAll(_ sender: Any?) { if allowsEmptySelection { select([]) } }
  /// Whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { selection.rows.contains(row) }
  /// Whether a column is selected.
  open func isColumnSelected(_ column: Int) -> Bool { selection.columns.contains(column) }
  /// The number of selected rows.
  open var numberOfSelectedRows: Int { selection.rows.count }
  /// The number of selected columns.
  open var numberOfSelectedColumns: Int { selection.columns.count }
  /// The row that was clicked; −1 for none, see ``clickRow(_:column:count:modifiers:)``.
  open internal(set) var clickedRow = -1
  /// The column that was clicked; −1 for none, see ``clickRow(_:column:count:modifiers:)``.
  open internal(set) var clickedColumn = -1

  /// The number of groups of changes that are open.
  var openUpdates = 0
  /// The cell that is edited.
  var edited: (column: Int, row: Int)?

  open override func mouseDown(with event: NSEvent) { press(event) }
  open override func keyDown(with event: NSEvent) {
    switch event.specialKey {
    case .upArrow?, .downArrow?, .leftArrow?, .rightArrow?: interpretKeyEvents([event])
    default: super.keyDown(with: event)
    }
  }
  open override func moveUp(_ sender: Any?) { moveSelection(-1, isExtending: false) }
  open override func moveDown(_ sender: Any?) { moveSelection(1, isExtending: false) }
  open override func moveUpAndModifySelection(_ sender: Any?) {
    moveSelection(-1, isExtending: true)
  }
  open override func moveDownAndModifySelection(_ sender: Any?) {
    moveSelection(1, isExtending: true)
  }

  // MARK: Dragging

  /// The operations of drags inside the program and out of it.
  var sourceOperations: (local: NSDragOperation, foreign: NSDragOperation) = (.every, [])
  /// The row and the place at which a drop would go.
  var proposedDrop: (row: Int, operation: DropOperation)?
  /// Sets the operations that drags of rows allow, inside the program or out of it.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal { sourceOperations.local = mask } else { sourceOperations.foreign = mask }
  }
  /// Changes the place at which a drop would go, while the data source validates it.
  open func setDropRow(_ row: Int, dropOperation: DropOperation) {
    proposedDrop = (row, dropOperation)
  }
  /// Whether a drag of rows may begin; true unless overridden.
  open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { true }
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    validateDrop(sender)
  }
  open override func draggingExited(_ sender: (any NSDraggingInfo)?) { proposedDrop = nil }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    acceptDrop(sender)
  }
  /// Asks the data source what a drop at the place would do; sets the place.
  func validateDrop(_ sender: any NSDraggingInfo) -> NSDragOperation {
    let (row, operation) = dropPlace(sender)
    proposedDrop = (row, operation)
    return dataSource?.tableView(
      self, validateDrop: sender, proposedRow: row, proposedDropOperation: operation) ?? []
  }
  /// Lets the data source take a drop at the place that was validated.
  func acceptDrop(_ sender: any NSDraggingInfo) -> Bool {
    guard let proposedDrop else { return false }
    return dataSource?.tableView(
      self, acceptDrop: sender, row: proposedDrop.row, dropOperation: proposedDrop.operation)
      ?? false
  }

  // MARK: Places

  /// The rectangle of a column.
  open func rect(ofColumn column: Int) -> NSRect {
    var rect = rows.places(in: self).rect(column: column)
    if rect != .zero { rect.size.height = max(rect.height, bounds.height) }
    return rect
  }
  /// The rectangle of a row, with the distance to the next one.
  open func rect(ofRow row: Int) -> NSRect { rows.places(in: self).rect(row: row) }
  /// The indices of the columns in a rectangle.
  open func columnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(
      rows.places(in: self).columns(from: rect.minX, to: rect.maxX).filter {
        !tableColumns[$0].isHidden
      })
  }
  /// The rows in a rectangle.
  open func rows(in rect: NSRect) -> NSRange {
    NSRange(rows.places(in: self).rows(from: rect.minY, to: rect.maxY))
  }
  /// The column at a point; −1 for none.
  open func column(at point: NSPoint) -> Int { rows.places(in: self).column(at: point.x) ?? -1 }
  /// The row at a point; −1 for none.
  open func row(at point: NSPoint) -> Int { rows.places(in: self).row(at: point.y) ?? -1 }
  /// The rectangle of a cell.
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect {
    rows.places(in: self).cell(column: column, row: row)
  }
  /// Posted after the selection changed.
  nonisolated open class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("NSTableViewSelectionDidChangeNotification")
  }
  /// Posted while the selection changes by dragging; never here.
  nonisolated open class var selectionIsChangingNotification: Notification.Name {
    Notification.Name("NSTableViewSelectionIsChangingNotification")
  }
  /// Posted after a column was moved.
  nonisolated open class var columnDidMoveNotification: Notification.Name {
    Notification.Name("NSTableViewColumnDidMoveNotification")
  }
  /// Posted after a column was resized.
  nonisolated open class var columnDidResizeNotification: Notification.Name {
    Notification.Name("NSTableViewColumnDidResizeNotification")
  }
  /// Draws a row of cells; views draw themselves.
  open func drawRow(_ row: Int, clipRect: NSRect) {}
  /// Draws the selection; rows draw it.
  open func highlightSelection(inClipRect clipRect: NSRect) {}
  /// Draws the grid; the table's picture has it.
  open func drawGrid(inClipRect clipRect: NSRect) {}
  /// Draws the background; the table's picture has it.
  open func drawBackground(inClipRect clipRect: NSRect) {}
}
