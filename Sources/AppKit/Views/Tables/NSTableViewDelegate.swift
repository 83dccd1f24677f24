public import Foundation

/// Provides the views of a table's rows and decides about their selection.
///
/// - SeeAlso: Apple, "NSTableViewDelegate".
@preconcurrency @MainActor public protocol NSTableViewDelegate: AnyObject {
  /// The view of a cell; nil for none, so that the table shows the data source's value.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// The view of a row; nil for one of the table's.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Called after a row was added.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called after a row was removed.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Whether a cell may be edited.
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  /// Whether the selection may change.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Whether a row may be selected.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  // Default: proposedSelectionIndexes
  /// The rows to select when others are proposed; those unless implemented.
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether a column may be selected.
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  /// Called when the header of a column is pressed.
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Called when the header of a column was clicked.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Called when a column was dragged.
  func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
  // Default: tableView.rowHeight
  /// The height of a row, in points; the table's unless implemented.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// The text by which typing selects a row; nil for the data source's value.
  func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String?
  // Default: -1
  /// The row that typing selects between two rows; −1 for none.
  func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int,
    for searchString: String
  ) -> Int
  // Default: false
  /// Whether a row is the title of a group, across all columns; false unless implemented.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  // Default: tableView.tableColumns[column].width
  /// The width of a column whose header is clicked twice; the present one unless implemented.
  func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// Whether a column may be moved to an index.
  func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool
  // Default: []
  /// The actions of a swiped row; none unless implemented.
  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
  // Default: false
  /// Whether the user may hide a column; false unless implemented.
  func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
  /// Called after the user hid or showed columns; never here.
  func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
  /// Called after the selection changed.
  func tableViewSelectionDidChange(_ notification: Notification)
  /// Called after a column was moved.
  func tableViewColumnDidMove(_ notification: Notification)
  /// Called after a column was resized.
  func tableViewColumnDidResize(_ notification: Notification)
  /// Called while the selection changes by dragging; never here.
  func tableViewSelectionIsChanging(_ notification: Notification)
}

/// Provides the values of a table.
///
/// - SeeAlso: Apple, "NSTableViewDataSource".
@preconcurrency @MainActor public protocol NSTableViewDataSource: AnyObject {
  // Default: 0
  /// The number of rows.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// The value of a cell; nil for none.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  // Default: []
  /// The effect of a drop at a place; nothing unless implemented.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  // Default: false
  /// Takes a drop; returns whether it did.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
  /// The object with the data of a row that is dragged; nil for a row that cannot be dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
    -> (any NSPasteboardWriting)?
  // Default: false
  /// Writes rows to a pasteboard, as before macOS 10.13; returns whether they can be dragged.
  func tableView(
    _ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard
  ) -> Bool
  /// Called before rows are dragged.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet)
  /// Called after rows were dragged.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Called when the pictures of dragged items may change.
  func tableView(
    _ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  /// Sets the value of a cell that the user edited.
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  )
  /// Called after the order of rows changed, which the data source follows.
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}
