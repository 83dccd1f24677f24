package import Foundation

/// The layout of a text field's text and of the views beside it.
///
/// A pure function of sizes in points, y down. The views beside the text are vertically centred. Left and right are
/// exchanged where the direction is right to left.
package struct FieldArrangement {
  /// The bounds of the field.
  package var bounds: CGRect
  /// Whether the field has a border, which pads the text by 7 points at the sides and 2 above and below.
  package var hasBorder: Bool
  /// Whether left and right are exchanged.
  private let isRightToLeft: Bool

  /// The side length of the clear button, in points.
  private static let buttonSide: CGFloat = 19
  /// The distance from the clear button to the right edge, in points.
  private static let buttonMargin: CGFloat = 5

  /// Creates an arrangement in a field's bounds.
  package init(bounds: CGRect, hasBorder: Bool, isRightToLeft: Bool = false) {
    (self.bounds, self.hasBorder, self.isRightToLeft) = (bounds, hasBorder, isRightToLeft)
  }

  private func turned(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.turned(in: bounds) : rect }

  /// The rectangle of a view of a size before the text.
  package func leftView(_ size: CGSize) -> CGRect {
    turned(
      CGRect(
        x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }
  /// The rectangle of a view of a size after the text.
  package func rightView(_ size: CGSize) -> CGRect {
    turned(
      CGRect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }
  /// The rectangle of the clear button.
  package var clearButton: CGRect {
    let side = Self.buttonSide
    return turned(
      CGRect(
        x: bounds.maxX - side - Self.buttonMargin, y: bounds.midY - side / 2, width: side,
        height: side))
  }

  /// The rectangle of the text between the views beside it; nil for none.
  package func text(after left: CGRect?, before right: CGRect?) -> CGRect {
    var place = hasBorder ? bounds.insetBy(dx: 7, dy: 2) : bounds
    let (left, right) = (left.map(turned), right.map(turned))
    let low = max(place.minX, left?.maxX ?? place.minX)
    let high = min(place.maxX, right?.minX ?? place.maxX)
    place.origin.x = low
    place.size.width = max(0, high - low)
    return turned(place)
  }

  /// The circle of a clear button, and the lines of the cross in it.
  package static func clearSign(in button: CGRect) -> (circle: CGRect, cross: [[CGPoint]]) {
    let circle = button.insetBy(dx: 2, dy: 2)
    let arm = circle.width * 0.2
    return (
      circle,
      [CGFloat(1), -1].map { turn in
        [
          CGPoint(x: circle.midX - arm, y: circle.midY - arm * turn),
          CGPoint(x: circle.midX + arm, y: circle.midY + arm * turn),
        ]
      }
    )
  }
}
