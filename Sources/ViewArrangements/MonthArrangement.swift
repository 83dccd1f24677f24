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
  /// Whether the first column is at the right.
  package var isRightToLeft: Bool

  /// Creates an arrangement of a month in bounds.
  package init(bounds: CGRect, firstColumn: Int, isRightToLeft: Bool = false) {
    (self.bounds, self.firstColumn, self.isRightToLeft) = (bounds, firstColumn, isRightToLeft)
  }

  /// The width of a column, in points.
  package var columnWidth: CGFloat { bounds.width / 7 }
  private var rowHeight: CGFloat { bounds.height / 8 }

  /// The rectangle of the title, 12 points from the leading edge.
  package var title: CGRect {
    turned(CGRect(x: bounds.minX + 12, y: bounds.minY, width: bounds.width, height: rowHeight))
  }
  private func turned(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.turned(in: bounds) : rect }
  /// The points of the arrow to the last month, and of the one to the next, at the right of the title.
  package var arrows: [[CGPoint]] {
    let middle = bounds.minY + rowHeight / 2
    return [(bounds.maxX - 48, -1), (bounds.maxX - 18, 1)].map { x, turn in
      let (tip, end) = (x + 3.5 * CGFloat(turn), x - 3.5 * CGFloat(turn))
      let points = [
        CGPoint(x: end, y: middle - 7), CGPoint(x: tip, y: middle), CGPoint(x: end, y: middle + 7),
      ]
      return isRightToLeft ? points.map { $0.turned(in: bounds) } : points
    }
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
    turned(
      CGRect(
        x: bounds.minX + CGFloat(column) * columnWidth, y: bounds.minY + CGFloat(row) * rowHeight,
        width: columnWidth, height: rowHeight))
  }
}
