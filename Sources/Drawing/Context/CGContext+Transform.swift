public import Foundation

extension CGContext {
  /// User space to device space.
  ///
  /// Device space has its origin at the bottom left and y growing up, in pixels, as in Quartz, so a
  /// UIKit context of height h and scale s starts as (s, 0, 0, −s, 0, h·s).
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.bounds.height))
  }

  /// User space to canvas pixels, y down.
  package var userToCanvas: CGAffineTransform { state.transform }
  /// The number of pixels for a unit of user space in pictures that are created to be drawn here, along the
  /// axis that has more.
  package var pictureScale: CGFloat {
    let map = userToCanvas
    return max(hypot(map.a, map.b), hypot(map.c, map.d)) * CGFloat(canvas.pictureZoom)
  }

  /// Puts `transform` before the current map.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Shifts user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns user space by radians from x towards y.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Converts a point of user space to device space (see `ctm`).
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a point of device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}
