public import Foundation

extension CGContext {
  /// The transform from user space to device space.
  ///
  /// As in Quartz, device space is in pixels with the origin at the bottom left and y up, so a UIKit context with
  /// height h and scale s starts as (s, 0, 0, −s, 0, h·s).
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.bounds.height))
  }

  /// The transform from user space to canvas pixels, with y down.
  package var userToCanvas: CGAffineTransform { state.transform }
  /// The number of pixels per unit of user space for pictures to be drawn here, along the denser axis.
  package var pictureScale: CGFloat {
    let map = userToCanvas
    return max(hypot(map.a, map.b), hypot(map.c, map.d)) * CGFloat(canvas.pictureZoom)
  }

  /// Concatenates `transform` with the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Translates user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates user space by radians from x towards y.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Converts a point from user space to device space (see `ctm`).
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}
