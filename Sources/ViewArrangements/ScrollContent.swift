package import Foundation
package import LayoutGeometry

/// The geometry of a scroll view's content: the insets around it and the range of its offset.
///
/// Points, in the content's coordinate space: its upper left corner is zero.
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
  /// The program's insets around the content.
  package var inset = ViewInsets.zero
  /// The safe area insets of the scroll view.
  package var safeArea = ViewInsets.zero
  /// The edges of the safe area that are added to the insets.
  package var adjustment = Adjustment.automatic
  /// The axes that scroll even if the content is small.
  package var alwaysMoves = (horizontal: false, vertical: false)
  /// The axes that were scrollable at the last update.
  package var moved = (horizontal: false, vertical: false)
  /// Whether `automatic` always adds the top and bottom safe area, as it does in the view of a controller below
  /// a bar.
  package var isBelowBars = false

  /// Creates content without size.
  package init() {}

  /// The scrollable axes: those along which the content exceeds the visible part, and those that always scroll.
  ///
  /// Content that includes padding for the safe area is shorter once that padding is an inset. So an axis that
  /// was scrollable remains so while content and safe area together are longer; otherwise the two states would
  /// alternate endlessly.
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

  /// The visible rectangle in a scroll view of a size, inside a border of a thickness.
  package static func visiblePart(of size: CGSize, inside border: CGFloat) -> CGRect {
    CGRect(
      x: border, y: border, width: max(0, size.width - 2 * border),
      height: max(0, size.height - 2 * border))
  }

  /// The effective insets: the program's plus those of the safe area.
  package var adjustedInset: ViewInsets { inset + addedInset }

  /// The remaining safe area insets for the scrolled content.
  package var contentSafeArea: ViewInsets {
    let added = addedInset
    return ViewInsets(
      top: safeArea.top - added.top, left: safeArea.left - added.left,
      bottom: safeArea.bottom - added.bottom, right: safeArea.right - added.right)
  }

  /// The offset after the insets changed: an axis at its start stays there.
  ///
  /// - Parameters:
  ///   - offset: The previous offset.
  ///   - old: The previous insets.
  package func offset(following offset: CGPoint, from old: ViewInsets) -> CGPoint {
    let new = adjustedInset
    return CGPoint(
      x: offset.x == -old.left ? -new.left : offset.x,
      y: offset.y == -old.top ? -new.top : offset.y)
  }

  /// The nearest offset that shows only the content and its insets.
  package func nearest(to offset: CGPoint) -> CGPoint {
    let inset = adjustedInset
    return CGPoint(
      x: max(-inset.left, min(offset.x, size.width + inset.right - visible.width)),
      y: max(-inset.top, min(offset.y, size.height + inset.bottom - visible.height)))
  }

  /// The offset at which a point of the content is centred in the visible part, as far as possible.
  package func offset(centering point: CGPoint) -> CGPoint {
    nearest(to: CGPoint(x: point.x - visible.width / 2, y: point.y - visible.height / 2))
  }

  /// The scale at which a rectangle of the content exactly fits the visible part.
  package func scale(showing rect: CGRect) -> CGFloat? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return min(visible.width / rect.width, visible.height / rect.height)
  }

  /// The nearest offset at which a rectangle of the content is inside the insets.
  ///
  /// For a rectangle larger than the visible part, its start is visible.
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

/// Scrolling by a finger.
extension ScrollContent {
  /// The share of a finger's movement that the content follows at its end, for a small movement.
  ///
  /// Apple documents that content bounces, not how far.
  private static let elasticity: CGFloat = 0.55

  /// The offset that a finger drags the content to: beyond its range the content follows less and less.
  ///
  /// - Parameters:
  ///   - offset: The offset that the finger asks for.
  ///   - bounces: The axes along which the content may leave its range.
  package func dragged(
    to offset: CGPoint, bounces: (horizontal: Bool, vertical: Bool)
  ) -> CGPoint {
    let near = nearest(to: offset)
    func along(_ wanted: CGFloat, _ near: CGFloat, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
      let beyond = abs(wanted - near)
      guard bounces, beyond > 0, length > 0 else { return near }
      let pull = (1 - 1 / (beyond * Self.elasticity / length + 1)) * length
      return wanted > near ? near + pull : near - pull
    }
    return CGPoint(
      x: along(offset.x, near.x, visible.width, bounces.horizontal),
      y: along(offset.y, near.y, visible.height, bounces.vertical))
  }

  /// The offset at which content comes to rest that is released with a velocity.
  ///
  /// A velocity of which the rate remains each millisecond covers the sum of a geometric series.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - rate: The share of the velocity that remains after a millisecond.
  package func rest(from offset: CGPoint, velocity: CGPoint, rate: CGFloat) -> CGPoint {
    let reach = rate >= 0 && rate < 1 ? rate / (1 - rate) : 0
    return nearest(
      to: CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach))
  }

  /// The offset of the page that released content comes to rest at: the next one in the direction of a velocity, and
  /// without one the nearest.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began, from which a velocity leads one page away at most.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  package func page(from start: CGPoint, at offset: CGPoint, velocity: CGPoint) -> CGPoint {
    func along(_ start: CGFloat, _ now: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let page = now / length
      let first = (start / length).rounded()
      let next: CGFloat =
        abs(speed) < 0.2
        ? page.rounded() : speed > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1
      return min(max(next, first - 1), first + 1) * length
    }
    return nearest(
      to: CGPoint(
        x: along(start.x, offset.x, velocity.x, visible.width),
        y: along(start.y, offset.y, velocity.y, visible.height)))
  }
}
