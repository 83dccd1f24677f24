package import Foundation
package import LayoutGeometry

/// The layout of a table cell's decorations: separator, background and accessory.
///
/// A pure function of a rectangle in points, y down.
package struct CellOrnaments {
  /// The bounds of the cell.
  package var bounds: CGRect
  /// Whether the accessory is at the left.
  package var isRightToLeft: Bool
  /// The largest radius of round corners, in points.
  private let maximumRadius: CGFloat

  /// The distance from the centre of an accessory symbol to the trailing edge, in points.
  private static let signMargin: CGFloat = 20

  /// Creates the layout of a cell's decorations.
  package init(bounds: CGRect, isRightToLeft: Bool = false, radius: CGFloat = 10) {
    (self.bounds, self.isRightToLeft, maximumRadius) = (bounds, isRightToLeft, radius)
  }

  /// The separator at the lower edge, with insets at both ends.
  package func separator(thickness: CGFloat, insets: ViewInsets) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left, y: bounds.maxY - thickness,
      width: max(0, bounds.width - insets.left - insets.right), height: thickness)
  }

  /// The radius of round corners.
  package var radius: CGFloat { min(maximumRadius, bounds.height / 2) }
  /// The half of a background with square corners, opposite to the half with round ones.
  package func square(isRoundAbove: Bool) -> CGRect {
    bounds.divided(atDistance: bounds.height / 2, from: isRoundAbove ? .maxYEdge : .minYEdge).slice
  }

  private func glyphPoints(_ points: [(x: CGFloat, y: CGFloat)]) -> [CGPoint] {
    points.map { CGPoint(x: bounds.maxX - Self.signMargin + $0.x, y: bounds.midY + $0.y) }
      .map { isRightToLeft ? $0.turned(in: bounds) : $0 }
  }
  /// The points of the disclosure chevron.
  package var disclosure: [CGPoint] { glyphPoints([(-3, -6), (3, 0), (-3, 6)]) }
  /// The points of a selected row's checkmark, which is not mirrored.
  package var checkmark: [CGPoint] {
    isRightToLeft
      ? glyphPoints([(3, 0), (-1, 5), (-10, -6)]) : glyphPoints([(-10, 0), (-6, 5), (3, -6)])
  }
  /// The circle of the detail button, alone or before the chevron: 22 points wide.
  package func detail(isBeforeDisclosure: Bool) -> CGRect {
    let x = bounds.maxX - Self.signMargin
    let circle = CGRect(
      x: x - 17 - (isBeforeDisclosure ? 16 : 0), y: bounds.midY - 11, width: 22, height: 22)
    return isRightToLeft ? circle.turned(in: bounds) : circle
  }
}
