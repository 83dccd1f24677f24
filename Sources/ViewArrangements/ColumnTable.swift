package import Foundation

/// The layout of a table's rows and columns, as tables of macOS have them.
///
/// A pure function of lengths; points, y down, from the content's origin. A row and a column include the spacing to the
/// next one; a cell does not.
///
/// - Complexity: Creating one is O(rows + columns); a lookup is O(1), and one by a position O(log rows).
package struct ColumnTable: Sendable {
  /// The width of the table.
  package let width: CGFloat
  private let spacing: CGSize
  /// The distance of rows from the sides of the table.
  private let margin: CGFloat
  /// The padding of a row before its first cell and behind its last one.
  private let ends: (before: CGFloat, after: CGFloat)
  /// The starts of the rows, and the end of the last one.
  private let starts: [CGFloat]
  /// The starts of the columns, and the end of the last one.
  private let lefts: [CGFloat]

  /// Creates the layout of a table.
  ///
  /// - Parameters:
  ///   - heights: The heights of the rows without spacing; a negative one is a hidden row.
  ///   - columns: The widths of the columns without spacing; a negative one is a hidden column.
  ///   - isInset: Whether rows are inset from the sides, as in the styles of macOS 11.
  package init(
    width: CGFloat, heights: [CGFloat], columns: [CGFloat], spacing: CGSize, isInset: Bool = false
  ) {
    self.width = width
    self.spacing = spacing
    margin = isInset ? 10 : 0
    ends = isInset ? (6, 6) : (0, 0)
    func marks(_ lengths: [CGFloat], _ gap: CGFloat, from start: CGFloat) -> [CGFloat] {
      var end = start
      return [start]
        + lengths.map { length in
          if length >= 0, length.isFinite { end += length + gap }
          return end
        }
    }
    starts = marks(heights, spacing.height, from: 0)
    lefts = marks(columns, spacing.width, from: margin + ends.before)
  }

  /// The number of rows.
  package var rowCount: Int { starts.count - 1 }
  /// The height of all rows.
  package var height: CGFloat { starts[starts.count - 1] }
  /// The width of all columns.
  package var columnsWidth: CGFloat { lefts[lefts.count - 1] + ends.after + margin }

  /// Returns the rectangle of a row; zero for one that does not exist.
  package func rect(row: Int) -> CGRect {
    guard row >= 0, row < rowCount else { return .zero }
    return CGRect(
      x: margin, y: starts[row], width: max(0, width - 2 * margin),
      height: starts[row + 1] - starts[row])
  }
  /// Returns the rectangle of a column; zero for one that does not exist.
  package func rect(column: Int) -> CGRect {
    guard column >= 0, column + 1 < lefts.count else { return .zero }
    return CGRect(
      x: lefts[column], y: 0, width: lefts[column + 1] - lefts[column], height: height)
  }
  /// Returns the rectangle of a cell without spacing, in the table; zero for one that does not exist.
  ///
  /// - Parameter last: The number of columns that the cell covers.
  package func cell(column: Int, row: Int, spanning count: Int = 1) -> CGRect {
    let (across, down) = (rect(column: column), rect(row: row))
    guard across != .zero, down != .zero else { return .zero }
    let end = rect(column: column + count - 1).maxX
    return CGRect(
      x: across.minX + (spacing.width / 2).rounded(.down),
      y: down.minY + (spacing.height / 2).rounded(.down),
      width: max(0, end - across.minX - spacing.width),
      height: max(0, down.height - spacing.height))
  }
  /// Returns a cell in its row's space.
  package func cellInRow(column: Int, row: Int, indentation: CGFloat = 0) -> CGRect {
    let (place, down) = (cell(column: column, row: row), rect(row: row))
    let room = min(max(0, indentation), place.width)
    return CGRect(
      x: place.minX - down.minX + room, y: place.minY - down.minY, width: place.width - room,
      height: place.height)
  }
  /// Returns the whole row in its own space, for a view across all columns.
  package func wholeRow(_ row: Int) -> CGRect {
    let down = rect(row: row)
    return CGRect(
      x: ends.before, y: (spacing.height / 2).rounded(.down),
      width: max(0, down.width - ends.before - ends.after),
      height: max(0, down.height - spacing.height))
  }
  /// Returns a row that stays at a position while the rows up to another one are visible.
  package func rect(row: Int, stickingTo top: CGFloat, before next: Int?) -> CGRect {
    var place = rect(row: row)
    let limit = next.map { rect(row: $0).minY - place.height } ?? .infinity
    place.origin.y = max(place.minY, min(top, limit))
    return place
  }
  /// Returns the space before a cell in which an outline has its triangle, in the row's space.
  package func disclosure(column: Int, row: Int, indentation: CGFloat) -> CGRect {
    let place = cellInRow(column: column, row: row, indentation: indentation)
    let side: CGFloat = min(16, place.height)
    return CGRect(
      x: place.minX - 16, y: place.midY - side / 2, width: 16, height: side)
  }

  /// The rows that intersect a vertical range; hidden ones may be among them.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top, rowCount > 0 else { return 0..<0 }
    let first = firstIndex { starts[$0 + 1] > top }
    let end = firstIndex { starts[$0] >= bottom }
    return first..<max(first, end)
  }
  /// The columns that intersect a horizontal range.
  package func columns(from left: CGFloat, to right: CGFloat) -> [Int] {
    (0..<(lefts.count - 1)).filter { lefts[$0] < right && lefts[$0 + 1] > left }
  }
  /// Returns the row at a height; nil beyond all rows.
  package func row(at y: CGFloat) -> Int? {
    guard y >= 0, y < height else { return nil }
    return firstIndex { starts[$0 + 1] > y }
  }
  /// Returns the column at a position; nil beyond all columns.
  package func column(at x: CGFloat) -> Int? {
    (0..<(lefts.count - 1)).first { lefts[$0] <= x && x < lefts[$0 + 1] }
  }
  private func firstIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, rowCount)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
