public import Foundation

/// Points and pixels: a window's scale pixels make a point.
///
/// Before a view is in a window a point is a pixel.
extension NSView {
  /// A point in pixels.
  public func convertToBacking(_ point: NSPoint) -> NSPoint { viewNode.inPixels(point) }
  /// A size in pixels.
  public func convertToBacking(_ size: NSSize) -> NSSize { viewNode.inPixels(size) }
  /// A rectangle in pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertToBacking(rect.origin), size: convertToBacking(rect.size))
  }
  /// A point from pixels.
  public func convertFromBacking(_ point: NSPoint) -> NSPoint { viewNode.fromPixels(point) }
  /// A size from pixels.
  public func convertFromBacking(_ size: NSSize) -> NSSize { viewNode.fromPixels(size) }
  /// A rectangle from pixels.
  public func convertFromBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertFromBacking(rect.origin), size: convertFromBacking(rect.size))
  }
  /// A rectangle with its edges on pixels, each moved as options say; points.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertFromBacking(NSIntegralRectWithOptions(convertToBacking(rect), options))
  }
  /// A rectangle with each edge on the nearest pixel, halves up; points.
  public func centerScanRect(_ rect: NSRect) -> NSRect { viewNode.onPixels(rect) }
}
