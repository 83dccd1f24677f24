public import Foundation
internal import ViewDrawing

/// An image representation that calls a drawing function each time it is drawn.
///
/// Source: Apple, "NSCustomImageRep".
///
/// Unchecked: as its superclass; the drawing function may be called on any thread.
open class NSCustomImageRep: NSImageRep, @unchecked Sendable {
  /// The drawing function: receives the rectangle to fill and returns whether it drew.
  public let drawingHandler: ((NSRect) -> Bool)?
  private let isFlipped: Bool

  /// Creates a representation of a size; `flipped` means that the function draws with y down.
  public init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.drawingHandler = drawingHandler
    isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    super.init()
    self.size = size
  }

  open override func draw() -> Bool {
    guard let context = GraphicsStack.current.context, let drawingHandler else { return false }
    context.saveGState()
    defer { context.restoreGState() }
    if isFlipped {
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
    }
    var isDrawn = false
    GraphicsStack.drawing(on: context, yGrowsDown: isFlipped) {
      isDrawn = drawingHandler(NSRect(origin: .zero, size: size))
    }
    return isDrawn
  }
}
