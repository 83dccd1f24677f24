package import Foundation
internal import LayoutGeometry

/// The layout of a search bar's field, its icon and text, and the button beside it.
///
/// A pure function of lengths in points, y down.
package struct SearchBarArrangement {
  /// The bounds of the bar.
  package let bounds: CGRect
  /// The field: 8 points from both ends, at most 36 high.
  package let field: CGRect
  private let isRightToLeft: Bool

  /// The padding at the ends, and between the field and the button, in points.
  private static let margin: CGFloat = 8
  /// The maximum height of the field, in points.
  private static let height: CGFloat = 36
  /// The width of the magnifying glass in the field, in points.
  package static let signWidth: CGFloat = 30

  /// Creates the layout of a bar.
  ///
  /// - Parameter cancel: The width of the button's text; nil without a button.
  package init(bounds: CGRect, cancel: CGFloat?, isRightToLeft: Bool) {
    var field = bounds.centered(
      max(0, bounds.width - 2 * Self.margin), min(Self.height, bounds.height))
    if let cancel {
      field.size.width = max(0, field.width - cancel - Self.margin)
      if isRightToLeft { field.origin.x = bounds.maxX - Self.margin - field.width }
    }
    (self.bounds, self.field, self.isRightToLeft) = (bounds, field, isRightToLeft)
  }

  /// The circle of the magnifying glass.
  package var glass: CGRect {
    CGRect(x: field.minX + 9, y: field.midY - 7.5, width: 12, height: 12)
  }
  /// The end points of the magnifying glass's handle.
  package var handle: [CGPoint] {
    [
      CGPoint(x: glass.maxX - 1.5, y: glass.maxY - 1.5),
      CGPoint(x: glass.maxX + 3, y: glass.maxY + 3),
    ]
  }
  /// The text in the field.
  package var text: CGRect {
    CGRect(
      x: glass.maxX + 9, y: field.minY, width: max(0, field.maxX - glass.maxX - 18),
      height: field.height)
  }
  /// The button beside the field.
  package var cancel: CGRect {
    isRightToLeft
      ? CGRect(
        x: bounds.minX, y: field.minY, width: field.minX - bounds.minX, height: field.height)
      : CGRect(x: field.maxX, y: field.minY, width: bounds.maxX - field.maxX, height: field.height)
  }
}
