public import Foundation

extension NSView {
  /// Converts a point to another view's coordinate space; nil for the window's, y up.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    viewNode.convert(point, to: view?.viewNode)
  }
  /// Converts a point from another view's coordinate space; nil for the window's, y up.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    viewNode.convert(point, from: view?.viewNode)
  }
  /// Converts a rectangle to another view's coordinate space; nil for the window's, y up.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    viewNode.convert(rect, to: view?.viewNode)
  }
  /// Converts a rectangle from another view's coordinate space; nil for the window's, y up.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    viewNode.convert(rect, from: view?.viewNode)
  }
  /// Returns the size unchanged: sizes are equal in all coordinate spaces.
  public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  /// Returns the size unchanged: sizes are equal in all coordinate spaces.
  public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
}
