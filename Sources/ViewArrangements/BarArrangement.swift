package import Foundation
package import LayoutGeometry

/// A view with a bar at its top, one at its foot, or both, and content that may go on behind them.
///
/// A pure function of lengths in points, y down. A bar at the top starts where the safe area starts; one at
/// the foot ends where it ends, or reaches down to the edge.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#bars-of-containers`; Apple, "edgesForExtendedLayout".
package struct BarArrangement {
  /// One bar.
  package struct Bar {
    /// Its height in points, without what the device covers.
    package var height: CGFloat
    /// Whether the content goes on behind it.
    package var isOverContent: Bool
    /// Whether it reaches on to the edge of the view, over what the device covers.
    package var reachesEdge: Bool

    /// Creates a bar.
    package init(height: CGFloat, isOverContent: Bool = true, reachesEdge: Bool = false) {
      self.height = height
      self.isOverContent = isOverContent
      self.reachesEdge = reachesEdge
    }
  }

  /// The bounds of the view.
  package var bounds: CGRect
  /// The safe area of the view without its own bars.
  package var safeArea: ViewInsets
  /// The bar at the top, if any.
  package var top: Bar?
  /// The bar at the foot, if any.
  package var bottom: Bar?

  /// Creates an arrangement without bars.
  package init(bounds: CGRect, safeArea: ViewInsets) {
    self.bounds = bounds
    self.safeArea = safeArea
  }

  /// The rectangle of the bar at the top; empty without one.
  package var topFrame: CGRect {
    guard let top else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: top.height)
  }

  /// The rectangle of the bar at the bottom; empty without one.
  package var bottomFrame: CGRect {
    guard let bottom else { return .zero }
    let covered = safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - covered - bottom.height, width: bounds.width,
      height: bottom.height + (bottom.reachesEdge ? covered : 0))
  }

  /// The rectangle of the content.
  package var contentFrame: CGRect {
    let upper = top.map { $0.isOverContent ? bounds.minY : topFrame.maxY } ?? bounds.minY
    let lower = bottom.map { $0.isOverContent ? bounds.maxY : bottomFrame.minY } ?? bounds.maxY
    return CGRect(x: bounds.minX, y: upper, width: bounds.width, height: max(0, lower - upper))
  }

  /// The insets that the bars add to the safe area of the content.
  package var contentInsets: ViewInsets {
    ViewInsets(
      top: top.map { $0.isOverContent ? $0.height : 0 } ?? 0, left: 0,
      bottom: bottom.map { $0.isOverContent ? $0.height : 0 } ?? 0, right: 0)
  }
}
