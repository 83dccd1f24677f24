public import Foundation

/// Editing of rows, and its simulation; see `UITableView+Tapping`.
extension UITableView {
  /// The editing style of a row: `none` if the data source forbids editing it, else the delegate's; `delete`
  /// by default.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Sets a cell's editing state.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.editingStyle = isEditing ? editingStyle(at: path) : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Simulates deleting a row or inserting one at it: calls the data source if it and the delegate permit
  /// editing.
  ///
  /// - Returns: Whether the data source was called.
  @discardableResult public func commitEditing(ofRowAt indexPath: IndexPath) -> Bool {
    guard showRow(at: indexPath) != nil else { return false }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    return true
  }

  /// Simulates swiping a row and tapping an action: calls the action's handler.
  ///
  /// - Parameters:
  ///   - index: The index of the action, from the row's edge.
  ///   - indexPath: The row.
  ///   - isLeading: Whether the row is swiped from its leading edge.
  @discardableResult public func performSwipeAction(
    _ index: Int, forRowAt indexPath: IndexPath, isLeading: Bool = false
  ) -> Bool {
    guard let cell = showRow(at: indexPath) else { return false }
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    guard let actions = configuration?.actions, actions.indices.contains(index) else {
      return false
    }
    actions[index].handler(actions[index], cell) { _ in }
    return true
  }
}
