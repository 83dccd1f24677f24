// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSTableViewDataSource {
  /// The value of `0`.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}
