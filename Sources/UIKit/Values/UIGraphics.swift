public import Drawing
public import Foundation
internal import ViewDrawing

/// The current context of the thread, which drawing methods without a context argument use.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.context
}

/// Makes `context` the current context until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Restores the previous context; has no effect on an empty stack.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Begins an image context at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of `size` points; scale 0 uses the main screen's.
///
/// If the size has too few or too many pixels, the current context is nil until the matching end.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? ScreenScale.main : Double(scale)
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(
      context: CGContext.bitmap(size: size, scale: scale, opaque: opaque), imageScale: scale))
}

/// The current picture; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context?.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image context; has no effect if the current context is not an image context.
public func UIGraphicsEndImageContext() {
  guard GraphicsStack.current.entries.last?.imageScale != nil else { return }
  GraphicsStack.current.entries.removeLast()
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a frame 1 point wide inside a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.strokeInside(rect)
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
