package import Foundation
package import LayoutGeometry

/// The position of a text view's lines in its content.
///
/// A pure function of lengths in points, y down. Text moves with the offset: it begins at the content's corner,
/// not at that of what is seen.
package struct TextViewArrangement {
  /// The size of what is seen.
  package var size: CGSize
  /// The insets around the lines.
  package var insets: ViewInsets
  /// The padding at both ends of the lines, besides the insets.
  package var padding: CGFloat

  /// Creates an arrangement.
  package init(size: CGSize, insets: ViewInsets, padding: CGFloat) {
    (self.size, self.insets, self.padding) = (size, insets, padding)
  }

  /// The insets and padding of both sides of each axis, together.
  package var room: CGSize {
    CGSize(width: insets.left + insets.right + 2 * padding, height: insets.top + insets.bottom)
  }
  /// The lines.
  package var lines: CGRect {
    CGRect(
      x: insets.left + padding, y: insets.top, width: max(0, size.width - room.width),
      height: size.height)
  }
  /// The last of lines of a height together, which is `line` high.
  package func lastLine(_ line: CGFloat, of height: CGFloat) -> CGRect {
    CGRect(x: 0, y: insets.top + height - line, width: 1, height: line)
  }
}
