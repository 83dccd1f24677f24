// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UITableViewDelegate``, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `object?.tableView?(view, …)`. Here every method is there, by an extension if not by the object, so the
/// answer is nil only without an object.
@preconcurrency @MainActor public struct TableDelegateCalls {
  let object: any UITableViewDelegate
  /// The height of a row, in points; default: the table's ``UITableView/rowHeight``.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  { object.tableView(tableView, heightForRowAt: indexPath) }
  /// The estimated height of a row that was not visible yet, in points; default: the table's.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { object.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  /// The estimated height of a section's header, in points; not asked for, as headers are measured.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { object.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  /// The estimated height of a section's footer, in points; not asked for, as footers are measured.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { object.tableView(tableView, estimatedHeightForFooterInSection: section) }
  /// The height of a section's header, in points; default: the table's.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { object.tableView(tableView, heightForHeaderInSection: section) }
  /// The height of a section's footer, in points; default: the table's.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { object.tableView(tableView, heightForFooterInSection: section) }
  /// The header of a section; default: nil.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  { object.tableView(tableView, viewForHeaderInSection: section) }
  /// The footer of a section; default: nil.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  { object.tableView(tableView, viewForFooterInSection: section) }
  /// Called before a cell is displayed.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { object.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// Called after a cell was removed from display.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// Called after a section's header was removed from display; never here.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { object.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// Called after a section's footer was removed from display; never here.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { object.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// The actions of a row that is swiped, as before swipe actions; default: nil.
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { object.tableView(tableView, editActionsForRowAt: indexPath) }
  /// Whether a row can get the focus; default: false.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Whether the focus may move.
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { object.tableView(tableView, shouldUpdateFocusIn: context) }
  /// Called after the focus moved; never here.
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { object.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  /// Called before a section's header is displayed.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { object.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  /// Called before a section's footer is displayed.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { object.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  /// Whether a touch highlights a row; a row that cannot be highlighted cannot be selected by a tap.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { object.tableView(tableView, shouldHighlightRowAt: indexPath) }
  /// Called after a row was highlighted.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Called after a row was unhighlighted.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Asks which row to select when the user selects `indexPath`; nil prevents the selection.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { object.tableView(tableView, willSelectRowAt: indexPath) }
  /// Called after the user selected a row; see ``UITableView/tapRow(at:)``.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Asks which row to deselect when the user deselects `indexPath`; nil keeps the selection.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { object.tableView(tableView, willDeselectRowAt: indexPath) }
  /// Called after the user deselected a row.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Called after the user tapped a row's detail button; see ``UITableView/tapAccessory(forRowAt:)``.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  /// The editing style of an editable row; default: `delete`.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { object.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// The swipe actions at a row's leading edge; default: nil.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// The swipe actions at a row's trailing edge; default: nil.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}
