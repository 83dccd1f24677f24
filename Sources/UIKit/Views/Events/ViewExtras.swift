internal import Foundation

/// What few views have.
@MainActor final class ViewExtras {
  var contentScale: CGFloat?
  var clearsBeforeDrawing = true
  var takesManyTouches = false
  var takesTouchesAlone = false
  var restorationIdentifier: String?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var largeContentTitle: String?
  var showsLargeContent = false
  var inputTraits = TextInputTraits()
  var mask: UIView?
  var style = UIUserInterfaceStyle.unspecified
}
