public import Foundation

extension NSTableView {
  // MARK: Rows that come and go

  /// Begins a group of changes; each is made at once.
  public func beginUpdates() { openUpdates += 1 }
  /// Ends a group of changes.
  public func endUpdates() {
    openUpdates = max(0, openUpdates - 1)
    if openUpdates == 0 { tile() }
  }
  /// Inserts rows that the data source already has, by their numbers afterwards.
  public func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    // An inserted row moves those at and behind it: as many as there are in front, counted by their numbers before.
    let before = indexes.enumerated().map { $1 - $0 }
    renumber { row in row + before.countOfSorted { $0 <= row } }
  }
  /// Removes rows that the data source no longer has, by their numbers before.
  public func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    let gone = Array(indexes)
    renumber { row in
      indexes.contains(row) ? nil : row - gone.countOfSorted { $0 < row }
    }
  }
  /// Moves a row that the data source has moved.
  public func moveRow(at oldIndex: Int, to newIndex: Int) {
    renumber { row in
      if row == oldIndex { return newIndex }
      let gone = row > oldIndex ? row - 1 : row
      return gone >= newIndex ? gone + 1 : gone
    }
  }
  func renumber(_ number: (Int) -> Int?) {
    rows.renumber(in: self, number)
    let old = selectedRowIndexes
    selection.renumber(number)
    if openUpdates == 0 { tile() }
    if old.count != selectedRowIndexes.count { reportSelection() }
  }
  /// Hides rows: they have no height.
  public func hideRows(
    at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []
  ) {
    rows.hidden.formUnion(indexes)
    rows.needsPlacing()
    tile()
  }
  /// Shows hidden rows.
  public func unhideRows(
    at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []
  ) {
    rows.hidden.subtract(indexes)
    rows.needsPlacing()
    tile()
  }
  /// The hidden rows.
  public var hiddenRowIndexes: IndexSet { rows.hidden }

  // MARK: Scrolling

  /// Scrolls so that a row is visible.
  public func scrollRowToVisible(_ row: Int) {
    var rect = rect(ofRow: row)
    guard rect != .zero else { return }
    rect.origin.x = visibleRect.minX
    rect.size.width = 0
    (superview as? NSClipView)?.scroll(showing: rect)
  }
  /// Scrolls so that a column is visible.
  public func scrollColumnToVisible(_ column: Int) {
    var rect = rect(ofColumn: column)
    guard rect != .zero else { return }
    rect.origin.y = visibleRect.minY
    rect.size.height = 0
    (superview as? NSClipView)?.scroll(showing: rect)
  }

  // MARK: Style

  /// The look: for `automatic` that of an inset table without a border, or that of a table of full width.
  public var effectiveStyle: Style {
    guard style == .automatic else { return style }
    if selectionHighlightStyle == .sourceList { return .sourceList }
    return enclosingScrollView?.borderType == .noBorder ? .inset : .fullWidth
  }
  /// Whether rows are inset from the sides.
  var hasInsetRows: Bool { effectiveStyle == .inset || effectiveStyle == .sourceList }

  // MARK: Use

  /// Clicks a cell, as the pointer does: selects its row if the delegate agrees, and sends the action.
  ///
  /// Plumb's own, for tests and programs without a pointer.
  ///
  /// - Parameters:
  ///   - row: The row; −1 for the space below all rows.
  ///   - column: The column.
  ///   - count: The number of clicks; 2 sends ``TableValues/doubleAction``.
  ///   - modifiers: The keys; the command key adds or removes the row, the shift key extends the selection to it.
  public func clickRow(
    _ row: Int, column: Int = 0, count: Int = 1, modifiers: NSEvent.ModifierFlags = []
  ) {
    guard isEnabled, row < numberOfRows else { return }
    (clickedRow, clickedColumn) = (row, row < 0 ? -1 : column)
    defer { (clickedRow, clickedColumn) = (-1, -1) }
    if mayChangeSelection() {
      if row < 0 {
        deselectAll(nil)
      } else if allowsMultipleSelection, modifiers.contains(.command), isRowSelected(row) {
        if numberOfSelectedRows > 1 || allowsEmptySelection { deselectRow(row) }
      } else if maySelect(row) {
        var new: IndexSet = [row]
        if allowsMultipleSelection, modifiers.contains(.command) {
          new.formUnion(selectedRowIndexes)
        }
        if allowsMultipleSelection, modifiers.contains(.shift), selectedRow >= 0 {
          new = IndexSet(min(row, selectedRow)...max(row, selectedRow))
        }
        select(proposed(new))
      }
    }
    if count == 2, let doubleAction {
      sendAction(doubleAction, to: target)
    } else {
      sendAction(action, to: target)
    }
  }
  /// Clicks the header of a column: sorts by its order, or reverses it; Plumb's own.
  public func clickHeader(ofColumn column: Int) {
    guard tableColumns.indices.contains(column) else { return }
    let clicked = tableColumns[column]
    delegate?.tableView(self, mouseDownInHeaderOf: clicked)
    if let prototype = clicked.sortDescriptorPrototype {
      let isFirst = sortDescriptors.first.map { $0.keyPath == prototype.keyPath } ?? false
      let reversed = sortDescriptors.first?.reversedSortDescriptor as? NSSortDescriptor
      let new = isFirst ? reversed ?? prototype : prototype
      sortDescriptors = [new] + sortDescriptors.filter { $0.keyPath != prototype.keyPath }
    }
    delegate?.tableView(self, didClick: clicked)
  }
  /// Swipes a row and returns its actions; Plumb's own.
  public func swipeActions(forRow row: Int, edge: RowActionEdge) -> [NSTableViewRowAction] {
    delegate?.tableView(self, rowActionsForRow: row, edge: edge) ?? []
  }
  /// The column that is edited; −1: none is.
  public var editedColumn: Int { edited?.column ?? -1 }
  /// The row that is edited; −1: none is.
  public var editedRow: Int { edited?.row ?? -1 }
  /// Gives the keyboard to the text of a cell, if the delegate lets it be edited.
  public func editColumn(_ column: Int, row: Int, with event: Any? = nil, select: Bool) {
    guard tableColumns.indices.contains(column),
      delegate?.tableView(self, shouldEdit: tableColumns[column], row: row) ?? true
    else { return }
    let cell = view(atColumn: column, row: row, makeIfNecessary: true)
    let field = (cell as? NSTableCellView)?.textField ?? cell as? NSTextField
    edited = (column, row)
    if let field { _ = window?.makeFirstResponder(field) }
  }
}

extension [Int] {
  /// Returns how many of the numbers, which are sorted, are in front of those that a condition does not hold for.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func countOfSorted(while isInFront: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
