package import Foundation

/// The layout of columns side by side.
///
/// A pure function of widths in points.
package enum ColumnArrangement {
  /// The rectangles of columns from the leading edge, none wider than the remaining width, and the rectangle of
  /// the remainder.
  package static func columns(
    _ widths: [CGFloat], in bounds: CGRect, isRightToLeft: Bool = false
  ) -> (columns: [CGRect], rest: CGRect) {
    var rest = bounds
    let columns = widths.map { width in
      let (column, remainder) = rest.divided(
        atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
      rest = remainder
      return column
    }
    return (columns, rest)
  }
}
