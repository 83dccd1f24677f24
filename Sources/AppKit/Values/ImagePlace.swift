internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The destination of a part of an image in the current context.
struct ImagePlace {
  private let context: CGContext
  private let target: NSRect
  private let part: NSRect
  /// Whether the part is flipped vertically to appear upright where y grows down.
  private let isTurned: Bool

  /// Creates a destination in the current context; nil without a context, and if the drawing would be empty.
  ///
  /// - Parameter part: In the image's points, y up; zero for the entire image.
  init?(_ target: NSRect, from part: NSRect, of size: NSSize, respectFlipped: Bool) {
    let part = part == .zero ? NSRect(origin: .zero, size: size) : part.standardized
    let target = target.standardized
    guard let entry = GraphicsStack.current.entries.last, let context = entry.context,
      target.isFinite, part.isFinite, !target.isEmpty, !part.isEmpty
    else { return nil }
    self.context = context
    self.target = target
    self.part = part
    isTurned = respectFlipped && entry.yGrowsDown
  }

  /// Runs `body` with the image's coordinate space as user space, y up, in a layer with an operation and an
  /// opacity.
  func draw(_ op: NSCompositingOperation, _ fraction: CGFloat, _ body: () -> Bool) -> Bool {
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(op.blendMode)
    context.setAlpha(fraction)
    context.clip(to: target)
    let needsLayer = op != .sourceOver || fraction < 1
    if needsLayer { context.beginTransparencyLayer() }
    context.translateBy(x: target.minX, y: isTurned ? target.maxY : target.minY)
    context.scaleBy(
      x: target.width / part.width,
      y: target.height / part.height * (isTurned ? -1 : 1))
    context.translateBy(x: -part.minX, y: -part.minY)
    var isDrawn = false
    GraphicsStack.drawing(on: context, yGrowsDown: false) { isDrawn = body() }
    if needsLayer { context.endTransparencyLayer() }
    return isDrawn
  }
}
