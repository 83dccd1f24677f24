public import Foundation

/// Who knows how high the rows of a table are and what stands between its sections.
///
/// - SeeAlso: Apple, "UITableViewDelegate".
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Default: tableView.rowHeight
  /// The height of a row, in points; the table's ``UITableView/rowHeight`` unless said otherwise.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  // Default: tableView.estimatedRowHeight
  /// A guess at that height for rows that were not seen yet; the table's own unless said otherwise.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  // Default: tableView.sectionHeaderHeight
  /// The height of a section's header, in points; the table's unless said otherwise.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  // Default: tableView.sectionFooterHeight
  /// The height of a section's footer, in points; the table's unless said otherwise.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A section's header; none unless said otherwise.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// A section's footer; none unless said otherwise.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called before a cell is shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell is no longer shown.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a section's header is shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a section's footer is shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Whether a row that is touched looks so; one that does not cannot be chosen by touching it.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a row that is touched began to look so.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row no longer looks touched.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  // Default: indexPath
  /// Called before a person chooses a row: the row to choose instead, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a person chose a row; see ``UITableView/tapRow(at:)``.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // Default: indexPath
  /// Called before a row is no longer chosen because of a person: the row that it is instead, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a row is no longer chosen because of a person.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called after a person tapped a row's detail button; see ``UITableView/tapAccessory(forRowAt:)``.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  // Default: .delete
  /// What can be done to a row that can be edited; to delete it unless said otherwise.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// What can be done to a row that is swiped from its leading edge; nothing unless said otherwise.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What can be done to a row that is swiped from its trailing edge; nothing unless said otherwise.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
