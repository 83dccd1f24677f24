internal import Drawing
internal import Foundation

/// A picture of a set, in units of which it is 16 high.
enum SymbolFile {
  /// Returns the picture of a file; nil for one that cannot be read.
  static func outline(atPath path: String) -> SymbolOutline? {
    // A link may lead out of the folder that was given, and a pipe never ends.
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular, let size = facts[.size] as? Int,
      size <= SVGOutline.maximumBytes, let data = FileManager.default.contents(atPath: path),
      let drawing = try? SVGOutline(data)
    else { return nil }
    let outline = outline(of: drawing)
    return outline.bounds.isNull ? nil : outline
  }

  /// Returns the shapes of a drawing in the units of symbols.
  static func outline(of drawing: SVGOutline) -> SymbolOutline {
    let zoom = 16 / drawing.box.height
    let map = CGAffineTransform(
      zoom, 0, 0, zoom, -drawing.box.minX * zoom, -drawing.box.minY * zoom)
    return SymbolOutline(drawing.shapes.compactMap { layer($0, map, zoom) }, origin: .rule)
  }

  private static func layer(
    _ shape: SVGShape, _ map: CGAffineTransform, _ zoom: CGFloat
  ) -> SymbolLayer? {
    guard shape.fill != nil || shape.stroke != nil, !shape.path.isEmpty else { return nil }
    var layer = SymbolLayer(shape.path.applying(map).elements)
    layer.isFilled = shape.fill != nil
    layer.isEvenOdd = shape.fill == .evenOdd
    layer.stroke = (shape.stroke?.width ?? 0) * zoom
    return layer
  }
}
