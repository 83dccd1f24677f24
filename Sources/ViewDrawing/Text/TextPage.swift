internal import Drawing
internal import Foundation

/// The current context as text needs it: with y growing down while it is drawn.
struct TextPage {
  let context: CGContext
  /// Whether y grows down in the context's user space.
  let yGrowsDown: Bool

  /// The calling thread's; nil when there is nothing to draw on.
  static var current: TextPage? {
    guard let entry = GraphicsStack.current.entries.last, let context = entry.context else {
      return nil
    }
    return TextPage(context: context, yGrowsDown: entry.yGrowsDown)
  }

  /// Runs `body` with a rectangle of user space as it is where y grows down, cut to the rectangle if asked
  /// to.
  func draw(_ rect: CGRect, clips: Bool = false, _ body: (CGRect) -> Void) {
    context.saveGState()
    var rect = rect
    if !yGrowsDown {
      // Turned over about the upper edge, which becomes zero.
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
  /// Makes a shadow that of everything drawn later.
  package func set(_ shadow: NSShadow) {
    setShadow(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadow.paint)
  }
}
