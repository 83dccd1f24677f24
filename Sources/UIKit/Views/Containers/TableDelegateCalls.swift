public import Foundation

/// The methods of a table's delegate, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `delegate?.tableView?(table, …)`. Here every method is there, by an extension if not by the object, so the answer
/// is nil only without a delegate.
@preconcurrency @MainActor public struct TableDelegateCalls {
  let delegate: any UITableViewDelegate

  /// The height of a row.
  public func callAsFunction(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    delegate.tableView(table, heightForRowAt: path)
  }
  /// A guess at the height of a row.
  public func callAsFunction(_ table: UITableView, estimatedHeightForRowAt path: IndexPath)
    -> CGFloat
  {
    delegate.tableView(table, estimatedHeightForRowAt: path)
  }
  /// The height of a header.
  public func callAsFunction(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    delegate.tableView(table, heightForHeaderInSection: section)
  }
  /// The height of a footer.
  public func callAsFunction(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    delegate.tableView(table, heightForFooterInSection: section)
  }
  /// A section's header.
  public func callAsFunction(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate.tableView(table, viewForHeaderInSection: section)
  }
  /// A section's footer.
  public func callAsFunction(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate.tableView(table, viewForFooterInSection: section)
  }
  /// Says that a cell will be shown.
  public func callAsFunction(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    delegate.tableView(table, willDisplay: cell, forRowAt: path)
  }
  /// Says that a cell is no longer shown.
  public func callAsFunction(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }
  /// Whether a row that is touched looks so.
  public func callAsFunction(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    delegate.tableView(table, shouldHighlightRowAt: path)
  }
  /// Asks for the row to choose.
  public func callAsFunction(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    delegate.tableView(table, willSelectRowAt: path)
  }
  /// Says that a row was chosen.
  public func callAsFunction(_ table: UITableView, didSelectRowAt path: IndexPath) {
    delegate.tableView(table, didSelectRowAt: path)
  }
  /// Asks for the row that is no longer chosen.
  public func callAsFunction(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath?
  {
    delegate.tableView(table, willDeselectRowAt: path)
  }
  /// Says that a row is no longer chosen.
  public func callAsFunction(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    delegate.tableView(table, didDeselectRowAt: path)
  }
  /// Says that a detail button was tapped.
  public func callAsFunction(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath)
  {
    delegate.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
