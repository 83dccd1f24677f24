package import Foundation

/// The layout of titles above and below the cells of a section.
///
/// A pure function of a rectangle in points, y down.
package struct SectionTitleArrangement {
  /// The rectangle of the section's cells.
  package var cells: CGRect
  /// The distance from the edge of the cells to texts.
  package var margin: CGFloat

  /// The gap between the cells and a small text, in points.
  private static let gap: CGFloat = 8
  /// The height of a band, in points.
  private static let bandHeight: CGFloat = 28

  /// Creates an arrangement around cells.
  package init(cells: CGRect, margin: CGFloat) { (self.cells, self.margin) = (cells, margin) }

  /// The band above the cells, across a table of a width.
  package func band(width: CGFloat) -> CGRect {
    CGRect(x: 0, y: cells.minY - Self.bandHeight, width: width, height: Self.bandHeight)
  }
  /// The text in that band.
  package func bandText(width: CGFloat) -> CGRect { band(width: width).insetBy(dx: margin, dy: 0) }

  /// The maximum width of a small text.
  package var textWidth: CGFloat { cells.insetBy(dx: margin, dy: 0).width }
  /// A small text of a height above the cells.
  package func above(height: CGFloat) -> CGRect {
    text(from: cells.minY - Self.gap - height, height)
  }
  /// A small text of a height below the cells.
  package func below(height: CGFloat) -> CGRect { text(from: cells.maxY + Self.gap, height) }

  private func text(from top: CGFloat, _ height: CGFloat) -> CGRect {
    let place = cells.insetBy(dx: margin, dy: 0)
    return CGRect(x: place.minX, y: top, width: place.width, height: height)
  }
}
