public import Foundation

extension CGContext {
  /// Draws `image` into `rect` with its top row at the rectangle's *largest* y, as Quartz does: upright
  /// where y grows up, upside down where y grows down.
  ///
  /// - SeeAlso: `drawUpright(_:in:)` for spaces where y grows down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    drawPixels(image, pixelsToUser(of: image, in: rect))
  }

  /// Returns the transform from an image's pixels to `rect`, with the top row at the rectangle's largest y.
  func pixelsToUser(of image: CGImage, in rect: CGRect) -> CGAffineTransform {
    let r = rect.standardized
    return CGAffineTransform(
      a: r.width / CGFloat(image.width), b: 0, c: 0, d: -r.height / CGFloat(image.height),
      tx: r.minX, ty: r.maxY)
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

  /// Draws an image like `draw(_:in:)`, or repeats it from there over the entire clip.
  ///
  /// Source: Apple, "CGContextDrawTiledImage".
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    fill(boundingBoxOfClipPath, with: image, pixelsToUser(of: image, in: rect))
  }

  /// Fills a rectangle with an image that repeats from `tile`, upright with y down.
  package func tileUpright(_ image: CGImage, tile: CGRect, over rect: CGRect) {
    let map = CGAffineTransform(
      a: tile.width / CGFloat(image.width), b: 0, c: 0, d: tile.height / CGFloat(image.height),
      tx: tile.minX, ty: tile.minY)
    fill(rect, with: image, map)
  }

  private func fill(_ rect: CGRect, with image: CGImage, _ pixelsToUser: CGAffineTransform) {
    let map = pixelsToUser.concatenating(state.transform)
    guard map.isDrawable else { return report("image drawn through a map that cannot be undone") }
    guard !rect.isNull, !rect.isInfinite, !rect.isEmpty else { return }
    let area = CGPath(rect: rect).applying(state.transform)
    canvas.fill(area.elements, evenOdd: false, .tiles(image, map), compositing)
  }

  private func drawPixels(_ image: CGImage, _ pixelsToUser: CGAffineTransform) {
    let map = pixelsToUser.concatenating(state.transform)
    guard map.isDrawable else { return report("image drawn through a map that cannot be undone") }
    guard !image.isMask else { return paint(through: image, map) }
    canvas.draw(image, map, smooth: state.interpolation != .none, compositing)
  }

  /// Fills through an image mask.
  private func paint(through mask: CGImage, _ map: CGAffineTransform) {
    guard let coverage = mask.coverage else { return }
    var compositing = compositing
    compositing.masks.append(MaskClip(image: coverage, transform: map))
    let area = CGPath(rect: CGRect(x: 0, y: 0, width: mask.width, height: mask.height))
    canvas.fill(area.applying(map).elements, evenOdd: false, state.fill.paint, compositing)
  }

  /// Draws a gradient along a line in user space, over the entire clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    canvas.paint(
      GradientPaint(gradient, .linear(start, end), options), state.transform, compositing)
  }

  /// Draws a gradient between two circles in user space, over the entire clip.
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

  /// Draws a gradient around a point in user space, over the entire clip.
  ///
  /// In PDF and SVG documents it becomes a picture.
  ///
  /// - Parameter angle: The angle of the first colour, in radians from x towards y; colours follow with increasing
  ///   angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard state.transform.isDrawable, angle.isFinite, center.x.isFinite, center.y.isFinite else {
      return report("conic gradient that is not finite")
    }
    let area = canvas.clipBounds.integral.intersection(canvas.bounds.integral)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let zoom = canvas.pictureZoom
    let place = CGAffineTransform(
      a: 1 / zoom, b: 0, c: 0, d: 1 / zoom, tx: area.minX, ty: area.minY)
    let image = gradient.swept(
      width: Int(area.width * zoom), height: Int(area.height * zoom), center: center, angle: angle,
      toUser: place.concatenating(state.transform.inverted()))
    if let image { canvas.draw(image, place, smooth: false, compositing) }
  }
}
