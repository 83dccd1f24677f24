internal import Drawing
internal import Foundation

/// The template of a symbol in a catalogue: outlines for weights and scales, with guides.
///
/// The outline of the nearest weight and scale is drawn; nothing is interpolated.
///
/// - SeeAlso: Apple, "Creating custom symbol images for your app", annotated templates.
package struct SymbolTemplate: Hashable, Sendable {
  /// The path of the SVG file.
  package let path: String
  /// The variants of the file.
  private let variants: [Variant]

  /// A weight and scale of a template.
  private struct Variant: Hashable, Sendable {
    let weight: CGFloat
    let scale: CGFloat
    let outline: SymbolOutline
    /// The size in em: the distance of the margins, and the height of the outline.
    let size: CGSize
  }

  /// The numbers of the weights, as fonts have them.
  private static let weights: [(name: String, value: CGFloat)] = [
    ("Regular", 0), ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23),
    ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]
  private static let scales: [(name: String, value: CGFloat)] = [("M", 1), ("S", 0.8), ("L", 1.3)]

  /// Creates a template from a file; nil for one without outlines.
  package init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let drawing = try? SVGOutline(data)
    else { return nil }
    self.init(path: path, drawing)
  }

  /// Creates a template from a drawing; one without the groups of weights is a single outline.
  init?(path: String, _ drawing: SVGOutline) {
    var variants: [Variant] = []
    for weight in Self.weights {
      for scale in Self.scales {
        let id = "\(weight.name)-\(scale.name)"
        let shapes = drawing.shapes.filter { $0.ids.contains(id) }
        guard !shapes.isEmpty else { continue }
        let outline = SymbolOutline(shapes.map(Self.layer), origin: .own)
        let box = outline.bounds
        func margin(_ side: String) -> CGFloat? {
          drawing.shapes.first { $0.ids.last == "\(side)-margin-\(id)" }?
            .path.boundingBoxOfPath.midX
        }
        let width = (margin("right") ?? box.maxX) - (margin("left") ?? box.minX)
        // Templates are for text of 100 points, in each scale.
        variants.append(
          Variant(
            weight: weight.value, scale: scale.value, outline: outline,
            size: CGSize(
              width: max(width, box.width) / 100 / scale.value,
              height: box.height / 100 / scale.value)))
      }
    }
    if variants.isEmpty {
      let outline = SymbolFile.outline(of: drawing)
      let box = outline.bounds
      guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
      let unit: CGFloat = 1.156 / 16
      variants = [
        Variant(
          weight: 0, scale: 1, outline: outline,
          size: CGSize(width: box.width * unit, height: box.height * unit))
      ]
    }
    self.path = path
    self.variants = variants
  }

  private static func layer(_ shape: SVGShape) -> SymbolLayer {
    var layer = SymbolLayer(shape.path.elements)
    layer.isFilled = shape.fill != nil
    layer.isEvenOdd = shape.fill == .evenOdd
    layer.stroke = shape.stroke?.width ?? 0
    return layer
  }

  /// The variant of the nearest scale, and among those of the nearest weight.
  private func variant(weight: CGFloat, scale: CGFloat) -> Variant {
    variants.dropFirst().reduce(variants[0]) { best, next in
      let (a, b) = (abs(next.scale - scale), abs(best.scale - scale))
      if a != b { return a < b ? next : best }
      return abs(next.weight - weight) < abs(best.weight - weight) ? next : best
    }
  }

  /// Returns the outline of a weight and a scale.
  func outline(weight: CGFloat, scale: CGFloat) -> SymbolOutline {
    variant(weight: weight, scale: scale).outline
  }

  /// Returns the size in em at the medium scale.
  func size(weight: CGFloat, scale: CGFloat) -> CGSize {
    variant(weight: weight, scale: scale).size
  }
}
