public import Foundation
public import ViewDrawing

extension NSString {
  /// The options for drawing a string.
  public typealias DrawingOptions = NSStringDrawingOptions

  /// The bounding box of the text with the given attributes; see `NSAttributedString.boundingRect`.
  public func boundingRect(
    with size: NSSize, options: DrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil
  ) -> NSRect {
    boundingRect(with: size, options: options, attributes: attributes, context: nil)
  }

  /// Draws into a rectangle of the current context; see `NSAttributedString.draw`.
  public func draw(
    with rect: NSRect, options: DrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(with: rect, options: options, attributes: attributes, context: nil)
  }
}

extension NSAttributedString {
  /// The bounding box of the text; see the method with a context.
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = []) -> NSRect {
    boundingRect(with: size, options: options, context: nil)
  }

  /// Draws into a rectangle of the current context; see the method with a context.
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = []) {
    draw(with: rect, options: options, context: nil)
  }
}
