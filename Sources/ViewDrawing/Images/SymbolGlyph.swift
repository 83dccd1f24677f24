package import Drawing
package import Foundation

/// The placeholder for a system symbol: a rounded square with the typical size of symbols.
///
/// Apple's symbols may not be distributed, so their shapes, widths and alignment are not available.
package struct SymbolGlyph: Hashable, Sendable {
  /// The symbol's name, for display in pictures and trees.
  package var name: String
  /// The size of the surrounding text, in points.
  package var pointSize: CGFloat
  /// The weight of the surrounding text, −1 to 1.
  package var weight: CGFloat
  /// The scale: 0.8 for small, 1 for medium and 1.3 for large symbols.
  package var scale: CGFloat

  /// Creates a glyph; a size that is not finite and positive becomes 17 points.
  package init(name: String, pointSize: CGFloat = 17, weight: CGFloat = 0, scale: CGFloat = 1) {
    self.name = name
    self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 10_000) : 17
    self.weight = weight
    self.scale = scale
  }

  /// The size in points: 1.18 times the text's size, as for round symbols, rounded to half points.
  ///
  /// Inferred, not documented.
  package var size: CGSize {
    let side = (pointSize * scale * 1.18 * 2).rounded() / 2
    return CGSize(width: side, height: side)
  }

  /// Draws the glyph into a rectangle; it is filled if its name ends in `.fill`.
  package func draw(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    context.omissions.add(symbol: name)
    let side = min(rect.width, rect.height)
    let width = side * (0.085 + 0.05 * weight)
    let place = rect.centered(side, side).insetBy(dx: side * 0.08, dy: side * 0.08)
    if name.hasSuffix(".fill") { return context.fill(place, radius: side * 0.22, color) }
    context.stroke(
      place.insetBy(dx: width / 2, dy: width / 2), radius: side * 0.2, width: width, color)
  }
}
