import Foundation

/// The output of a context: a bitmap, a PDF page or an SVG document.
///
/// Canvas pixels, y down. Callers pass paths already mapped to canvas pixels; pens, pictures, gradients and
/// text come with their map. On vector canvases a pixel is a point.
protocol Canvas: AnyObject {
  /// The drawing area.
  var bounds: CGRect { get }
  /// Pixels a canvas pixel of pictures that are made for it: more than one where canvas pixels are
  /// points.
  var pictureZoom: Double { get }
  /// The box around the clip.
  var clipBounds: CGRect { get }

  /// Remembers the clip.
  func save()
  /// Returns to the clip last saved.
  func restore()
  /// Cuts all later drawing to `path`.
  func clip(_ path: [PathElement], evenOdd: Bool)
  /// Lets later drawing reach the whole canvas.
  func resetClip()

  /// Fills `path`.
  func fill(_ path: [PathElement], evenOdd: Bool, _ paint: Paint, _ compositing: Compositing)
  /// Strokes `path` with a pen in the space of `transform`.
  func stroke(
    _ path: [PathElement], _ style: StrokeStyle, _ transform: CGAffineTransform, _ paint: Paint,
    _ compositing: Compositing)
  /// Draws `image`; `transform` maps its pixels (origin top left).
  func draw(
    _ image: CGImage, _ transform: CGAffineTransform, smooth: Bool, _ compositing: Compositing)
  /// Paints a gradient over the whole clip; its geometry is in the space of `transform`.
  func paint(_ gradient: GradientPaint, _ transform: CGAffineTransform, _ compositing: Compositing)
  /// Draws the letters of pieces of one shaped line; `transform` puts the start of its baseline at the
  /// origin, and the colour is for those without one.
  func draw(
    _ text: ShapedText, line index: Int, _ pieces: [TextPiece], _ transform: CGAffineTransform,
    _ color: SRGBColor, _ compositing: Compositing)

  /// Starts drawing on a layer of its own, and saves the clip.
  ///
  /// - Parameter area: What the layer is cut to; nil is the clip.
  func pushLayer(in area: [PathElement]?)
  /// Ends the layer, composites it as one step, and returns to the clip from before it.
  func popLayer(_ compositing: Compositing)

  /// Whether a blend mode is drawn as such, not as normal.
  func canBlend(_ mode: CGBlendMode) -> Bool
  /// A copy of the pixels; nil for documents.
  func snapshot() -> CGImage?
  /// Finishes a document and returns it; nil for bitmaps and after a failure.
  func finish() -> Data?
}

/// The paint of fills and strokes.
enum Paint {
  /// One colour.
  case color(SRGBColor)
  /// A picture that repeats in both directions, with the map from its pixels to canvas pixels.
  case tiles(CGImage, CGAffineTransform)

  /// The opacity, where it is the same everywhere; else 1.
  var opacity: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }
}

/// A soft clip: drawing shows through the opaque part of a picture, and nowhere beyond it.
struct MaskClip {
  /// The picture, of which only the alpha counts.
  var image: CGImage
  /// From its pixels (origin top left) to canvas pixels.
  var transform: CGAffineTransform

  /// A box around where it lets anything through, in canvas pixels.
  var extent: CGRect {
    CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(transform)
  }
}
