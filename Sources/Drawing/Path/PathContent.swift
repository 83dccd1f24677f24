package import Foundation

/// A path with its style: the content of `UIBezierPath` and `NSBezierPath`.
///
/// Lengths are in the user space of the context in which it is drawn.
package final class PathContent {
  /// The steps.
  package let outline = CGMutablePath()
  /// The width of strokes.
  package var lineWidth: CGFloat = 1
  /// The shape of line ends.
  package var lineCap = CGLineCap.butt
  /// The shape of corners.
  package var lineJoin = CGLineJoin.miter
  /// The miter limit, as a multiple of the line width.
  package var miterLimit: CGFloat = 10
  /// The accuracy of curves; stored only.
  package var flatness: CGFloat = 0.6
  /// Whether fills and clips use the even-odd rule instead of the winding number.
  package var usesEvenOdd = false
  /// The lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// The offset into the dashes at which a line starts.
  package var dashPhase: CGFloat = 0

  /// Creates an empty path with a stroke of width 1.
  package init() {}

  /// A copy of the path, with its drawing attributes.
  package func copy() -> PathContent {
    let other = PathContent()
    other.outline.addPath(outline)
    other.copyStyle(from: self)
    return other
  }

  /// Copies everything but the steps.
  package func copyStyle(from other: PathContent) {
    lineWidth = other.lineWidth
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOdd = other.usesEvenOdd
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  /// Sets the lengths of dashes and gaps and the initial offset, in points; no lengths mean a solid line.
  package func setDashes(_ lengths: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let isSolid = lengths == nil || count <= 0
    dashes = isSolid ? [] : Array(UnsafeBufferPointer(start: lengths, count: count))
    dashPhase = isSolid ? 0 : phase
  }

  /// Replaces all steps.
  package func replaceSteps(by path: CGPath) {
    let elements = path.elements
    outline.removeAll()
    elements.forEach { outline.append($0) }
  }

  /// Transforms all points.
  package func apply(_ transform: CGAffineTransform) {
    replaceSteps(by: outline.applying(transform))
  }

  /// The path's fill rule.
  package var fillRule: CGPathFillRule { usesEvenOdd ? .evenOdd : .winding }

  /// Whether a point is inside, by this path's fill rule.
  package func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: fillRule) }
}
