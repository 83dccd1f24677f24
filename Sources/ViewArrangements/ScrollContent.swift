package import Foundation
package import LayoutGeometry

/// The visible part of a scroll view's content: insets around it and the range of its offset.
///
/// Points, in the content's own coordinates: its upper left corner is zero.
///
/// - SeeAlso: Apple, "adjustedContentInset" and "UIScrollView.ContentInsetAdjustmentBehavior".
package struct ScrollContent: Sendable {
  /// The edges of the safe area that are added to the insets; raw values are Apple's.
  package enum Adjustment: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The size of the content.
  package var size = CGSize.zero
  /// The size of the visible part.
  package var visible = CGSize.zero
  /// Room that the program asked for around the content.
  package var inset = ViewInsets.zero
  /// The insets of the covered part of the scroll view.
  package var safeArea = ViewInsets.zero
  /// The edges of the safe area that are added to the insets.
  package var adjustment = Adjustment.automatic
  /// Axes that move even where the content is small.
  package var alwaysMoves = (horizontal: false, vertical: false)
  /// Axes that could be scrolled when somebody last looked.
  package var moved = (horizontal: false, vertical: false)
  /// Whether `automatic` adds what is covered above and below in any case, as it does in the view of a
  /// controller that stands below a bar.
  package var isBelowBars = false

  /// Creates content without size.
  package init() {}

  /// The axes along which the content can be scrolled: where it is longer than the visible part, or where the
  /// axis always moves.
  ///
  /// Content that has the safe area as room of its own is shorter once that room is an inset. So an axis that
  /// could be scrolled still can while content and safe area together are longer; otherwise the two answers
  /// would follow each other for ever.
  package var moves: (horizontal: Bool, vertical: Bool) {
    let room = (safeArea.left + safeArea.right, safeArea.top + safeArea.bottom)
    return (
      alwaysMoves.horizontal || size.width + (moved.horizontal ? room.0 : 0) > visible.width,
      alwaysMoves.vertical || size.height + (moved.vertical ? room.1 : 0) > visible.height
    )
  }

  /// The part of the safe area that is added to the insets.
  ///
  /// - SeeAlso: Apple, "UIScrollView.ContentInsetAdjustmentBehavior".
  package var addedInset: ViewInsets {
    let horizontal: Bool
    let vertical: Bool
    switch adjustment {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .scrollableAxes: (horizontal, vertical) = moves
    case .automatic: (horizontal, vertical) = (moves.horizontal, moves.vertical || isBelowBars)
    }
    var result = safeArea
    if !horizontal { (result.left, result.right) = (0, 0) }
    if !vertical { (result.top, result.bottom) = (0, 0) }
    return result
  }

  /// Returns the visible rectangle of a scroll view of a size, inside a border of a thickness.
  package static func visiblePart(of size: CGSize, inside border: CGFloat) -> CGRect {
    CGRect(
      x: border, y: border, width: max(0, size.width - 2 * border),
      height: max(0, size.height - 2 * border))
  }

  /// The insets that count: the program's and what is covered.
  package var adjustedInset: ViewInsets { inset + addedInset }

  /// The rest of the safe area, for the scrolled content.
  package var handedOn: ViewInsets {
    let added = addedInset
    return ViewInsets(
      top: safeArea.top - added.top, left: safeArea.left - added.left,
      bottom: safeArea.bottom - added.bottom, right: safeArea.right - added.right)
  }

  /// The offset after the insets changed: an axis that stood at its beginning stays there.
  ///
  /// - Parameters:
  ///   - offset: The offset so far.
  ///   - old: The insets so far.
  package func offset(following offset: CGPoint, from old: ViewInsets) -> CGPoint {
    let new = adjustedInset
    return CGPoint(
      x: offset.x == -old.left ? -new.left : offset.x,
      y: offset.y == -old.top ? -new.top : offset.y)
  }

  /// The nearest offset that shows no more than the content and its insets.
  package func nearest(to offset: CGPoint) -> CGPoint {
    let inset = adjustedInset
    return CGPoint(
      x: max(-inset.left, min(offset.x, size.width + inset.right - visible.width)),
      y: max(-inset.top, min(offset.y, size.height + inset.bottom - visible.height)))
  }

  /// The offset at which a point of the content is in the middle of the visible part, as far as it goes.
  package func offset(centering point: CGPoint) -> CGPoint {
    nearest(to: CGPoint(x: point.x - visible.width / 2, y: point.y - visible.height / 2))
  }

  /// The scale at which a rectangle of the content just fills the visible part.
  package func scale(showing rect: CGRect) -> CGFloat? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return min(visible.width / rect.width, visible.height / rect.height)
  }

  /// The nearest offset at which a rectangle of the content is inside the insets.
  ///
  /// A rectangle larger than the visible part shows its beginning.
  package func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    let inset = adjustedInset
    func along(
      _ min: CGFloat, _ max: CGFloat, _ start: CGFloat, _ length: CGFloat, _ near: CGFloat,
      _ far: CGFloat
    ) -> CGFloat {
      if min < start + near || max - min > length - near - far { return min - near }
      return max > start + length - far ? max - length + far : start
    }
    return CGPoint(
      x: along(rect.minX, rect.maxX, offset.x, visible.width, inset.left, inset.right),
      y: along(rect.minY, rect.maxY, offset.y, visible.height, inset.top, inset.bottom))
  }
}
