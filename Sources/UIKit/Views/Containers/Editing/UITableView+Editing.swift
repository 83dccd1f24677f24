public import Foundation

/// Editing rows, and what people do to them; see `UITableView+Tapping`.
extension UITableView {
  /// What can be done to a row: nothing where the source says that it cannot be edited, else what the delegate
  /// says, which is to delete it unless it says otherwise.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Tells a cell whether the table is being edited.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.editingStyle = isEditing ? editingStyle(at: path) : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Does what a person does who deletes a row, or inserts one at it: the source is told, if it and the delegate
  /// allow it; whether it was.
  @discardableResult public func commitEditing(ofRowAt indexPath: IndexPath) -> Bool {
    guard showRow(at: indexPath) != nil else { return false }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    return true
  }

  /// Does what a person does who swipes a row and touches an action: its handler is called; whether there is one.
  ///
  /// - Parameters:
  ///   - index: Of the action, from the row's edge.
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
