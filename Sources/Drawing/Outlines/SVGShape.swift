package import Foundation

/// A shape of an SVG drawing: an outline in the drawing's space, and how it is painted.
package struct SVGShape {
  /// The stroke of an outline.
  package struct Stroke: Hashable, Sendable {
    /// The width in the drawing's space.
    package let width: CGFloat
    /// The ends.
    package let cap: CGLineCap
    /// The corners.
    package let join: CGLineJoin
  }

  /// The outline.
  package let path: CGPath
  /// The rule of the fill; nil for an outline that is not filled.
  package let fill: CGPathFillRule?
  /// The stroke; nil for an outline that is not stroked.
  package let stroke: Stroke?
  /// The ids of the groups around the shape, from the outermost, and its own last.
  package let ids: [String]
}
