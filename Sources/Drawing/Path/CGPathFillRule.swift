/// A rule for the points inside a path that crosses itself.
///
/// Source: Apple, "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline's winding number is not zero.
  case winding
  /// Inside where the outline is crossed an odd number of times.
  case evenOdd
}
