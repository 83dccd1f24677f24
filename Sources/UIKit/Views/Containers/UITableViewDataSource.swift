public import Foundation

/// Who knows what is in a table.
///
/// - SeeAlso: Apple, "UITableViewDataSource".
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  // Default: 1
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  // Required.
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  // Required.
  /// The cell of a row, which is about to be seen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above a section; none unless said otherwise.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; none unless said otherwise.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; yes unless said otherwise.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when a person deletes a row, or inserts one at it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether a row can be moved; yes unless said otherwise.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when a person moves a row; never called here.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
