internal import Drawing
internal import Foundation

/// The current context for drawing text, with y temporarily growing down.
struct TextPage {
  let context: CGContext
  /// Whether y grows down in the context's user space.
  let yGrowsDown: Bool

  /// The calling thread's page; nil without a current context.
  static var current: TextPage? {
    guard let entry = GraphicsStack.current.entries.last, let context = entry.context else {
      return nil
    }
    return TextPage(context: context, yGrowsDown: entry.yGrowsDown)
  }

  /// Calls `body` with a rectangle of user space converted to y down, and optionally clips to it.
  func draw(_ rect: CGRect, clips: Bool = false, _ body: (CGRect) -> Void) {
    context.saveGState()
    var rect = rect
    if !yGrowsDown {
      // Flipped around the upper edge, which becomes zero.
      context.translateBy(x: 0, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      rect.origin.y = 0
    }
    if clips { context.clip(to: rect) }
    body(rect)
    context.restoreGState()
  }
}

extension CGContext {
  /// Sets the shadow of subsequent drawing.
  package func set(_ shadow: NSShadow) {
    setShadow(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadow.paint)
  }
}
