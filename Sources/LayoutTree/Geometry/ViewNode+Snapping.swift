internal import Foundation
internal import LayoutEngine

extension ViewNode {
  /// A rectangle of the bounds with each edge on a pixel of the view's native space, halves up in that space:
  /// where y grows up, a half goes to the upper pixel.
  ///
  /// - SeeAlso: `Rules/Passes.md#edges-snap-to-pixels`.
  func snappedInOwnSpace(_ rect: CGRect, _ grid: PixelGrid) -> CGRect {
    flipped(CGRect(grid.snap(LayoutRect(flipped(rect)))))
  }
}
