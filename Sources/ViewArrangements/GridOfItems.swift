package import Foundation
package import LayoutGeometry

/// The layout of equal items in rows and columns.
///
/// A pure function of lengths; points, y down. A row has as many items of the smallest size as fit; they grow to fill it,
/// up to the largest size.
package struct GridOfItems: Sendable {
  /// The width of the container.
  package var width: CGFloat = 0
  /// The insets around the items.
  package var insets = ViewInsets.zero
  /// The distances between items.
  package var spacing = CGSize.zero
  /// The smallest size of an item.
  package var minimum = CGSize.zero
  /// The largest size of an item; zero for any.
  package var maximum = CGSize.zero
  /// The largest numbers of rows and columns; 0 for any.
  package var limits = (rows: 0, columns: 0)
  /// The number of items.
  package var count = 0

  /// Creates the layout of no items.
  package init() {}

  private var room: CGFloat { max(0, width - insets.left - insets.right) }
  /// The number of columns.
  package var columns: Int {
    let step = max(minimum.width, 1) + spacing.width
    let fitting = max(1, Int(min((room + spacing.width) / step, 10_000)))
    return limits.columns > 0 ? min(fitting, limits.columns) : min(fitting, max(1, count))
  }
  /// The size of an item.
  package var itemSize: CGSize {
    let columns = CGFloat(columns)
    var size = minimum
    size.width = max(minimum.width, (room - (columns - 1) * spacing.width) / columns)
    if maximum.width > 0 { size.width = min(size.width, maximum.width) }
    if size.height <= 0 { size.height = size.width }
    if maximum.height > 0 { size.height = min(size.height, maximum.height) }
    return size
  }
  private var rows: Int {
    let needed = (count + columns - 1) / columns
    return limits.rows > 0 ? min(needed, limits.rows) : needed
  }
  /// The size of the content.
  package var contentSize: CGSize {
    let (size, rows) = (itemSize, CGFloat(rows))
    let height = rows > 0 ? rows * size.height + (rows - 1) * spacing.height : 0
    return CGSize(width: width, height: height + insets.top + insets.bottom)
  }
  /// Returns the rectangle of an item; nil for one without a place.
  package func rect(of index: Int) -> CGRect? {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    guard index >= 0, index < count, row < rows else { return nil }
    let size = itemSize
    return CGRect(
      x: insets.left + CGFloat(column) * (size.width + spacing.width),
      y: insets.top + CGFloat(row) * (size.height + spacing.height), width: size.width,
      height: size.height)
  }
}
