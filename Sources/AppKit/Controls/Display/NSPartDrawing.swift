internal import Drawing
public import Foundation
internal import ViewDrawing

// Lines, lists and images of parts in the current context. Source: Apple, "NSGraphics", "NSCell".

/// Fills a dotted line of one point inside a rectangle's edge with the current fill colour.
public func NSDottedFrameRect(_ rect: NSRect) {
  let rect = rect.standardized
  guard rect.width > 1, rect.height > 1, rect.width < 32_768, rect.height < 32_768 else { return }
  var dots: [NSRect] = []
  for x in stride(from: rect.minX, to: rect.maxX, by: 2) {
    dots.append(NSRect(x: x, y: rect.minY, width: 1, height: 1))
    dots.append(NSRect(x: x, y: rect.maxY - 1, width: 1, height: 1))
  }
  for y in stride(from: rect.minY, to: rect.maxY, by: 2) {
    dots.append(NSRect(x: rect.minX, y: y, width: 1, height: 1))
    dots.append(NSRect(x: rect.maxX - 1, y: y, width: 1, height: 1))
  }
  dots.fill()
}
/// Fills rectangles with a colour each.
@preconcurrency @MainActor public func NSRectFillListWithColors(
  _ rects: UnsafePointer<NSRect>, _ colors: UnsafePointer<NSColor>, _ num: Int
) {
  NSRectFillListWithColorsUsingOperation(rects, colors, num, .copy)
}
/// Fills rectangles with a colour each, by an operation.
@preconcurrency @MainActor public func NSRectFillListWithColorsUsingOperation(
  _ rects: UnsafePointer<NSRect>, _ colors: UnsafePointer<NSColor>, _ num: Int,
  _ op: NSCompositingOperation
) {
  for index in 0..<max(0, num) { fill(rects[index], colors[index], op) }
}
/// Fills rectangles with a grey each.
@preconcurrency @MainActor public func NSRectFillListWithGrays(
  _ rects: UnsafePointer<NSRect>, _ grays: UnsafePointer<CGFloat>, _ num: Int
) {
  for index in 0..<max(0, num) {
    fill(rects[index], NSColor(deviceWhite: grays[index], alpha: 1), .copy)
  }
}
/// Fills rectangles with the current fill colour, by an operation.
public func NSRectFillListUsingOperation(
  _ rects: UnsafePointer<NSRect>, _ count: Int, _ op: NSCompositingOperation
) {
  UnsafeBufferPointer(start: rects, count: max(0, count)).forEach {
    NSRectFillUsingOperation($0, op)
  }
}
private func fill(_ rect: NSRect, _ color: NSColor, _ operation: NSCompositingOperation) {
  guard let context = GraphicsStack.current.context else { return }
  context.saveGState()
  context.setFillColor(color.cgColor)
  rect.fill(using: operation)
  context.restoreGState()
}
/// Returns the colour at a point of the view that is drawn; nil, as pictures are not read while they are drawn.
public func NSReadPixel(_ passedPoint: NSPoint) -> NSColor? { nil }

/// Draws lines at sides of a rectangle, one after the other; returns what they leave of it.
///
/// - Parameters:
///   - boundsRect: The rectangle.
///   - clipRect: Lines outside are not drawn.
///   - sides: The side of each line.
///   - grays: The grey of each line.
///   - count: The number of lines.
@preconcurrency @MainActor @discardableResult
public func NSDrawTiledRects(
  _ boundsRect: NSRect, _ clipRect: NSRect, _ sides: UnsafePointer<NSRectEdge>,
  _ grays: UnsafePointer<CGFloat>, _ count: Int
) -> NSRect {
  var rest = boundsRect
  for index in 0..<max(0, count) {
    let (line, remainder) = rest.divided(atDistance: 1, from: sides[index].side)
    fill(line.intersection(clipRect), NSColor(deviceWhite: grays[index], alpha: 1), .copy)
    rest = remainder
  }
  return rest
}
extension NSRectEdge {
  fileprivate var side: CGRectEdge {
    switch self {
    case .minX: .minXEdge
    case .minY: .minYEdge
    case .maxX: .maxXEdge
    case .maxY: .maxYEdge
    }
  }
}

/// Draws an image between two others along an axis; the middle one is stretched.
///
/// - Parameters:
///   - frame: The rectangle to fill.
///   - startCap: The image at the left or upper end.
///   - centerFill: The image in the middle.
///   - endCap: The image at the right or lower end.
///   - vertical: Whether the axis is vertical.
///   - op: The compositing operation.
///   - alphaFraction: The opacity, from 0 to 1.
///   - flipped: Whether y grows down.
@preconcurrency @MainActor public func NSDrawThreePartImage(
  _ frame: NSRect, _ startCap: NSImage?, _ centerFill: NSImage?, _ endCap: NSImage?,
  _ vertical: Bool, _ op: NSCompositingOperation, _ alphaFraction: CGFloat, _ flipped: Bool
) {
  func length(_ image: NSImage?) -> CGFloat {
    image.map { vertical ? $0.size.height : $0.size.width } ?? 0
  }
  let parts = Parts(frame, length(startCap), length(endCap), isVertical: vertical, flipped)
  for (image, rect) in zip([startCap, centerFill, endCap], parts.rects) {
    draw(image, rect, op, alphaFraction)
  }
}
/// Draws nine images in a rectangle: corners of their size, edges and a middle that are stretched.
@preconcurrency @MainActor public func NSDrawNinePartImage(
  _ frame: NSRect, _ topLeftCorner: NSImage?, _ topEdgeFill: NSImage?, _ topRightCorner: NSImage?,
  _ leftEdgeFill: NSImage?, _ centerFill: NSImage?, _ rightEdgeFill: NSImage?,
  _ bottomLeftCorner: NSImage?, _ bottomEdgeFill: NSImage?, _ bottomRightCorner: NSImage?,
  _ op: NSCompositingOperation, _ alphaFraction: CGFloat, _ flipped: Bool
) {
  let rows = Parts(
    frame, topLeftCorner?.size.height ?? 0, bottomLeftCorner?.size.height ?? 0, isVertical: true,
    flipped
  ).rects
  let images = [
    [topLeftCorner, topEdgeFill, topRightCorner], [leftEdgeFill, centerFill, rightEdgeFill],
    [bottomLeftCorner, bottomEdgeFill, bottomRightCorner],
  ]
  for (row, list) in zip(rows, images) {
    let columns = Parts(
      row, topLeftCorner?.size.width ?? 0, topRightCorner?.size.width ?? 0, isVertical: false,
      flipped
    ).rects
    for (image, rect) in zip(list, columns) { draw(image, rect, op, alphaFraction) }
  }
}
@MainActor private func draw(
  _ image: NSImage?, _ rect: NSRect, _ op: NSCompositingOperation, _ alpha: CGFloat
) {
  guard let image, rect.width > 0, rect.height > 0 else { return }
  image.draw(
    in: rect, from: .zero, operation: op, fraction: alpha, respectFlipped: true, hints: nil)
}
/// Three parts of a rectangle along an axis, from the left or the top.
private struct Parts {
  let rects: [NSRect]
  init(_ frame: NSRect, _ start: CGFloat, _ end: CGFloat, isVertical: Bool, _ isFlipped: Bool) {
    let (first, last): (CGRectEdge, CGRectEdge) =
      isVertical
      ? (isFlipped ? (.minYEdge, .maxYEdge) : (.maxYEdge, .minYEdge)) : (.minXEdge, .maxXEdge)
    let (one, rest) = frame.divided(atDistance: start, from: first)
    let (three, two) = rest.divided(atDistance: end, from: last)
    rects = [one, two, three]
  }
}

extension NSFont {
  /// The bounds of the letters: a square of the size from the descender to the ascender; an estimate.
  public var boundingRectForFont: NSRect {
    NSRect(x: 0, y: descender, width: pointSize, height: ascender - descender)
  }
}
