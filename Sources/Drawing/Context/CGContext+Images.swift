public import Foundation

extension CGContext {
  /// Draws `image` into `rect` with its top row at the rectangle's *largest* y, as Quartz does: upright
  /// where y grows up, upside down where y grows down.
  ///
  /// - SeeAlso: `drawUpright(_:in:)` for spaces where y grows down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let r = rect.standardized
    drawPixels(
      image,
      CGAffineTransform(
        a: r.width / CGFloat(image.width), b: 0, c: 0, d: -r.height / CGFloat(image.height),
        tx: r.minX, ty: r.maxY))
  }

  /// Draws `image` into `rect` with its top row at the rectangle's smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let r = rect.standardized
    drawPixels(
      image,
      CGAffineTransform(
        a: r.width / CGFloat(image.width), b: 0, c: 0, d: r.height / CGFloat(image.height),
        tx: r.minX, ty: r.minY))
  }

  private func drawPixels(_ image: CGImage, _ pixelsToUser: CGAffineTransform) {
    let map = pixelsToUser.concatenating(state.transform)
    guard map.isDrawable else { return report("image drawn through a map that cannot be undone") }
    canvas.draw(image, map, smooth: state.interpolation != .none, compositing)
  }

  /// Paints a gradient along a line of user space, over the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    canvas.paint(
      GradientPaint(gradient, .linear(start, end), options), state.transform, compositing)
  }

  /// Paints a gradient between two circles of user space, over the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return report("negative gradient radius") }
    canvas.paint(
      GradientPaint(
        gradient, .radial(startCenter, Double(startRadius), endCenter, Double(endRadius)),
        options), state.transform, compositing)
  }
}
