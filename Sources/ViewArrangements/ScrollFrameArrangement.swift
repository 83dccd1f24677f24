package import Foundation

/// The layout of the parts of a macOS scroll view: header, rulers, content and scrollers beside it.
///
/// A pure function of lengths; points, y down, in the scroll view.
package struct ScrollFrameArrangement: Sendable {
  /// The size of the scroll view.
  package var size: CGSize
  /// The thickness of the border.
  package var border: CGFloat = 0
  /// The height of the column titles; 0 without.
  package var header: CGFloat = 0
  /// The width of the vertical scroller beside the content; 0 over it or without.
  package var verticalScroller: CGFloat = 0
  /// The height of the horizontal scroller beside the content; 0 over it or without.
  package var horizontalScroller: CGFloat = 0
  /// The width of the vertical ruler; 0 without.
  package var verticalRuler: CGFloat = 0
  /// The height of the horizontal ruler; 0 without.
  package var horizontalRuler: CGFloat = 0

  /// Creates the layout of a scroll view without parts.
  package init(size: CGSize) { self.size = size }

  private func rect(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect
  {
    CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
  private var left: CGFloat { border + verticalRuler }
  private var top: CGFloat { border + header + horizontalRuler }
  private var right: CGFloat { size.width - border - verticalScroller }
  private var bottom: CGFloat { size.height - border - horizontalScroller }

  /// The visible part of the document.
  package var content: CGRect { rect(left, top, right, bottom) }
  /// The column titles.
  package var headerRect: CGRect { rect(left, border, right, border + header) }
  /// The vertical scroller.
  package var verticalScrollerRect: CGRect {
    rect(right, border + header, size.width - border, bottom)
  }
  /// The horizontal scroller.
  package var horizontalScrollerRect: CGRect {
    rect(border, bottom, right, size.height - border)
  }
  /// The vertical ruler.
  package var verticalRulerRect: CGRect { rect(border, top, left, bottom) }
  /// The horizontal ruler.
  package var horizontalRulerRect: CGRect {
    rect(left, border + header, right, top)
  }

  /// The size of a scroll view around content of a size.
  package func frameSize(around content: CGSize) -> CGSize {
    CGSize(
      width: content.width + 2 * border + verticalScroller + verticalRuler,
      height: content.height + 2 * border + horizontalScroller + header + horizontalRuler)
  }
  /// The position at which a rectangle is visible along an axis, as near as possible to the present one.
  package static func nearest(
    showing low: CGFloat, _ high: CGFloat, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }
  /// The marks of a ruler: their positions between two ends at a distance, and whether each is a large one.
  package static func marks(
    from start: CGFloat, to end: CGFloat, step: CGFloat, large: Int
  ) -> [(position: CGFloat, isLarge: Bool)] {
    guard step >= 1, end > start, (end - start) / step < 10_000 else { return [] }
    let first = Int((start / step).rounded(.up))
    let last = Int((end / step).rounded(.down))
    guard first <= last else { return [] }
    return (first...last).map { (CGFloat($0) * step, $0.isMultiple(of: max(1, large))) }
  }
}
