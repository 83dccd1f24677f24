internal import Drawing
public import Foundation
internal import ViewDrawing

/// Pictures of views.
///
/// A picture is drawn in full each time one is requested; views keep no backing store.
extension NSView {
  /// Clear pixels for a picture of a part of the bounds, at the scale of the view's window; nil for a part
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

  /// Draws a part of the view, and of all below it, into pixels; what waits for layout is laid out first.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own space.
  ///   - bitmapImageRep: What it fills.
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

  /// Draws the view, and all below it, into a context whose space is the view's own.
  ///
  /// - Parameters:
  ///   - rect: The part that is wanted; all of it is drawn, cut off there.
  ///   - context: What is drawn on, y as the view counts it.
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
}
