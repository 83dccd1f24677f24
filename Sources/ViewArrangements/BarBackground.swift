package import Foundation
package import LayoutGeometry

/// The rectangle of a bar's background, and its line towards the content.
///
/// A pure function of lengths in points, y down. The background reaches up or down to the screen's edge where the
/// bar stands at the safe area's.
package struct BarBackground {
  /// The background, in the bar's bounds.
  package private(set) var rect: CGRect
  private let isContentAbove: Bool

  /// Creates the background of a bar.
  ///
  /// - Parameters:
  ///   - bounds: Those of the bar.
  ///   - frame: The bar's rectangle in the view that holds it.
  ///   - holder: The bounds and the safe area of that view; nil for none.
  ///   - isContentAbove: Whether the content lies above the bar, not below.
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

  /// The line of a thickness towards the content, inside the background.
  package func line(thickness: CGFloat) -> CGRect {
    strip(from: isContentAbove ? rect.minY : rect.maxY - thickness, thickness)
  }
  /// A picture of a height in the place of the line, outside the background.
  package func outerLine(height: CGFloat) -> CGRect {
    strip(from: isContentAbove ? rect.minY - height : rect.maxY, height)
  }

  private func strip(from top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: rect.minX, y: top, width: rect.width, height: height)
  }
}
