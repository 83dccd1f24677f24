import UIKit

/// The insets that lead from an image's bounds to what of it is to be aligned, both in points.
///
/// What lies outside of the image cannot be aligned, so it is cut off first. `UIEdgeInsets` has an
/// initialiser of its own for it, `init(alignmentRect:in:)`; this is how it is done by hand.
func insets(from bounds: CGRect, to core: CGRect) -> UIEdgeInsets {
  let visible = core.intersection(bounds)
  guard !visible.isNull else { return .zero }
  return UIEdgeInsets(
    top: visible.minY - bounds.minY, left: visible.minX - bounds.minX,
    bottom: bounds.maxY - visible.maxY, right: bounds.maxX - visible.maxX)
}
