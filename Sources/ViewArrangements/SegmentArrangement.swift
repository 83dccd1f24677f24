package import Foundation
internal import LayoutGeometry

/// The layout of a segmented control's segments and their contents.
///
/// A pure function of sizes in points, y down. Segments share the width in proportion to their natural widths,
/// without gaps.
package struct SegmentArrangement {
  /// The background of the segments.
  package let background: CGRect
  /// The segments by their index, from the left unless the direction is right to left.
  package let segments: [CGRect]
  private let isRightToLeft: Bool

  /// Creates a layout of segments.
  ///
  /// - Parameters:
  ///   - place: The alignment rectangle of the control.
  ///   - height: The maximum height of the background.
  ///   - widths: The natural widths of the segments.
  package init(
    place: CGRect, height: CGFloat, widths: [CGFloat], isRightToLeft: Bool = false
  ) {
    let background = place.centered(place.width, min(place.height, height))
    let share = background.width / max(1, widths.reduce(0, +))
    var x = background.minX
    self.background = background
    self.isRightToLeft = isRightToLeft
    segments = widths.map { natural in
      let width = natural * share
      defer { x += width }
      let rect = CGRect(x: x, y: background.minY, width: width, height: background.height)
      return isRightToLeft ? rect.turned(in: background) : rect
    }
  }

  /// The highlight of a selected segment: 2 points smaller on all sides.
  package func mark(of index: Int) -> CGRect { segments[index].insetBy(dx: 2, dy: 2) }
  /// The line between a segment and the previous one: a point wide, 16 high.
  package func separator(before index: Int) -> CGRect {
    let edge = isRightToLeft ? segments[index].maxX : segments[index].minX
    return CGRect(x: edge - 0.5, y: background.midY - 8, width: 1, height: 16)
  }
  /// The rectangle of a segment's title or image, moved by an offset.
  package func content(of index: Int, movedBy offset: CGSize) -> CGRect {
    segments[index].insetBy(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The rectangle of an image of a size in a segment, moved by an offset.
  package func picture(_ size: CGSize, of index: Int, movedBy offset: CGSize) -> CGRect {
    content(of: index, movedBy: offset).centered(size.width, size.height)
  }

  /// The natural widths of segments.
  ///
  /// - Parameters:
  ///   - segments: The width of each segment's content with its padding, and its explicit width, 0 for none.
  ///   - isProportional: Whether segments have the width of their content; else those without an explicit width
  ///     have the width of the widest of them.
  package static func widths(
    of segments: [(natural: CGFloat, stated: CGFloat)], isProportional: Bool
  ) -> [CGFloat] {
    let widest = segments.filter { $0.stated <= 0 }.map(\.natural).max() ?? 0
    return segments.map {
      $0.stated > 0 ? $0.stated : isProportional ? $0.natural : widest
    }
  }
}
