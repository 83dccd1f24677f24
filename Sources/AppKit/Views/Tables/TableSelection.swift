internal import Foundation

/// The selected rows and columns of a table.
struct TableSelection {
  /// The selected rows.
  private(set) var rows: IndexSet = []
  /// The selected columns.
  var columns: IndexSet = []
  /// The row that was selected last.
  private(set) var lastRow: Int?

  /// Selects rows in place of others; returns whether that is a change.
  mutating func select(_ new: IndexSet) -> Bool {
    guard new != rows else { return false }
    lastRow = new.subtracting(rows).last ?? (lastRow.map(new.contains) == true ? lastRow : new.last)
    rows = new
    return true
  }
  /// Deselects rows beyond a number.
  mutating func limit(to count: Int) {
    guard let last = rows.last, last >= count else { return }
    rows = rows.filteredIndexSet { $0 < count }
    lastRow = rows.last
  }
  /// Gives the rows new numbers after a change; rows without one are gone.
  mutating func renumber(_ number: (Int) -> Int?) {
    rows = IndexSet(rows.compactMap(number))
    lastRow = lastRow.flatMap(number) ?? rows.last
  }
}
