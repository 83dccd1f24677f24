public import Foundation

/// Conversion between points and pixels by the window's backing scale.
///
/// For a view outside of a window a point is a pixel.
extension NSView {
  /// Converts a point to pixels.
  public func convertToBacking(_ point: NSPoint) -> NSPoint { viewNode.inPixels(point) }
  /// Converts a size to pixels.
  public func convertToBacking(_ size: NSSize) -> NSSize { viewNode.inPixels(size) }
  /// Converts a rectangle to pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    let (origin, size) = (convertToBacking(rect.origin), convertToBacking(rect.size))
    return NSRect(origin: origin, size: size)
  }
  /// Converts a point from pixels.
  public func convertFromBacking(_ point: NSPoint) -> NSPoint { viewNode.fromPixels(point) }
  /// Converts a size from pixels.
  public func convertFromBacking(_ size: NSSize) -> NSSize { viewNode.fromPixels(size) }
  /// Converts a rectangle from pixels.
  public func convertFromBacking(_ rect: NSRect) -> NSRect {
    let (origin, size) = (convertFromBacking(rect.origin), convertFromBacking(rect.size))
    return NSRect(origin: origin, size: size)
  }
  /// The rectangle with its edges aligned to pixels as the options specify; points.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertFromBacking(NSIntegralRectWithOptions(convertToBacking(rect), options))
  }
  /// The rectangle with each edge on the nearest pixel, halves up; points.
  public func centerScanRect(_ rect: NSRect) -> NSRect { viewNode.onPixels(rect) }
}
