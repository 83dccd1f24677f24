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
