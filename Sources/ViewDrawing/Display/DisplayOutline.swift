package import Drawing
package import Foundation

/// The outline of a display that is not a rectangle: its round corners, and the part that the camera takes.
///
/// Lengths are in points, y down, of the display in portrait.
package struct DisplayOutline: Sendable, Hashable {
  /// The part at the upper edge that shows no content.
  package enum CutOut: Sendable, Hashable {
    /// A notch in the middle of the edge, of a width and a height.
    case notch(width: CGFloat, height: CGFloat)
    /// An island of 126 × 37 points below the edge, at a distance.
    case island(top: CGFloat)
  }

  /// The radius of the corners.
  package var cornerRadius: CGFloat
  /// The part that shows no content, if any.
  package var cutOut: CutOut?

  /// Creates an outline.
  package init(cornerRadius: CGFloat, cutOut: CutOut? = nil) {
    (self.cornerRadius, self.cutOut) = (cornerRadius, cutOut)
  }

  /// The radii of a notch: of its lower corners, and of those where it meets the edge.
  private static let (notchRadius, edgeRadius): (CGFloat, CGFloat) = (20, 6)
  private static let island = CGSize(width: 126, height: 37)

  /// Returns the outline of a display of a size as a path for the even-odd rule.
  ///
  /// A display that is wider than high is one that was turned to the left: the camera is at its left edge.
  package func path(in size: CGSize) -> CGPath {
    let isTurned = size.width > size.height
    let path = CGMutablePath()
    path.addPath(.rounded(CGRect(origin: .zero, size: size), radius: cornerRadius))
    let width = isTurned ? size.height : size.width
    // A quarter turn to the left: what was at the left is at the bottom.
    let turn =
      isTurned
      ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width) : .identity
    switch cutOut {
    case .island(let top):
      let place = CGRect(
        x: (width - Self.island.width) / 2, y: top, width: Self.island.width,
        height: Self.island.height)
      path.addPath(.rounded(place, radius: place.height / 2), transform: turn)
    case .notch(let length, let height):
      path.addPath(Self.notch(from: (width - length) / 2, length, height), transform: turn)
    case nil: break
    }
    return path
  }

  private static func notch(from left: CGFloat, _ length: CGFloat, _ height: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let right = left + length
    path.move(to: CGPoint(x: left - edgeRadius, y: 0))
    for (corner, end, radius) in [
      (CGPoint(x: left, y: 0), CGPoint(x: left, y: height), edgeRadius),
      (CGPoint(x: left, y: height), CGPoint(x: right, y: height), notchRadius),
      (CGPoint(x: right, y: height), CGPoint(x: right, y: 0), notchRadius),
      (CGPoint(x: right, y: 0), CGPoint(x: right + edgeRadius, y: 0), edgeRadius),
    ] {
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
    path.closeSubpath()
    return path
  }
}
