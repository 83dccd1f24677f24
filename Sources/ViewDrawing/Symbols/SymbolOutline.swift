internal import Drawing
package import Foundation

/// A symbol as layers, in units of which it is about 16 high.
package struct SymbolOutline: Hashable, Sendable {
  /// The origin of an outline.
  package enum Origin: String, Hashable, Sendable {
    /// A file of the symbol's own name, in a stated folder.
    case own
    /// A picture of the set whose name follows from the symbol's.
    case rule
    /// A picture or a drawing that the table states.
    case table
    /// A composition of other symbols.
    case composition
  }

  /// The layers, from back to front.
  package var layers: [SymbolLayer]
  /// The origin.
  package var origin = Origin.table

  /// Creates an outline from its layers.
  package init(_ layers: [SymbolLayer], origin: Origin = .table) {
    self.layers = layers
    self.origin = origin
  }

  /// The smallest rectangle around all layers.
  package var bounds: CGRect { layers.reduce(CGRect.null) { $0.union($1.bounds) } }

  /// Returns the outline with every point mapped.
  func applying(_ transform: CGAffineTransform, keepsLines: Bool = false) -> SymbolOutline {
    SymbolOutline(
      layers.map { $0.applying(transform, keepsLines: keepsLines) }, origin: origin)
  }

  /// Returns the outline scaled to fit into a rectangle and centred there, but not enlarged beyond a factor.
  func fitted(in rect: CGRect, atMost limit: CGFloat = 1) -> SymbolOutline {
    let box = bounds
    guard !box.isNull, box.width > 0 || box.height > 0 else { return self }
    let zoom = min(
      limit, rect.width / max(box.width, 0.01), rect.height / max(box.height, 0.01))
    return applying(
      CGAffineTransform(
        zoom, 0, 0, zoom, rect.midX - zoom * box.midX, rect.midY - zoom * box.midY),
      keepsLines: true)
  }

  /// Returns the outline with areas that are not painted.
  func without(_ areas: [[PathElement]]) -> SymbolOutline {
    var copy = self
    for index in copy.layers.indices { copy.layers[index].holes += areas }
    return copy
  }

  /// Returns the outline in a rank of colours.
  func inLevel(_ level: Int) -> SymbolOutline {
    var copy = self
    for index in copy.layers.indices { copy.layers[index].level = level }
    return copy
  }

  /// Returns the outlines of both, the other one in front.
  func with(_ other: SymbolOutline) -> SymbolOutline {
    SymbolOutline(layers + other.layers, origin: origin)
  }
}
