package import Drawing
package import Foundation

/// The content of an image, as one value; lengths in points.
package struct ImageContent: Sendable {
  /// The rotation of pixels for display; the numbers are those of `UIImage.Orientation`.
  package enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether only the shape counts.
  package enum Rendering: Int, Sendable { case automatic, original, template }

  /// The variant that it is.
  package var shownVariant = ImageVariant()
  /// The pixels; nil for an image of no size.
  package var bitmap: CGImage?
  /// Pixels per point.
  package var scale: CGFloat = 1
  /// The rotation of pixels for display.
  package var orientation = Orientation.up
  /// From the edges to the rectangle that layout aligns.
  package var alignmentInsets = ViewInsets.zero
  /// From the lower edge up to the baseline; nil without a baseline.
  package var baselineOffset: CGFloat?
  /// Whether only the shape counts.
  package var rendering = Rendering.automatic
  /// The parts at the edges that keep their size when the image is resized.
  package var capInsets = ViewInsets.zero
  /// Whether the image was made for other sizes than its own, with caps or without.
  package var isResizable = false
  /// Whether the middle of a resizable image is stretched, not repeated.
  package var isStretched = false
  /// The one colour the image's shape is shown in; nil shows the picture.
  package var tint: CGColor?
  /// Width of the middle of a resizable image, behind the left cap; nil is all up to the right one.
  package var centerWidth: CGFloat?
  /// Height of the middle of a resizable image, below the upper cap; nil is all down to the lower one.
  package var centerHeight: CGFloat?
  /// Whether views that are read from right to left show it mirrored.
  package var flipsFromRightToLeft = false
  /// Whether it is drawn mirrored left to right, whatever else turns it.
  package var isMirrored = false
  /// The symbol that the image is; it has no pixels then.
  package var symbol: SymbolGlyph?
  /// The drawing that the pixels were rendered from; it is rendered again at other scales.
  package var vector: VectorPicture?
  /// Its looks in other appearances and directions; nil where it has only one.
  package var family: ImageFamily?

  /// Creates a symbol of the system.
  package init(symbol: SymbolGlyph) { self.symbol = symbol }

  /// Creates an image from its pixels; a scale that is not positive is 1.
  package init(bitmap: CGImage? = nil, scale: CGFloat = 1, orientation: Orientation = .up) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// Whether width and height change places.
  private var isTurned: Bool {
    switch orientation {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Size as seen.
  package var size: CGSize {
    guard let bitmap else { return symbol?.size ?? .zero }
    let width = CGFloat(bitmap.width) / scale
    let height = CGFloat(bitmap.height) / scale
    return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The unit square as stored to the unit square as seen, y down.
  ///
  /// Source: the Exif standard's eight orientations (where row 0 and column 0 are seen).
  private var unitMap: CGAffineTransform {
    switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    }
  }

  /// Draws into `rect`; y of the context's user space grows down.
  ///
  /// While views are drawn an image with several looks has that of the view's appearance.
  package func draw(in context: CGContext, _ rect: CGRect) {
    guard let family, let appearance = CurrentAppearance.explicit else {
      return drawOwn(in: context, rect)
    }
    var variant = shownVariant
    variant.isDark = appearance == .dark
    family.content(variant).drawOwn(in: context, rect)
  }

  private func drawOwn(in context: CGContext, _ rect: CGRect) {
    let rect = rect.standardized
    if isMirrored {
      var copy = self
      copy.isMirrored = false
      context.saveGState()
      defer { context.restoreGState() }
      context.translateBy(x: 2 * rect.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
      return copy.drawOwn(in: context, rect)
    }
    if let symbol { return symbol.draw(in: context, rect, tint ?? .black) }
    guard let bitmap, !rect.isNull, !rect.isEmpty else { return }
    guard let tint else { return drawPixels(bitmap, in: context, rect) }
    context.saveGState()
    context.beginTransparencyLayer()
    drawPixels(bitmap, in: context, rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint)
    context.clip(to: rect)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// The pixels for a rectangle of a context, and how many of them are a point; a drawing is rendered again.
  private func pixels(
    _ bitmap: CGImage, for context: CGContext, _ rect: CGRect
  ) -> (bitmap: CGImage, scale: CGFloat) {
    let size = size
    guard let vector, orientation == .up, size.width > 0, size.height > 0 else {
      return (bitmap, scale)
    }
    var wanted = context.pictureScale
    if vector.isSharpWhenEnlarged, !isResizable {
      wanted *= max(rect.width / size.width, rect.height / size.height)
    }
    guard wanted.isFinite, wanted > 0, let made = vector.bitmap(scale: wanted) else {
      return (bitmap, scale)
    }
    return (made, CGFloat(made.width) / size.width)
  }

  private func drawPixels(_ bitmap: CGImage, in context: CGContext, _ rect: CGRect) {
    let (bitmap, scale) = pixels(bitmap, for: context, rect)
    if isResizable, orientation == .up {
      return NinePart(
        bitmap: bitmap, scale: scale, insets: capInsets, tiles: !isStretched,
        centerWidth: centerWidth, centerHeight: centerHeight
      ).draw(in: context, rect)
    }
    guard orientation != .up else { return context.drawUpright(bitmap, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(unitMap)
    context.drawUpright(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }
}

extension ImageContent {
  /// Draws a part of the image into a rectangle of a context, upright to the eye.
  ///
  /// - Parameters:
  ///   - part: In points from the image's upper left corner; nil is all of it.
  ///   - yGrowsDown: Whether y grows down in the context's user space.
  package func draw(
    in context: CGContext, _ rect: CGRect, from part: CGRect?, yGrowsDown: Bool
  ) {
    let rect = rect.standardized
    guard rect.isFinite, !rect.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    var place = rect
    if !yGrowsDown {
      context.translateBy(x: 0, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      place.origin.y = 0
    }
    if let part, part != CGRect(origin: .zero, size: size) {
      guard part.width > 0, part.height > 0, part.isFinite else { return }
      context.clip(to: place)
      let (x, y) = (place.width / part.width, place.height / part.height)
      place = CGRect(
        x: place.minX - part.minX * x, y: place.minY - part.minY * y, width: size.width * x,
        height: size.height * y)
    }
    draw(in: context, place)
  }

  /// The image as a view of a tint colour shows it: templates in that colour.
  package func inTint(_ color: CGColor) -> ImageContent {
    let isShape = rendering == .template || symbol != nil && rendering == .automatic
    guard isShape, tint == nil else { return self }
    return changed { $0.tint = $0.tint ?? color }
  }

  /// The image as a view of a reading direction shows it.
  package func inDirection(isRightToLeft: Bool) -> ImageContent {
    var variant = shownVariant
    variant.isRightToLeft = isRightToLeft
    let shown = resolved(variant)
    guard shown.flipsFromRightToLeft, isRightToLeft else { return shown }
    return shown.changed { $0.isMirrored.toggle() }
  }

  /// The pixels as seen; nil for an image of no size.
  var displayed: CGImage? {
    if orientation == .up, tint == nil, symbol == nil, !isMirrored { return bitmap }
    guard let context = CGContext.bitmap(size: size, scale: Double(scale)) else { return nil }
    draw(in: context, CGRect(origin: .zero, size: size))
    return context.makeImage()
  }

  /// The picture as a PNG file, as seen; nil for an image of no size.
  package var png: Data? { displayed.flatMap { try? $0.pngData() } }

  /// The picture as a JPEG file, as seen; nil for an image of no size.
  ///
  /// - Parameter quality: 0 for the smallest file, 1 for the best picture.
  package func jpeg(quality: Double) -> Data? {
    displayed.flatMap { try? $0.jpegData(quality: quality) }
  }
}
