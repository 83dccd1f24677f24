package import Foundation

/// What a scroll view shows of its content: insets around it and how far it can be moved.
///
/// Points, in the content's own coordinates: its upper left corner is zero.
///
/// - SeeAlso: Apple, "adjustedContentInset" and "UIScrollView.ContentInsetAdjustmentBehavior".
package struct ScrollContent: Sendable {
  /// Which edges of the safe area are added to the insets; raw values are Apple's.
  package enum Adjustment: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The size of the content.
  package var size = CGSize.zero
  /// The size of the visible part.
  package var visible = CGSize.zero
  /// Room that the program asked for around the content.
  package var inset = ViewInsets.zero
  /// What covers the scroll view.
  package var safeArea = ViewInsets.zero
  /// Which edges of it are added to the insets.
  package var adjustment = Adjustment.automatic
  /// Axes that move even where the content is small.
  package var alwaysMoves = (horizontal: false, vertical: false)

  /// Describes content without size.
  package init() {}

  /// The insets that count: the program's and what is covered.
  ///
  /// The safe area is added along axes that can be scrolled: where the content is longer than the visible
  /// part or the axis always moves. `automatic` does the same here, since there are no bars of controllers
  /// that it could look for.
  package var adjustedInset: ViewInsets {
    let horizontal: Bool
    let vertical: Bool
    switch adjustment {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .automatic, .scrollableAxes:
      horizontal = alwaysMoves.horizontal || size.width > visible.width
      vertical = alwaysMoves.vertical || size.height > visible.height
    }
    var result = inset
    if horizontal {
      result.left += safeArea.left
      result.right += safeArea.right
    }
    if vertical {
      result.top += safeArea.top
      result.bottom += safeArea.bottom
    }
    return result
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
