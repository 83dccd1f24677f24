public import Foundation

/// Distances inward from the four edges of a view, in points; the neutral value behind each front's
/// own insets.
///
/// Negative distances lead outward.
public struct ViewInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// The insets with 0 in place of NaN, limited to a thousand million points.
  package var withoutNonsense: ViewInsets {
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

  /// No distance at any edge.
  public static let zero = ViewInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The sums, edge by edge.
  package static func + (one: ViewInsets, other: ViewInsets) -> ViewInsets {
    ViewInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// Left and right exchanged.
  package var mirrored: ViewInsets {
    ViewInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension CGRect {
  /// Returns the rectangle inside insets; no side is negative.
  package func inset(by insets: ViewInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
