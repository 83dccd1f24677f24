// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSTableViewDataSource {
  /// The value of `0`.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// The value of `[]`.
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// Returns false.
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (
    any NSPasteboardWriting
  )? { nil }
  /// Returns false.
  public func tableView(
    _ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}
