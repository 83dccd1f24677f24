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
  package static func text(_ size: CGSize, in bounds: CGRect, at side: Side) -> CGRect {
    var origin = bounds.origin
    if lineWidth(in: bounds) != nil {
      let free = max(0, bounds.width - size.width)
      switch side {
      case .left: break
      case .middle: origin.x += free / 2
      case .right: origin.x += free
      }
      origin.y += max(0, (bounds.height - size.height) / 2)
    }
    return CGRect(
      origin: origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  /// The rectangle of lines of a height in a rectangle: vertically centred, or from a given top.
  package static func lines(height: CGFloat, in rect: CGRect, from top: CGFloat? = nil) -> CGRect {
    CGRect(
      x: rect.minX, y: top ?? rect.minY + max(0, (rect.height - height) / 2), width: rect.width,
      height: min(height, rect.height))
  }
}
