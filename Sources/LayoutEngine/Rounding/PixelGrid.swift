internal import Simplex

/// The device's pixel grid, to which rectangles are snapped after solving; the solver never rounds.
///
/// Edges are snapped in root coordinates, each independently, half a pixel up; a frame is the difference of its
/// snapped edges. So adjacent views remain adjacent, and a view's width in pixels may depend on its position.
///
/// - SeeAlso: `Rules/Passes.md#edges-snap-to-pixels`.
package struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  package var scale: Double

  /// Creates a grid.
  ///
  /// - Parameter scale: Pixels per point; above zero, anything else traps.
  package init(scale: Double) {
    require(scale > 0 && scale.isFinite, "A pixel grid has a positive scale.")
    self.scale = scale
  }

  /// The pixel edge nearest to a coordinate in root space; halves go up.
  ///
  /// A millionth of a pixel is added first, since sums of thirds end just below the half they mean.
  package func snap(_ coordinate: Double) -> Double {
    (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// A rectangle in root space with each edge snapped to the nearest pixel.
  package func snap(_ rect: LayoutRect) -> LayoutRect {
    let left = snap(rect.x)
    let top = snap(rect.y)
    return LayoutRect(
      x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }

  /// A rectangle with each edge floored to a pixel.
  ///
  /// A remainder up to a millionth of a pixel is ignored, as in `snap`.
  package func floor(_ rect: LayoutRect) -> LayoutRect {
    func down(_ coordinate: Double) -> Double {
      (coordinate * scale + 1e-6).rounded(.down) / scale
    }
    let left = down(rect.x)
    let top = down(rect.y)
    return LayoutRect(
      x: left, y: top, width: down(rect.maxX) - left, height: down(rect.maxY) - top)
  }

  /// Whether the exact and the snapped position move by the same number of whole pixels, so that descendants
  /// stay on the grid.
  package func isWhole(_ exact: Double, _ snapped: Double) -> Bool {
    let pixels = snapped * scale
    return abs(pixels - pixels.rounded()) < 1e-6 && abs(exact * scale - pixels) < 1e-6
  }
}
