public import Foundation

/// The methods of a table's data source, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `dataSource?.tableView?(table, …)`. Here every method is there, by an extension if not by the object, so the answer
/// is nil only without a source.
@preconcurrency @MainActor public struct TableDataSourceCalls {
  let source: any UITableViewDataSource

  /// How many rows a section has.
  public func callAsFunction(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(table, numberOfRowsInSection: section)
  }
  /// The cell of a row.
  public func callAsFunction(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  {
    source.tableView(table, cellForRowAt: path)
  }
  /// The text above a section.
  public func callAsFunction(_ table: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    source.tableView(table, titleForHeaderInSection: section)
  }
  /// The text below a section.
  public func callAsFunction(_ table: UITableView, titleForFooterInSection section: Int) -> String?
  {
    source.tableView(table, titleForFooterInSection: section)
  }
}
