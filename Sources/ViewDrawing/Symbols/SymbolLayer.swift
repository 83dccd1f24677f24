package import Drawing
package import Foundation

/// A part of a symbol that is painted in one colour.
package struct SymbolLayer: Hashable, Sendable {
  /// The outline, y down, in units of which a symbol is about 16 high.
  package var elements: [PathElement]
  /// Whether the fill follows the rule of even crossings.
  package var isEvenOdd = false
  /// The stroke that is added to the fill, in units; 0 for none.
  package var stroke: CGFloat = 0
  /// Whether the outline is filled.
  package var isFilled = true
  /// The rank among the colours: 0 for the primary one.
  package var level = 0
  /// Whether the layer is cut out of the layers below it where the symbol has a single colour.
  package var cutsBelow = false
  /// The areas that are not painted, each by even crossings.
  package var holes: [[PathElement]] = []

  /// Creates a layer from its outline.
  package init(_ elements: [PathElement]) { self.elements = elements }

  /// The smallest rectangle around what is painted, without regard of holes.
  package var bounds: CGRect {
    let box = CGPath(elements: elements).boundingBoxOfPath
    return box.isNull ? box : box.insetBy(dx: -stroke / 2, dy: -stroke / 2)
  }

  /// Returns the layer with every point mapped by a transform without shear.
  ///
  /// - Parameter keepsLines: Whether a stroke makes up for what lines lose in width.
  package func applying(_ transform: CGAffineTransform, keepsLines: Bool = false) -> SymbolLayer {
    var copy = self
    let zoom = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    copy.elements = elements.map { $0.applying(transform) }
    copy.holes = holes.map { $0.map { $0.applying(transform) } }
    copy.stroke = stroke * zoom
    if keepsLines, zoom < 1 { copy.stroke += (1 - zoom) * (isFilled ? 0.6 : 1) }
    return copy
  }

  /// The areas that the layer covers, for cutting it out of others.
  ///
  /// A stroke whose outline covers itself at a corner would be a hole in the hole, so that short ones are cut out step by
  /// step.
  var areas: [[PathElement]] {
    var areas: [[PathElement]] = isFilled ? [elements] : []
    guard stroke > 0 else { return areas }
    let steps = steps
    let parts = isFilled || steps.count > Self.maximumSteps ? [elements] : steps
    // Strokes have chords for curves, so that they are made in a larger space.
    let zoom: CGFloat = 16
    for part in parts {
      let large = CGPath(elements: part).applying(CGAffineTransform(zoom, 0, 0, zoom, 0, 0))
      let outline = large.copy(
        strokingWithWidth: stroke * zoom, lineCap: .round, lineJoin: .round, miterLimit: 10)
      areas.append(
        outline.applying(CGAffineTransform(1 / zoom, 0, 0, 1 / zoom, 0, 0)).elements)
    }
    return areas
  }

  /// The maximum number of steps that are cut out one by one.
  private static let maximumSteps = 8

  /// The lines and curves of the outline, each as an outline of its own.
  private var steps: [[PathElement]] {
    var steps: [[PathElement]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .close:
        if current != start { steps.append([.move(current), .line(start)]) }
        current = start
      case .line, .quad, .curve:
        steps.append([.move(current), element])
        current = element.points.last ?? current
      }
    }
    return steps
  }
}
