package import Foundation

/// The positions of columns beside each other.
///
/// A pure function of widths in points.
package enum ColumnArrangement {
  /// Columns of some widths from the leading edge on, none wider than what is left, and the rest behind them.
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
