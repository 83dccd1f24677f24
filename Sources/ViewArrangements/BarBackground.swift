package import Foundation
package import LayoutGeometry

/// The rectangle of a bar's background, and its separator line.
///
/// A pure function of lengths in points, y down. The background extends to the screen's edge if the bar is at
/// the edge of the safe area.
package struct BarBackground {
  /// The background, in the bar's bounds.
  package private(set) var rect: CGRect
  private let isContentAbove: Bool

  /// Creates the background of a bar.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the bar.
  ///   - frame: The bar's rectangle in the view that contains it.
  ///   - holder: The bounds and the safe area of that view; nil for none.
  ///   - isContentAbove: Whether the content is above the bar, not below.
  package init(
    bounds: CGRect, frame: CGRect, in holder: (bounds: CGRect, safeArea: ViewInsets)?,
    isContentAbove: Bool
  ) {
    (rect, self.isContentAbove) = (bounds, isContentAbove)
    guard let (outer, safe) = holder else { return }
    if isContentAbove {
      if abs(frame.maxY - (outer.maxY - safe.bottom)) < 0.5 { rect.size.height += safe.bottom }
    } else if abs(frame.minY - (outer.minY + safe.top)) < 0.5 {
      rect.origin.y -= safe.top
      rect.size.height += safe.top
    }
  }

  /// The separator line of a thickness at the content's side, inside the background.
  package func line(thickness: CGFloat) -> CGRect {
    strip(from: isContentAbove ? rect.minY : rect.maxY - thickness, thickness)
  }
  /// A picture of a height in place of the line, outside the background.
  package func outerLine(height: CGFloat) -> CGRect {
    strip(from: isContentAbove ? rect.minY - height : rect.maxY, height)
  }

  private func strip(from top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: rect.minX, y: top, width: rect.width, height: height)
  }
}
