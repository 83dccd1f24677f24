// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UITableViewDataSource``, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `object?.tableView?(view, …)`. Here every method is there, by an extension if not by the object, so the
/// answer is nil only without an object.
@preconcurrency @MainActor public struct TableDataSourceCalls {
  let object: any UITableViewDataSource
  /// The number of rows in a section.
  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    object.tableView(tableView, numberOfRowsInSection: section)
  }
  /// The cell of a row that is about to become visible.
  public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { object.tableView(tableView, cellForRowAt: indexPath) }
  /// The title above a section; default: nil.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { object.tableView(tableView, titleForHeaderInSection: section) }
  /// The title below a section; default: nil.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { object.tableView(tableView, titleForFooterInSection: section) }
  /// The section of an entry of the index; default: the one of its number.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { object.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// Whether a row can be edited; default: true.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Called when the user deletes a row or inserts one at it.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { object.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// Whether a row can be moved; default: true.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canMoveRowAt: indexPath)
  }
  /// Called when the user moves a row; never called here.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}
