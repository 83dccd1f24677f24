// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UITableViewDataSource`` and ``UITableViewDelegate`` that a program may override; see ``UITableViewController``.
@preconcurrency @MainActor
open class TableRespondingController: ScrollRespondingController, UITableViewDelegate {
  /// How many sections there are; one unless said otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The text above a section; none unless said otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The text below a section; none unless said otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited; yes unless said otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when a person deletes a row, or inserts one at it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Whether a row can be moved; yes unless said otherwise.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when a person moves a row; never called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The height of a row, in points; the table's ``UITableView/rowHeight`` unless said otherwise.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// A guess at that height for rows that were not seen yet; the table's own unless said otherwise.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  /// The height of a section's header, in points; the table's unless said otherwise.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The height of a section's footer, in points; the table's unless said otherwise.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// A section's header; none unless said otherwise.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// A section's footer; none unless said otherwise.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Called before a cell is shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a cell is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before a section's header is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called before a section's footer is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Whether a row that is touched looks so; one that does not cannot be chosen by touching it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called after a row that is touched began to look so.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after a row no longer looks touched.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Called before a person chooses a row: the row to choose instead, or nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }
  /// Called after a person chose a row; see ``UITableView/tapRow(at:)``.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called before a row is no longer chosen because of a person: the row that it is instead, or nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// Called after a row is no longer chosen because of a person.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called after a person tapped a row's detail button; see ``UITableView/tapAccessory(forRowAt:)``.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// What can be done to a row that can be edited; to delete it unless said otherwise.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// What can be done to a row that is swiped from its leading edge; nothing unless said otherwise.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What can be done to a row that is swiped from its trailing edge; nothing unless said otherwise.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
