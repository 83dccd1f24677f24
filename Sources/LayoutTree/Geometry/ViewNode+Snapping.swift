internal import Foundation
internal import LayoutEngine

extension ViewNode {
  /// A rectangle of this view's bounds with each edge on a pixel of the view's own space, halves up as
  /// that space counts: where y grows up, a half goes to the upper pixel.
  ///
  /// - SeeAlso: `Rules/Passes.md#edges-snap-to-pixels`.
  func snappedInOwnSpace(_ rect: CGRect, _ grid: PixelGrid) -> CGRect {
    turned(CGRect(grid.snap(LayoutRect(turned(rect)))))
  }
}
