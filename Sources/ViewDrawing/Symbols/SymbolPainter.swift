internal import Drawing
internal import Foundation

/// Paints the layers of a symbol.
struct SymbolPainter {
  let outline: SymbolOutline
  let colors: SymbolColors
  /// The colour where the symbol states none.
  let tint: CGColor
  /// The width that is added to lines, in points.
  let addedWidth: CGFloat

  /// The part of a symbol's width that is empty at each side.
  ///
  /// Inferred: round symbols are 128 wide and 123 high.
  private static let margin: CGFloat = 0.02

  /// Paints the symbol in the middle of a rectangle.
  ///
  /// - Parameter unit: The length of the outline's unit in points, at most; nil fits the outline into the rectangle.
  func draw(in context: CGContext, _ rect: CGRect, unit: CGFloat?) {
    let box = outline.bounds
    guard !box.isNull, box.width > 0 || box.height > 0 else { return }
    let room = CGSize(
      width: rect.width * (1 - 2 * Self.margin) - addedWidth, height: rect.height - addedWidth)
    guard room.width > 0, room.height > 0 else { return }
    let zoom = min(
      unit ?? .infinity, room.width / max(box.width, 0.01), room.height / max(box.height, 0.01))
    let map = CGAffineTransform(
      zoom, 0, 0, zoom, rect.midX - zoom * box.midX, rect.midY - zoom * box.midY)
    for layer in layers { paint(layer.applying(map), in: context) }
  }

  /// The layers that are painted: with a single colour, what is cut out is a hole in those below.
  private var layers: [SymbolLayer] {
    guard colors == .single else { return outline.layers }
    var layers: [SymbolLayer] = []
    for layer in outline.layers {
      guard layer.cutsBelow else {
        layers.append(layer)
        continue
      }
      let areas = layer.areas
      for index in layers.indices { layers[index].holes += areas }
    }
    return layers
  }

  private func paint(_ layer: SymbolLayer, in context: CGContext) {
    var color = colors.color(ofLevel: layer.level, tint: tint)
    let width = layer.stroke + addedWidth
    context.saveGState()
    defer { context.restoreGState() }
    // A layer for each clip but the first: viewers of SVG, librsvg among them, do not apply a clip of a clip.
    let clipLayers = max(0, layer.holes.count - 1)
    for (index, hole) in layer.holes.enumerated() {
      if index > 0 { context.beginTransparencyLayer() }
      let path = CGMutablePath()
      path.addRect(layer.bounds.insetBy(dx: -width - 1, dy: -width - 1))
      path.addPath(CGPath(elements: hole))
      context.addPath(path)
      context.clip(using: .evenOdd)
    }
    // What fill and stroke both cover is painted once.
    let isLayer = color.alpha < 1 && layer.isFilled && width > 0
    if isLayer {
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer()
      color = color.copy(alpha: 1) ?? color
    }
    let path = CGPath(elements: layer.elements)
    if layer.isFilled {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: layer.isEvenOdd ? .evenOdd : .winding)
    }
    if width > 0 {
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addPath(path)
      context.strokePath()
    }
    if isLayer { context.endTransparencyLayer() }
    for _ in 0..<clipLayers { context.endTransparencyLayer() }
  }
}
