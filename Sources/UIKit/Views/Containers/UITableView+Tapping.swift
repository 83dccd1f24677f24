public import Foundation

/// What people do to rows, for programs and tests without people.
///
/// Apple has no such functions: there fingers do it. As with ``UIControl/sendActions(for:)``, whoever should
/// hear does hear.
extension UITableView {
  /// Does what a tap on a row does, and returns whether the row is chosen afterwards.
  ///
  /// The row is scrolled to if it is out of sight. The delegate is asked and told in this order:
  /// `shouldHighlight`, `didHighlight`, `didUnhighlight`, `willSelect`, then for a row that was chosen
  /// `willDeselect` and `didDeselect`, at last `didSelect`; a segue that starts at the cell goes before
  /// `didSelect`. Where several rows can be chosen, a tap on a chosen one gives it up.
  ///
  /// - Parameter indexPath: The row; one that is not there is not chosen.
  @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    guard let cell = showRow(at: indexPath) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else {
      return chosen.contains(indexPath)
    }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard allowsSelection else { return false }
    if allowsMultipleSelection, chosen.contains(indexPath) {
      return !giveUp(indexPath)
    }
    var path = indexPath
    if let delegate {
      guard let other = delegate.tableView(self, willSelectRowAt: indexPath) else { return false }
      path = other
    }
    if !allowsMultipleSelection {
      for old in chosen.paths where old != path {
        guard giveUp(old) else { return false }
      }
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    cell.tapped?()
    delegate?.tableView(self, didSelectRowAt: path)
    return chosen.contains(indexPath)
  }

  /// Does what a tap on the detail button of a row does: a segue that starts there goes, and the delegate is
  /// told; whether the row has such a button.
  @discardableResult public func tapAccessory(forRowAt indexPath: IndexPath) -> Bool {
    guard let cell = showRow(at: indexPath), cell.accessoryView == nil,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    else { return false }
    cell.accessoryTapped?()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  /// The cell of a row, scrolled to if it is out of sight; nil for a row that is not there.
  func showRow(at path: IndexPath) -> UITableViewCell? {
    guard (0..<numberOfRows(inSection: path.section)).contains(path.row) else { return nil }
    layoutIfNeeded()
    if let cell = cellForRow(at: path) { return cell }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }

  /// No longer chooses a row if the delegate agrees; whether it did.
  private func giveUp(_ path: IndexPath) -> Bool {
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
