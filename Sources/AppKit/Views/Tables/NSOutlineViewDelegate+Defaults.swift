// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSOutlineViewDelegate {
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Returns true.
  public func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool { true }
  /// Returns true.
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// The value of `proposedSelectionIndexes`.
  public func outlineView(
    _ outlineView: NSOutlineView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?)
    -> Bool
  { true }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn
  ) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn) {}
  /// The value of `outlineView.rowHeight`.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String? { nil }
  /// Returns false.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  /// Returns true.
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any)
    -> Bool
  { true }
  /// The value of `outlineView.tableColumns[column].width`.
  public func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int)
    -> CGFloat
  { outlineView.tableColumns[column].width }
  /// Returns true.
  public func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  /// Returns false.
  public func outlineView(
    _ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn
  ) -> Bool { false }
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewColumnDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewColumnDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewSelectionIsChanging(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
