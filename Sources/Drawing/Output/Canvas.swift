import Foundation

/// The output of a context: a bitmap, a PDF page or an SVG document.
///
/// Coordinates are canvas pixels with y down. Callers pass paths in canvas pixels; pens, pictures, gradients and text
/// have a transform. On vector canvases, a pixel is a point.
protocol Canvas: AnyObject {
  /// The drawing area.
  var bounds: CGRect { get }
  /// The number of pixels per canvas pixel in pictures created for the canvas; more than one if canvas pixels are
  /// points.
  var pictureZoom: Double { get }
  /// The bounding box of the clip.
  var clipBounds: CGRect { get }

  /// Saves the clip.
  func save()
  /// Restores the last saved clip.
  func restore()
  /// Clips subsequent drawing to `path`.
  func clip(_ path: [PathElement], evenOdd: Bool)
  /// Resets the clip to the entire canvas.
  func resetClip()

  /// Fills `path`.
  func fill(_ path: [PathElement], evenOdd: Bool, _ paint: Paint, _ compositing: Compositing)
  /// Strokes `path` with a pen in the space of `transform`.
  func stroke(
    _ path: [PathElement], _ style: StrokeStyle, _ transform: CGAffineTransform, _ paint: Paint,
    _ compositing: Compositing)
  /// Draws `image`; `transform` maps its pixels (origin top left) to canvas pixels.
  func draw(
    _ image: CGImage, _ transform: CGAffineTransform, smooth: Bool, _ compositing: Compositing)
  /// Paints a gradient over the entire clip; its geometry is in the space of `transform`.
  func paint(_ gradient: GradientPaint, _ transform: CGAffineTransform, _ compositing: Compositing)
  /// Draws pieces of one shaped line; `transform` maps the origin to the start of its baseline, and the colour is for
  /// pieces without one.
  func draw(
    _ text: ShapedText, line index: Int, _ pieces: [TextPiece], _ transform: CGAffineTransform,
    _ color: SRGBColor, _ compositing: Compositing)

  /// Begins a separate layer and saves the clip.
  ///
  /// - Parameter area: The area to which the layer is clipped; nil for the clip.
  func pushLayer(in area: [PathElement]?)
  /// Ends the layer, composites it as one step, and restores the clip.
  func popLayer(_ compositing: Compositing)

  /// Whether a blend mode is supported, instead of being replaced with normal.
  func canBlend(_ mode: CGBlendMode) -> Bool
  /// Returns a copy of the pixels; nil for documents.
  func snapshot() -> CGImage?
  /// Finishes a document and returns it; nil for bitmaps and after an error.
  func finish() -> Data?
}

/// The paint of fills and strokes.
enum Paint {
  /// A single colour.
  case color(SRGBColor)
  /// A repeating picture, with the transform from its pixels to canvas pixels.
  case tiles(CGImage, CGAffineTransform)

  /// The opacity if it is uniform; otherwise 1.
  var opacity: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }
}

/// A soft clip: drawing is visible through the opaque part of a picture, and not outside the picture.
struct MaskClip {
  /// The picture, of which only alpha is used.
  var image: CGImage
  /// The transform from its pixels (origin top left) to canvas pixels.
  var transform: CGAffineTransform

  /// The bounding box of the visible area, in canvas pixels.
  var extent: CGRect {
    CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(transform)
  }
}
