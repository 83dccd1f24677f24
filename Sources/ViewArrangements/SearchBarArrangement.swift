package import Foundation
internal import LayoutGeometry

/// The layout of a search bar's field, its icon and text, and the button beside it.
///
/// A pure function of lengths in points, y down.
package struct SearchBarArrangement {
  /// The bounds of the bar.
  package let bounds: CGRect
  /// The field, 8 points from both ends.
  package let field: CGRect
  private let isRightToLeft: Bool

  /// The padding at the ends, and between the field and the button, in points.
  private static let margin: CGFloat = 8
  /// The width of the magnifying glass in the field, in points.
  package static let signWidth: CGFloat = 30

  /// Creates the layout of a bar.
  ///
  /// - Parameters:
  ///   - cancel: The width of the button's text; nil without a button.
  ///   - height: The maximum height of the field.
  package init(bounds: CGRect, cancel: CGFloat?, isRightToLeft: Bool, height: CGFloat = 36) {
    var field = bounds.centered(
      max(0, bounds.width - 2 * Self.margin), min(height, bounds.height))
    if let cancel {
      field.size.width = max(0, field.width - cancel - Self.margin)
      if isRightToLeft { field.origin.x = bounds.maxX - Self.margin - field.width }
    }
    (self.bounds, self.field, self.isRightToLeft) = (bounds, field, isRightToLeft)
  }

  /// The circle of the magnifying glass.
  package var glass: CGRect {
    // The handle is at the right in both directions: the sign is not mirrored.
    let sign = CGRect(x: field.minX + 9, y: field.midY - 7.5, width: 15, height: 12)
    let place = isRightToLeft ? sign.turned(in: field) : sign
    return CGRect(x: place.minX, y: place.minY, width: 12, height: 12)
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
    let text = CGRect(
      x: field.minX + 30, y: field.minY, width: max(0, field.width - 39), height: field.height)
    return isRightToLeft ? text.turned(in: field) : text
  }
  /// The button beside the field.
  package var cancel: CGRect {
    isRightToLeft
      ? CGRect(
        x: bounds.minX, y: field.minY, width: field.minX - bounds.minX, height: field.height)
      : CGRect(x: field.maxX, y: field.minY, width: bounds.maxX - field.maxX, height: field.height)
  }
}
