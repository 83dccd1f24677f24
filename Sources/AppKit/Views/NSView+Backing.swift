public import Foundation

/// Points and pixels; a point has as many pixels as the window's scale.
///
/// Before a view is in a window a point is a pixel.
extension NSView {
  /// A point in pixels.
  public func convertToBacking(_ point: NSPoint) -> NSPoint { viewNode.inPixels(point) }
  /// A size in pixels.
  public func convertToBacking(_ size: NSSize) -> NSSize { viewNode.inPixels(size) }
  /// A rectangle in pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    let (origin, size) = (convertToBacking(rect.origin), convertToBacking(rect.size))
    return NSRect(origin: origin, size: size)
  }
  /// A point from pixels.
  public func convertFromBacking(_ point: NSPoint) -> NSPoint { viewNode.fromPixels(point) }
  /// A size from pixels.
  public func convertFromBacking(_ size: NSSize) -> NSSize { viewNode.fromPixels(size) }
  /// A rectangle from pixels.
  public func convertFromBacking(_ rect: NSRect) -> NSRect {
    let (origin, size) = (convertFromBacking(rect.origin), convertFromBacking(rect.size))
    return NSRect(origin: origin, size: size)
  }
  /// Returns a rectangle with its edges on pixels, each moved as options say; points.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertFromBacking(NSIntegralRectWithOptions(convertToBacking(rect), options))
  }
  /// A rectangle with each edge on the nearest pixel, halves up; points.
  public func centerScanRect(_ rect: NSRect) -> NSRect { viewNode.onPixels(rect) }
}
