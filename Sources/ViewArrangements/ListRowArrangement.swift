package import Foundation
internal import LayoutGeometry

/// The places of a list's row: accessories at both edges, the content between them, the line below.
///
/// Lengths are in points, in the row's bounds.
package struct ListRowArrangement {
  /// An accessory: its own size and the width that it takes.
  package struct Accessory {
    /// Its own size.
    package var size: CGSize
    /// The width that it takes.
    package var width: CGFloat
    /// Creates an accessory.
    package init(size: CGSize, width: CGFloat) { (self.size, self.width) = (size, width) }
  }

  /// The size of the row.
  package var size: CGSize
  /// Whether the leading edge is the right one.
  package var isRightToLeft = false
  /// The margins at the leading and the trailing edge.
  package var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// The width of the indentation.
  package var indent: CGFloat = 0
  /// Whether accessories are indented too.
  package var indentsAccessories = true
  /// The accessories at the leading edge.
  package var leading: [Accessory] = []
  /// The accessories at the trailing edge.
  package var trailing: [Accessory] = []

  /// The space between accessories.
  private static let spacing: CGFloat = 8

  /// Creates the row of a size.
  package init(size: CGSize) { self.size = size }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isRightToLeft ? rect.mirrored(in: size.width) : rect
  }
  private func place(_ accessory: Accessory, at x: CGFloat) -> CGRect {
    let width = min(accessory.size.width, accessory.width)
    return mirrored(
      CGRect(
        x: x + (accessory.width - width) / 2, y: (size.height - accessory.size.height) / 2,
        width: width, height: accessory.size.height))
  }

  /// The places of the accessories and of the content.
  package var places: (leading: [CGRect], trailing: [CGRect], content: CGRect) {
    var start = indentsAccessories ? indent : 0
    let first = leading.enumerated().map { index, accessory in
      start += index == 0 ? margins.leading : Self.spacing
      defer { start += accessory.width }
      return place(accessory, at: start)
    }
    if !indentsAccessories { start += indent }
    var end = size.width
    let last = trailing.reversed().enumerated().map { index, accessory in
      end -= (index == 0 ? margins.trailing : Self.spacing) + accessory.width
      return place(accessory, at: end)
    }
    let content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    return (first, last.reversed(), mirrored(content))
  }

  /// The place of the line below a row.
  ///
  /// - Parameters:
  ///   - start: The distance from the leading edge.
  ///   - end: The distance from the trailing edge.
  package func line(start: CGFloat, end: CGFloat, thickness: CGFloat) -> CGRect {
    mirrored(
      CGRect(
        x: start, y: size.height - thickness, width: max(0, size.width - start - end),
        height: thickness))
  }
}
