// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSTableViewDelegate {
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  { nil }
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
  }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int)
    -> Bool
  { true }
  /// Returns true.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// The value of `proposedSelectionIndexes`.
  public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  { true }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {}
  /// The value of `tableView.rowHeight`.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String? { nil }
  /// The value of `-1`.
  public func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int,
    for searchString: String
  ) -> Int { -1 }
  /// Returns false.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// The value of `tableView.tableColumns[column].width`.
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
    tableView.tableColumns[column].width
  }
  /// Returns true.
  public func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  /// The value of `[]`.
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
  /// Returns false.
  public func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn)
    -> Bool
  { false }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn]
  ) {}
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
}
