public import Foundation
internal import FoundationShims

/// Simulates user interaction with rows, for programs and tests.
///
/// Not in UIKit. As with ``UIControl/sendActions(for:)``, all delegates and handlers are called.
extension UITableView {
  /// Simulates a tap on a row and returns whether the row is selected afterwards.
  ///
  /// Scrolls to the row if it is not visible. Calls the delegate in this order: `shouldHighlight`,
  /// `didHighlight`, `didUnhighlight`, `willSelect`, `willDeselect` and `didDeselect` for a formerly selected
  /// row, and `didSelect`. A segue from the cell is performed before `didSelect`. With multiple selection, a
  /// tap on a selected row deselects it.
  ///
  /// - Parameter indexPath: The row. Has no effect if it does not exist.
  @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    guard let cell = showRow(at: indexPath) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else {
      return selection.contains(indexPath)
    }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard allowsSelection else { return false }
    if allowsMultipleSelection, selection.contains(indexPath) {
      return !deselect(indexPath)
    }
    var path = indexPath
    if let delegate {
      guard let other = delegate.tableView(self, willSelectRowAt: indexPath) else { return false }
      path = other
    }
    if !allowsMultipleSelection {
      for old in selection.paths where old != path {
        guard deselect(old) else { return false }
      }
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    cell.tapped?()
    delegate?.tableView(self, didSelectRowAt: path)
    return selection.contains(indexPath)
  }

  /// Simulates a tap on the detail button of a row: performs its segue and notifies the delegate.
  ///
  /// - Returns: Whether the row has a detail button.
  @discardableResult public func tapAccessory(forRowAt indexPath: IndexPath) -> Bool {
    guard let cell = showRow(at: indexPath), cell.accessoryView == nil,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    else { return false }
    cell.accessoryTapped?()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  /// Scrolls to a row if it is not visible and returns its cell; nil if the row does not exist.
  func showRow(at path: IndexPath) -> UITableViewCell? {
    guard (0..<numberOfRows(inSection: path.section)).contains(path.row) else { return nil }
    layoutIfNeeded()
    if let cell = cellForRow(at: path) { return cell }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }

  /// Deselects a row if the delegate permits it, and returns whether it did.
  private func deselect(_ path: IndexPath) -> Bool {
    guard let delegate else {
      deselectRow(at: path, animated: true)
      return true
    }
    guard let gone = delegate.tableView(self, willDeselectRowAt: path) else { return false }
    deselectRow(at: gone, animated: true)
    delegate.tableView(self, didDeselectRowAt: gone)
    return true
  }
}
