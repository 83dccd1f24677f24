package import Foundation

/// The lines around a button of an alert, or the capsule behind it.
///
/// A pure function of lengths in points, y down.
package struct AlertArrangement {
  /// The bounds of the button.
  private let bounds: CGRect
  /// The thickness of lines.
  private let thickness: CGFloat

  /// Creates the lines of a button.
  package init(bounds: CGRect, thickness: CGFloat) {
    (self.bounds, self.thickness) = (bounds, thickness)
  }

  /// The capsule behind the title: 38 of 44 points high, away from the corners of the alert; from memory.
  package var capsule: CGRect { bounds.insetBy(dx: 8, dy: 3) }
  /// The line at the upper edge.
  package var upperLine: CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: thickness)
  }
  /// The line at the trailing edge.
  package func sideLine(isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - thickness, y: bounds.minY, width: thickness,
      height: bounds.height)
  }
}
