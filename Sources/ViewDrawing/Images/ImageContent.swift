package import Drawing
package import Foundation

/// The content of an image; lengths are in points.
package struct ImageContent: Sendable {
  /// The rotation and mirroring of pixels for display, with the raw values of `UIImage.Orientation`.
  package enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The orientation by the numbers of the Exif standard.
    var exif: CGImagePropertyOrientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The rendering mode: whether only the shape is used.
  package enum Rendering: Int, Sendable { case automatic, original, template }

  /// The variant that the content shows.
  package var shownVariant = ImageVariant()
  /// The pixels; nil for an empty image.
  package var bitmap: CGImage?
  /// The number of pixels per point.
  package var scale: CGFloat = 1
  /// The rotation and mirroring of pixels for display.
  package var orientation = Orientation.up
  /// The insets from the edges to the alignment rectangle.
  package var alignmentInsets = ViewInsets.zero
  /// The distance from the lower edge up to the baseline; nil without a baseline.
  package var baselineOffset: CGFloat?
  /// The rendering mode: whether only the shape is used.
  package var rendering = Rendering.automatic
  /// The edge areas that keep their size when the image is resized.
  package var capInsets = ViewInsets.zero
  /// Whether the image is resizable, with or without caps.
  package var isResizable = false
  /// Whether the middle of a resizable image is stretched instead of repeated.
  package var isStretched = false
  /// The colour of a template's shape; nil draws the picture unchanged.
  package var tint: CGColor?
  /// The width of the middle of a resizable image, behind the left cap; nil extends to the right cap.
  package var centerWidth: CGFloat?
  /// The height of the middle of a resizable image, below the upper cap; nil extends to the lower cap.
  package var centerHeight: CGFloat?
  /// Whether the image is mirrored in right-to-left views.
  package var flipsFromRightToLeft = false
  /// Whether the image is drawn mirrored horizontally, in addition to its orientation.
  package var isMirrored = false
  /// The symbol that the image represents, which has no pixels.
  package var symbol: SymbolGlyph?
  /// The vector picture that the pixels were rendered from; it is rendered again at other scales.
  package var vector: VectorPicture?
  /// The variants for other appearances and directions; nil if there is only one.
  package var family: ImageFamily?

  /// Creates a system symbol.
  package init(symbol: SymbolGlyph) { self.symbol = symbol }

  /// Creates an image from its pixels; a scale that is not positive becomes 1.
  package init(bitmap: CGImage? = nil, scale: CGFloat = 1, orientation: Orientation = .up) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// The displayed size.
  package var size: CGSize {
    guard let bitmap else { return symbol?.size ?? .zero }
    let width = CGFloat(bitmap.width) / scale
    let height = CGFloat(bitmap.height) / scale
    return orientation.exif.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Draws a symbol so that it fills `rect` as far as its ratio permits; nothing for another image.
  package func drawSymbol(in context: CGContext, _ rect: CGRect) {
    symbol?.draw(in: context, rect.standardized, tint ?? .black, isFitted: true)
  }

  /// Draws the image into `rect`; y grows down in the context's user space.
  ///
  /// While views are drawn, an image with several variants uses the one for the view's appearance.
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

  /// The pixels for a rectangle of a context, and the number of pixels per point; a vector picture is rendered again.
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
    context.concatenate(orientation.exif.unitMap)
    context.drawUpright(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }
}

extension ImageContent {
  /// Draws a part of the image upright into a rectangle of a context.
  ///
  /// - Parameters:
  ///   - part: The part, in points from the image's upper left corner; nil for the entire image.
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

  /// The image as displayed in a view with a tint colour, which applies to templates.
  package func inTint(_ color: CGColor) -> ImageContent {
    let isShape = rendering == .template || symbol != nil && rendering == .automatic
    guard isShape, tint == nil else { return self }
    return changed { $0.tint = $0.tint ?? color }
  }

  /// The image as displayed in a view with a reading direction.
  package func inDirection(isRightToLeft: Bool) -> ImageContent {
    var variant = shownVariant
    variant.isRightToLeft = isRightToLeft
    let shown = resolved(variant)
    guard shown.flipsFromRightToLeft, isRightToLeft else { return shown }
    return shown.changed { $0.isMirrored.toggle() }
  }

  /// The displayed pixels; nil for an empty image.
  var displayed: CGImage? {
    if orientation == .up, tint == nil, symbol == nil, !isMirrored { return bitmap }
    guard let context = CGContext.bitmap(size: size, scale: Double(scale)) else { return nil }
    draw(in: context, CGRect(origin: .zero, size: size))
    return context.makeImage()
  }

  /// The displayed picture as a PNG file; nil for an empty image.
  package var png: Data? { displayed.flatMap { try? $0.pngData() } }

  /// The displayed picture as a JPEG file; nil for an empty image.
  ///
  /// - Parameter quality: The quality, from 0 for the smallest file to 1 for the best picture.
  package func jpeg(quality: Double) -> Data? {
    displayed.flatMap { try? $0.jpegData(quality: quality) }
  }
}
