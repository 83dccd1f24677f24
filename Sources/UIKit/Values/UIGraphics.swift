public import Drawing
public import Foundation
internal import ViewDrawing

/// The context that drawing methods without a context argument draw on; per thread.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.context
}

/// Makes `context` current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the context before current again; nothing happens on an empty stack.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Starts drawing on a picture at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing on a picture of `size` points; scale 0 is the main screen's.
///
/// For a size that has no pixels, or too many, there is no current context until the matching end.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? ScreenScale.main : Double(scale)
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(
      context: CGContext.bitmap(size: size, scale: scale, opaque: opaque), imageScale: scale))
}

/// The picture so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context?.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image context; nothing happens when the current context is none.
public func UIGraphicsEndImageContext() {
  guard GraphicsStack.current.entries.last?.imageScale != nil else { return }
  GraphicsStack.current.entries.removeLast()
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes one point inside the edge of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.strokeInside(rect)
}

/// Cuts drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
