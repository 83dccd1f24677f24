public import Foundation

/// Provides heights, headers and footers of a table view and responds to selection and editing.
///
/// - SeeAlso: Apple, "UITableViewDelegate".
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Default: tableView.rowHeight
  /// The height of a row, in points; default: the table's ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  // Default: tableView.estimatedRowHeight
  /// The estimated height of a row that was not visible yet, in points; default: the table's.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  // Default: tableView.estimatedSectionHeaderHeight
  /// The estimated height of a section's header, in points; not asked for, as headers are measured.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  // Default: tableView.estimatedSectionFooterHeight
  /// The estimated height of a section's footer, in points; not asked for, as footers are measured.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  // Default: tableView.sectionHeaderHeight
  /// The height of a section's header, in points; default: the table's.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  // Default: tableView.sectionFooterHeight
  /// The height of a section's footer, in points; default: the table's.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The header of a section; default: nil.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The footer of a section; default: nil.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called before a cell is displayed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell was removed from display.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a section's header was removed from display; never here.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a section's footer was removed from display; never here.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The actions of a row that is swiped, as before swipe actions; default: nil.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Whether a row can get the focus; default: false.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  // Default: true
  /// Whether the focus may move.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus moved; never here.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Called before a section's header is displayed.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a section's footer is displayed.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Whether a touch highlights a row; a row that cannot be highlighted cannot be selected by a tap.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row was unhighlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  // Default: indexPath
  /// Asks which row to select when the user selects `indexPath`; nil prevents the selection.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row; see ``UITableView/tapRow(at:)``.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // Default: indexPath
  /// Asks which row to deselect when the user deselects `indexPath`; nil keeps the selection.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called after the user tapped a row's detail button; see ``UITableView/tapAccessory(forRowAt:)``.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  // Default: .delete
  /// The editing style of an editable row; default: `delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// The swipe actions at a row's leading edge; default: nil.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The swipe actions at a row's trailing edge; default: nil.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
