internal import Drawing
public import Foundation
internal import ViewDrawing

/// Rendering of views to bitmaps.
///
/// A picture is drawn in full each time one is requested; views keep no backing store.
extension NSView {
  /// Returns a transparent bitmap for a part of the bounds, at the scale of the view's window; nil for a part
  /// without area.
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    let pixels = convertToBacking(rect.size)
    guard pixels.width > 0, pixels.height > 0, pixels.width < 32_768, pixels.height < 32_768 else {
      return nil
    }
    let bitmap = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: Int(pixels.width.rounded(.up)),
      pixelsHigh: Int(pixels.height.rounded(.up)), bitsPerSample: 8, samplesPerPixel: 4,
      hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    bitmap?.size = rect.size
    return bitmap
  }

  /// Draws a part of the view and its subviews into a bitmap after pending layout.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinate space.
  ///   - bitmapImageRep: The bitmap to draw into.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    guard let context = NSGraphicsContext(bitmapImageRep: bitmapImageRep) else { return }
    layoutSubtreeIfNeeded()
    let size = bitmapImageRep.size
    let canvas = context.cgContext
    canvas.saveGState()
    // The renderer counts down from the upper edge.
    canvas.translateBy(x: 0, y: size.height)
    canvas.scaleBy(x: size.width / rect.width, y: -size.height / rect.height)
    canvas.shadowsGoUp = false
    var renderer = ViewRenderer(canvas)
    renderer.draw(self, in: viewNode.place(showing: rect))
    canvas.restoreGState()
  }

  /// Draws the view and its subviews into a context whose user space is the view's coordinate space.
  ///
  /// - Parameters:
  ///   - rect: The part to draw; everything is drawn, clipped to it.
  ///   - context: The destination, with y in the view's direction.
  public func displayIgnoringOpacity(_ rect: NSRect, in context: NSGraphicsContext) {
    layoutSubtreeIfNeeded()
    let canvas = context.cgContext
    canvas.saveGState()
    canvas.clip(to: rect)
    canvas.concatenate(viewNode.drawingTransform.inverted())
    canvas.shadowsGoUp = false
    var renderer = ViewRenderer(canvas)
    renderer.draw(self, in: viewNode.bounds)
    canvas.restoreGState()
  }

  /// The view and its subviews as a PDF page of a part of the bounds; empty for a part without area.
  func page(of rect: NSRect) -> Data {
    layoutSubtreeIfNeeded()
    guard rect.width > 0, rect.height > 0,
      let canvas = PictureFormat.pdf.context(size: rect.size, scale: 1)
    else { return Data() }
    var renderer = ViewRenderer(canvas)
    renderer.draw(self, in: viewNode.place(showing: rect))
    return (try? PictureFormat.pdf.data(from: canvas)) ?? Data()
  }
}
