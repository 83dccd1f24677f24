package import Foundation
internal import LayoutGeometry

/// The layout of a month's title, weekday names and days.
///
/// A pure function of a rectangle in points, y down: seven columns, and eight rows of which the first has the
/// title and the second the names.
package struct MonthArrangement {
  /// The bounds of the month.
  package var bounds: CGRect
  /// The column of the first day, from 0.
  package var firstColumn: Int

  /// Creates an arrangement of a month in bounds.
  package init(bounds: CGRect, firstColumn: Int) {
    (self.bounds, self.firstColumn) = (bounds, firstColumn)
  }

  /// The width of a column, in points.
  package var columnWidth: CGFloat { bounds.width / 7 }
  private var rowHeight: CGFloat { bounds.height / 8 }

  /// The rectangle of the title, 12 points from the left.
  package var title: CGRect {
    CGRect(x: bounds.minX + 12, y: bounds.minY, width: bounds.width, height: rowHeight)
  }
  /// The rectangle of a weekday's name, by its column.
  package func name(column: Int) -> CGRect { cell(column, row: 1) }
  /// The rectangle of a day, from 1.
  package func day(_ day: Int) -> CGRect {
    let place = day + firstColumn - 1
    return cell(place % 7, row: place / 7 + 2)
  }
  /// The circle behind a day.
  package func circle(_ day: Int) -> CGRect {
    let side = min(columnWidth, rowHeight)
    return self.day(day).centered(side, side)
  }

  private func cell(_ column: Int, row: Int) -> CGRect {
    CGRect(
      x: bounds.minX + CGFloat(column) * columnWidth, y: bounds.minY + CGFloat(row) * rowHeight,
      width: columnWidth, height: rowHeight)
  }
}
