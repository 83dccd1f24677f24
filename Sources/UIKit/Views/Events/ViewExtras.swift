internal import Foundation
internal import LayoutGeometry

/// The extra values of a view, in separate storage because few views set them.
@MainActor final class ViewExtras {
  var contentScale: CGFloat?
  var clearsBeforeDrawing = true
  var takesManyTouches = false
  var takesTouchesAlone = false
  var restorationIdentifier: String?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var largeContent = LargeContent()
  /// The traits of the last notification.
  var noticedTraits: UITraitCollection?
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?
  var inputTraits = TextInputTraits()
  var mask: UIView?
  var transform = CGAffineTransform.identity
  /// The anchor point, in unit coordinates of the bounds.
  var anchor = LayerPlace.middle
  var alignmentRectInsets: NSDirectionalEdgeInsets?
  /// A transform that leaves the plane.
  var spatialTransform: CATransform3D?
  var style = UIUserInterfaceStyle.unspecified
}
