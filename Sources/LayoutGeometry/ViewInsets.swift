public import Foundation

/// Inward distances from the four edges of a view, in points; the common value behind each front's insets.
///
/// Negative distances point outward.
public struct ViewInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// The insets with 0 in place of NaN, clamped to ±10⁹ points.
  package var clamped: ViewInsets {
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -1e9), 1e9) }
    return ViewInsets(
      top: usable(top), left: usable(left), bottom: usable(bottom), right: usable(right))
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero insets.
  public static let zero = ViewInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Returns the sums, edge by edge.
  package static func + (one: ViewInsets, other: ViewInsets) -> ViewInsets {
    ViewInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The insets with left and right exchanged.
  package var mirrored: ViewInsets {
    ViewInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension CGRect {
  /// Returns the rectangle inside the insets, with a non-negative size.
  package func inset(by insets: ViewInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
