package import Foundation

/// The layout of a label's text.
///
/// A pure function of sizes in points, y down.
package enum LabelArrangement {
  /// The alignment of lines that are shorter than the available width.
  package enum Side: Sendable { case left, middle, right }

  /// A length above that of any text, in points.
  private static let endless: CGFloat = 1_000_000

  /// Returns bounds for text of a width, nil for any, and of any height.
  package static func bounds(width: CGFloat?) -> CGRect {
    CGRect(x: 0, y: 0, width: width ?? endless, height: endless)
  }
  /// The width at which lines break in bounds; nil where they do not.
  package static func lineWidth(in bounds: CGRect) -> CGFloat? {
    bounds.width < endless / 2 ? bounds.width : nil
  }

  /// The rectangle of a text of a size in bounds: vertically centred and horizontally aligned; at the origin of
  /// unlimited bounds.
  ///
  /// - Parameter whole: The size of the whole text, of which the rectangle is that of the first lines; nil for all of it.
  package static func text(
    _ size: CGSize, of whole: CGSize? = nil, in bounds: CGRect, at side: Side
  ) -> CGRect {
    var origin = bounds.origin
    if lineWidth(in: bounds) != nil {
      let free = max(0, bounds.width - size.width)
      switch side {
      case .left: break
      case .middle: origin.x += free / 2
      case .right: origin.x += free
      }
      origin.y += max(0, (bounds.height - (whole ?? size).height) / 2)
    }
    return CGRect(
      origin: origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  /// The rectangle of lines of a height in a rectangle: vertically centred, or from a given top.
  ///
  /// A height of a part of a pixel counts as a whole one, and the top is that of a pixel, the lower one of two: so are the
  /// baselines of twelve recorded labels of one line at 14 to 53 points, and of seven of two to seven lines.
  ///
  /// - Parameter scale: The pixels per point.
  package static func lines(
    height: CGFloat, in rect: CGRect, from top: CGFloat? = nil, scale: CGFloat
  ) -> CGRect {
    let free = max(0, rect.height - (height * scale).rounded(.up) / scale)
    let centred = rect.minY + (free / 2 * scale + 0.5).rounded(.down) / scale
    return CGRect(
      x: rect.minX, y: top ?? centred, width: rect.width, height: min(height, rect.height))
  }
}
