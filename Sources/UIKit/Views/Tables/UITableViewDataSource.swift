public import Foundation

/// Provides the content of a table view.
///
/// - SeeAlso: Apple, "UITableViewDataSource".
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  // Default: 1
  /// The number of sections; default: 1.
  func numberOfSections(in tableView: UITableView) -> Int
  // Required.
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  // Required.
  /// The cell of a row that is about to become visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section; default: nil.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; default: nil.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The titles of the index beside the table, which is not drawn; default: nil.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  // Default: index
  /// The section of an entry of the index; default: the one of its number.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Whether a row can be edited; default: true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user deletes a row or inserts one at it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether a row can be moved; default: true.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user moves a row; never called here.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
