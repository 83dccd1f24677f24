public import Foundation
internal import FoundationShims
internal import ViewArrangements

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
    guard highlight(cell, at: indexPath) else { return selection.contains(indexPath) }
    unhighlight(cell, at: indexPath)
    return touchUp(cell, at: indexPath)
  }

  /// Highlights a row if the delegate permits it, and returns whether it did.
  func highlight(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }
  /// Ends the highlight of a row.
  func unhighlight(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }
  /// Selects a touched row, or deselects it, and returns whether it is selected.
  @discardableResult
  func touchUp(_ cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
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

/// The row under a finger.
@MainActor final class TouchedRow {
  private let table: UITableView
  private let cell: UITableViewCell
  private let path: IndexPath

  /// Creates a touched row at a point of a table's bounds and highlights it; nil where no row can be touched.
  init?(at point: CGPoint, in table: UITableView) {
    guard let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path),
      cell.isUserInteractionEnabled, table.highlight(cell, at: path)
    else { return nil }
    (self.table, self.cell, self.path) = (table, cell, path)
  }
  /// Ends the highlight.
  func cancel() { table.unhighlight(cell, at: path) }
  /// Ends a touch: acts as the cell's detail button, or selects the row.
  func lift(_ touch: UITouch) {
    table.unhighlight(cell, at: path)
    if cell.detailButtonFrame?.contains(touch.location(in: cell)) == true {
      table.tapAccessory(forRowAt: path)
    } else if table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection
    {
      table.touchUp(cell, at: path)
    }
  }
}

extension UITableViewCell {
  /// The frame of the detail button in the cell's bounds; nil without one.
  fileprivate var detailButtonFrame: CGRect? {
    guard shownAccessoryView == nil,
      [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
    else { return nil }
    return CellOrnaments(bounds: bounds, isRightToLeft: viewNode.isRightToLeft)
      .detail(isBeforeDisclosure: shownAccessoryType == .detailDisclosureButton)
  }
}
