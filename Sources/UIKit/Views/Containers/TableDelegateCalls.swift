// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UITableViewDelegate``, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `object?.tableView?(view, …)`. Here every method is there, by an extension if not by the object, so the
/// answer is nil only without an object.
@preconcurrency @MainActor public struct TableDelegateCalls {
  let object: any UITableViewDelegate
  /// The height of a row, in points; the table's ``UITableView/rowHeight`` unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  { object.tableView(tableView, heightForRowAt: indexPath) }
  /// A guess at that height for rows that were not seen yet; the table's own unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { object.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  /// The height of a section's header, in points; the table's unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { object.tableView(tableView, heightForHeaderInSection: section) }
  /// The height of a section's footer, in points; the table's unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { object.tableView(tableView, heightForFooterInSection: section) }
  /// A section's header; none unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  { object.tableView(tableView, viewForHeaderInSection: section) }
  /// A section's footer; none unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  { object.tableView(tableView, viewForFooterInSection: section) }
  /// Called before a cell is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { object.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// Called after a cell is no longer shown.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// Called before a section's header is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { object.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  /// Called before a section's footer is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { object.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  /// Whether a row that is touched looks so; one that does not cannot be chosen by touching it.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { object.tableView(tableView, shouldHighlightRowAt: indexPath) }
  /// Called after a row that is touched began to look so.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Called after a row no longer looks touched.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Called before a person chooses a row: the row to choose instead, or nil for none.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { object.tableView(tableView, willSelectRowAt: indexPath) }
  /// Called after a person chose a row; see ``UITableView/tapRow(at:)``.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Called before a row is no longer chosen because of a person: the row that it is instead, or nil for none.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { object.tableView(tableView, willDeselectRowAt: indexPath) }
  /// Called after a row is no longer chosen because of a person.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Called after a person tapped a row's detail button; see ``UITableView/tapAccessory(forRowAt:)``.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  /// What can be done to a row that can be edited; to delete it unless said otherwise.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { object.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// What can be done to a row that is swiped from its leading edge; nothing unless said otherwise.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// What can be done to a row that is swiped from its trailing edge; nothing unless said otherwise.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}
