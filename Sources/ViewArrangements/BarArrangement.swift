package import Foundation
package import LayoutGeometry

/// The layout of a view with a bar at its top, at its bottom, or both, and content that may extend behind them.
///
/// A pure function of lengths in points, y down. A bar at the top starts at the top of the safe area; one at
/// the bottom ends at the bottom of the safe area, or extends to the edge.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#bars-of-containers`; Apple, "edgesForExtendedLayout".
package struct BarArrangement {
  /// A bar at the top or bottom.
  package struct Bar {
    /// The height in points, without the part that the device covers.
    package var height: CGFloat
    /// Whether the content extends behind it.
    package var isOverContent: Bool
    /// Whether it extends to the edge of the view, over the part that the device covers.
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
  /// The safe area insets of the view before its bars are added.
  package var safeArea: ViewInsets
  /// The bar at the top, if any.
  package var top: Bar?
  /// The bar at the bottom, if any.
  package var bottom: Bar?

  /// Creates an arrangement without bars.
  package init(bounds: CGRect, safeArea: ViewInsets) {
    self.bounds = bounds
    self.safeArea = safeArea
  }

  /// The frame of the top bar; empty without one.
  package var topFrame: CGRect {
    guard let top else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: top.height)
  }

  /// The frame of the bottom bar; empty without one.
  package var bottomFrame: CGRect {
    guard let bottom else { return .zero }
    let covered = safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - covered - bottom.height, width: bounds.width,
      height: bottom.height + (bottom.reachesEdge ? covered : 0))
  }

  /// The frame of the content.
  package var contentFrame: CGRect {
    let upper = top.map { $0.isOverContent ? bounds.minY : topFrame.maxY } ?? bounds.minY
    let lower = bottom.map { $0.isOverContent ? bounds.maxY : bottomFrame.minY } ?? bounds.maxY
    return CGRect(x: bounds.minX, y: upper, width: bounds.width, height: max(0, lower - upper))
  }

  /// The additional safe area insets of the content for the bars.
  package var contentInsets: ViewInsets {
    ViewInsets(
      top: top.map { $0.isOverContent ? $0.height : 0 } ?? 0, left: 0,
      bottom: bottom.map { $0.isOverContent ? $0.height : 0 } ?? 0, right: 0)
  }
}
