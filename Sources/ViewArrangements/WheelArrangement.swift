package import Foundation
internal import LayoutGeometry

/// The layout of a picker's wheels in rows and columns.
///
/// A pure function of sizes in points, y down. The selected row is in the centre; the distance between rows
/// decreases away from it.
package struct WheelArrangement {
  /// The bounds of the picker.
  package var bounds: CGRect

  /// Height of a row in points.
  package static let rowHeight: CGFloat = 32
  /// The number of rows on each side of the selected one.
  package static let visibleRowsBeside = 3

  /// Creates an arrangement in a picker's bounds.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// The rectangle behind the selected row, 9 points inside both sides.
  package var band: CGRect {
    bounds.insetBy(dx: 9, dy: 0).centered(max(0, bounds.width - 18), Self.rowHeight)
  }

  /// The rows that fit, from top to bottom, with their offsets from the selected one.
  package var rows: [(rect: CGRect, step: Int)] {
    (-Self.visibleRowsBeside...Self.visibleRowsBeside).compactMap { step in
      let y =
        bounds.midY + CGFloat(step) * Self.rowHeight * (1 - 0.06 * CGFloat(abs(step)))
      let row = CGRect(
        x: bounds.minX, y: y - Self.rowHeight / 2, width: bounds.width, height: Self.rowHeight)
      guard row.minY >= bounds.minY - 1, row.maxY <= bounds.maxY + 1 else { return nil }
      return (row, step)
    }
  }

  /// The widths of wheels; those without an explicit width, 0, share the remaining width.
  package func widths(stated: [CGFloat]) -> [CGFloat] {
    let shared = stated.count { $0 <= 0 }
    let rest = max(0, bounds.width - stated.reduce(0) { $0 + max(0, $1) })
    return stated.map { $0 > 0 ? $0 : rest / CGFloat(max(1, shared)) }
  }
  /// The widths of wheels that share the entire width in proportion.
  package func widths(shares: [CGFloat]) -> [CGFloat] {
    let unit = bounds.width / shares.reduce(0, +)
    return shares.map { unit * $0 }
  }

  /// The cells of wheels in a row, horizontally centred together.
  package static func cells(in row: CGRect, widths: [CGFloat]) -> [CGRect] {
    var x = row.minX + (row.width - widths.reduce(0, +)) / 2
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: row.minY, width: width, height: row.height)
    }
  }

  /// The bar in a row of a picker without a data source; shorter away from the centre.
  package static func bar(in row: CGRect, step: Int) -> CGRect {
    row.centered(min(140, row.width * 0.5) - CGFloat(abs(step) * 12), 8)
  }
}
