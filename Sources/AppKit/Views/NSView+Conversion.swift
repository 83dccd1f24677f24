public import Foundation

extension NSView {
  /// A point of this view's space in another's; nil means the window's, where y grows up.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    viewNode.convert(point, to: view?.viewNode)
  }
  /// A point of another view's space in this one's; nil means the window's, where y grows up.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    viewNode.convert(point, from: view?.viewNode)
  }
  /// A rectangle of this view's space in another's; nil means the window's, where y grows up.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    viewNode.convert(rect, to: view?.viewNode)
  }
  /// A rectangle of another view's space in this one's; nil means the window's, where y grows up.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    viewNode.convert(rect, from: view?.viewNode)
  }
  /// A size of this view's space in another's; sizes are the same everywhere.
  public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  /// A size of another view's space in this one's; sizes are the same everywhere.
  public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
}
