/// Distances inward from the four edges of a rectangle, in points; negative ones reach outward.
package struct LayoutInsets: Hashable, Sendable {
  /// From the upper edge.
  package var top: Double
  /// From the left edge.
  package var left: Double
  /// From the lower edge.
  package var bottom: Double
  /// From the right edge.
  package var right: Double

  /// Makes insets.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  package static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
}
