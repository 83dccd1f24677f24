package import Foundation
package import LayoutGeometry

/// The layout of a text view's lines in its content.
///
/// A pure function of lengths in points, y down. Text moves with the offset: it begins at the content's corner,
/// not at that of the visible part.
package struct TextViewArrangement {
  /// The visible size.
  package var size: CGSize
  /// The insets of the lines.
  package var insets: ViewInsets
  /// The additional padding at both ends of the lines.
  package var padding: CGFloat

  /// Creates an arrangement.
  package init(size: CGSize, insets: ViewInsets, padding: CGFloat) {
    (self.size, self.insets, self.padding) = (size, insets, padding)
  }

  /// The total padding along each axis.
  package var totalPadding: CGSize {
    CGSize(width: insets.left + insets.right + 2 * padding, height: insets.top + insets.bottom)
  }
  /// The rectangle of the lines.
  package var lines: CGRect {
    CGRect(
      x: insets.left + padding, y: insets.top, width: max(0, size.width - totalPadding.width),
      height: size.height)
  }
  /// The rectangle of the last line, `line` points high, of lines with a total height.
  package func lastLine(_ line: CGFloat, of height: CGFloat) -> CGRect {
    CGRect(x: 0, y: insets.top + height - line, width: 1, height: line)
  }
}
