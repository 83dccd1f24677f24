internal import Foundation

extension NSTableView {
  /// Selects the row at a press with its modifier keys, and sends the action.
  func press(_ event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    clickRow(
      row(at: place), column: column(at: place), count: event.clickCount,
      modifiers: event.modifierFlags)
  }
  /// Moves the selection by a number of rows; extends it with the shift key.
  func moveSelection(_ distance: Int, isExtending: Bool) {
    guard numberOfRows > 0 else { return }
    let start = selectedRow < 0 ? (distance > 0 ? -1 : numberOfRows) : selectedRow
    var row = start + distance
    while row >= 0, row < numberOfRows, !maySelect(row) || hiddenRowIndexes.contains(row) {
      row += distance.signum()
    }
    guard row >= 0, row < numberOfRows, mayChangeSelection() else { return }
    let rows: IndexSet =
      isExtending && allowsMultipleSelection ? selectedRowIndexes.union([row]) : [row]
    select(proposed(rows))
    scrollRowToVisible(row)
  }

  // MARK: Dropping

  /// The row and the place at which something at a point is dropped: on a row, or above one near its edge.
  func dropPlace(_ sender: any NSDraggingInfo) -> (row: Int, operation: DropOperation) {
    let place = convert(sender.draggingLocation, from: nil)
    let row = row(at: place)
    guard row >= 0 else { return (numberOfRows, .above) }
    let rect = rect(ofRow: row)
    let edge = rect.height / 4
    if place.y < rect.minY + edge { return (row, .above) }
    return place.y > rect.maxY - edge ? (row + 1, .above) : (row, .on)
  }
}
