internal import Drawing
public import Foundation
internal import ViewDrawing

// Rectangles in the current context, in user space. Source: Apple, "NSGraphics".

/// Fills a rectangle with the current fill colour, replacing its content.
public func NSRectFill(_ rect: NSRect) { NSRectFillUsingOperation(rect, .copy) }

/// Fills rectangles with the current fill colour, replacing their content.
public func NSRectFillList(_ rects: UnsafePointer<NSRect>, _ count: Int) {
  UnsafeBufferPointer(start: rects, count: max(0, count)).forEach { NSRectFill($0) }
}

/// Fills a rectangle with the current fill colour.
public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) {
  rect.fill(using: op)
}

/// Fills a line of one point inside a rectangle's edge with the current fill colour.
public func NSFrameRect(_ rect: NSRect) { NSFrameRectWithWidth(rect, 1) }

/// Fills a line inside a rectangle's edge with the current fill colour.
public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {
  NSFrameRectWithWidthUsingOperation(rect, frameWidth, .copy)
}

/// Fills a line inside a rectangle's edge with the current fill colour.
public func NSFrameRectWithWidthUsingOperation(
  _ rect: NSRect, _ frameWidth: CGFloat, _ op: NSCompositingOperation
) {
  rect.frame(withWidth: frameWidth, using: op)
}

/// Clips later drawing to a rectangle.
public func NSRectClip(_ rect: NSRect) { rect.clip() }

/// Clips later drawing to the union of rectangles.
public func NSRectClipList(_ rects: UnsafePointer<NSRect>, _ count: Int) {
  GraphicsStack.current.context?.clip(
    to: Array(UnsafeBufferPointer(start: rects, count: max(0, count))))
}

/// Fills a rectangle with white.
public func NSEraseRect(_ rect: NSRect) {
  guard let context = GraphicsStack.current.context else { return }
  context.saveGState()
  context.setFillColor(NSColor.white.cgColor)
  rect.fill(using: .copy)
  context.restoreGState()
}

extension NSRect {
  /// Fills the rectangle with the current fill colour, by the context's operation unless given.
  public func fill(
    using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation
      ?? .sourceOver
  ) {
    [self].fill(using: operation)
  }

  /// Fills a line inside the edge with the current fill colour.
  public func frame(
    withWidth width: CGFloat = 1,
    using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation
      ?? .sourceOver
  ) {
    let (outer, width) = (standardized, max(0, width))
    guard width * 2 < min(outer.width, outer.height) else { return fill(using: operation) }
    let inner = outer.insetBy(dx: width, dy: width)
    [
      NSRect(x: outer.minX, y: outer.minY, width: outer.width, height: width),
      NSRect(x: outer.minX, y: inner.maxY, width: outer.width, height: width),
      NSRect(x: outer.minX, y: inner.minY, width: width, height: inner.height),
      NSRect(x: inner.maxX, y: inner.minY, width: width, height: inner.height),
    ].fill(using: operation)
  }

  /// Clips later drawing to the rectangle.
  public func clip() { GraphicsStack.current.context?.clip(to: self) }
}

extension Sequence where Element == NSRect {
  /// Fills the rectangles with the current fill colour, by the context's operation unless given.
  public func fill(
    using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation
      ?? .sourceOver
  ) {
    guard let context = GraphicsStack.current.context else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    for rect in self {
      // These also clear what lies around, which must not reach beyond the rectangle.
      let clears = [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(operation)
      if clears {
        context.saveGState()
        context.clip(to: rect)
      }
      context.fill(rect)
      if clears { context.restoreGState() }
    }
    context.restoreGState()
  }

  /// Clips later drawing to the union of the rectangles.
  public func clip() { GraphicsStack.current.context?.clip(to: Array(self)) }
}
