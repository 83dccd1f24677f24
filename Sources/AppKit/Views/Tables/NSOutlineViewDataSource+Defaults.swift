// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSOutlineViewDataSource {
  /// The value of `0`.
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    0
  }
  /// The value of `index`.
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  { index }
  /// Returns false.
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    false
  }
  /// Returns nil.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {}
  /// The value of `[]`.
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  /// Returns false.
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
    childIndex index: Int
  ) -> Bool { false }
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (
    any NSPasteboardWriting
  )? { nil }
  /// Returns false.
  public func outlineView(
    _ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard
  ) -> Bool { false }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any]
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  { nil }
  /// Returns nil.
  public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}
