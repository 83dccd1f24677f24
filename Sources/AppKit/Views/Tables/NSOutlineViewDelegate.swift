public import Foundation

/// Provides the views of an outline's rows and decides about their selection and expansion.
///
/// Here it is a kind of table delegate, so that it can be the outline's ``NSTableView/delegate``.
///
/// - SeeAlso: Apple, "NSOutlineViewDelegate".
@preconcurrency @MainActor public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// The view of a cell; nil for none, so that the outline shows the data source's value.
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
    -> NSView?
  /// The view of a row; nil for one of the outline's.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// Called after a row was added.
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called after a row was removed.
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Whether a cell may be edited.
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any)
    -> Bool
  /// Whether the selection may change.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  /// Whether an item may be selected.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  // Default: proposedSelectionIndexes
  /// The rows to select when others are proposed; those unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether a column may be selected.
  func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  /// Called when the header of a column is pressed.
  func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Called when the header of a column was clicked.
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  /// Called when a column was dragged.
  func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
  // Default: outlineView.rowHeight
  /// The height of a row, in points; the outline's unless implemented.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// The text by which typing selects an item; nil for the data source's value.
  func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String?
  // Default: false
  /// Whether an item is the title of a group; false unless implemented.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// Whether an item may be expanded.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Whether an item may be collapsed.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Whether an item has a triangle.
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  // Default: outlineView.tableColumns[column].width
  /// The width of a column whose header is clicked twice; the present one unless implemented.
  func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// Whether a column may be moved to an index.
  func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool
  // Default: false
  /// Whether the user may hide a column; false unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn
  ) -> Bool
  /// Called after the selection changed.
  func outlineViewSelectionDidChange(_ notification: Notification)
  /// Called after a column was moved.
  func outlineViewColumnDidMove(_ notification: Notification)
  /// Called after a column was resized.
  func outlineViewColumnDidResize(_ notification: Notification)
  /// Called while the selection changes by dragging; never here.
  func outlineViewSelectionIsChanging(_ notification: Notification)
  /// Called before an item is expanded.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// Called after an item was expanded.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// Called before an item is collapsed.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// Called after an item was collapsed.
  func outlineViewItemDidCollapse(_ notification: Notification)
}

/// Provides the items of an outline.
///
/// Here it is a kind of table data source, so that it can be the outline's ``NSTableView/dataSource``.
///
/// - SeeAlso: Apple, "NSOutlineViewDataSource".
@preconcurrency @MainActor public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  // Default: 0
  /// The number of children of an item; nil for the root.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  // Default: index
  /// The child of an item at an index; nil for the root.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  // Default: false
  /// Whether an item can be expanded.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// The value of a cell; nil for none.
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  /// Sets the value of a cell that the user edited.
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
  // Default: []
  /// The effect of a drop on an item or at an index among its children; nothing unless implemented.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  // Default: false
  /// Takes a drop; returns whether it did.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool
  /// The object with the data of an item that is dragged; nil for one that cannot be dragged.
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any)
    -> (any NSPasteboardWriting)?
  // Default: false
  /// Writes items to a pasteboard, as before macOS 10.13; returns whether they can be dragged.
  func outlineView(
    _ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard
  ) -> Bool
  /// Called before items are dragged.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any])
  /// Called after items were dragged.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Called when the pictures of dragged items may change.
  func outlineView(
    _ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  /// The item of an object that was saved; nil for none.
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  /// The object to save for an item; nil for none.
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  /// Called after the order of rows changed, which the data source follows.
  func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}
