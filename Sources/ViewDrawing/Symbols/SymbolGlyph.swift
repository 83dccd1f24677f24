package import Drawing
package import Foundation

/// A symbol of the system or of a catalogue, with the text beside it.
///
/// Apple's outlines may not be distributed: those of an installed set are drawn. Layout depends on the name only, so that it is
/// the same without the set.
///
/// - SeeAlso: `Decisions/symbols.md`.
package struct SymbolGlyph: Hashable, Sendable {
  /// The symbol's name, for display in pictures and trees.
  package var name: String
  /// The size of the surrounding text, in points.
  package var pointSize: CGFloat
  /// The weight of the surrounding text, −1 to 1.
  package var weight: CGFloat
  /// The scale: 0.8 for small, 1 for medium and 1.3 for large symbols.
  package var scale: CGFloat
  /// The colours of the layers.
  package var colors = SymbolColors.single
  /// The template of a catalogue; nil for a symbol of the system.
  package var template: SymbolTemplate?

  /// Creates a glyph; a size that is not finite and positive becomes 17 points.
  package init(
    name: String, pointSize: CGFloat = 17, weight: CGFloat = 0, scale: CGFloat = 1,
    colors: SymbolColors = .single, template: SymbolTemplate? = nil
  ) {
    self.name = name
    self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 10_000) : 17
    self.weight = weight
    self.scale = scale
    self.colors = colors
    self.template = template
  }

  /// The length of an em in points.
  private var em: CGFloat { pointSize * scale }

  /// The size for layout, in points, rounded to half points: 1.18 times the text's size for both sides, as for round symbols.
  ///
  /// Inferred, not documented. Stored frames of buttons agree with it better than with the sizes of the outlines, from which
  /// alignment insets are taken away on the system.
  package var size: CGSize {
    let size =
      template?.size(weight: weight, scale: scale) ?? CGSize(width: 1.18, height: 1.18)
    return CGSize(
      width: (size.width * em * 2).rounded() / 2, height: (size.height * em * 2).rounded() / 2)
  }

  /// The size of the drawn symbol, in points: as documents store it, else that for layout.
  package var drawnSize: CGSize {
    guard template == nil, let size = SymbolSizes.size(of: name) else { return size }
    return CGSize(width: size.width * em, height: size.height * em)
  }

  /// The outline; nil for a name without one.
  package var outline: SymbolOutline? {
    if let template { return template.outline(weight: weight, scale: scale) }
    return SymbolLibrary.outline(name)
  }

  /// Draws the glyph into a rectangle, centred; a name without an outline is drawn as a box.
  ///
  /// - Parameter isFitted: Whether the drawn symbol fills the rectangle as far as its ratio permits; otherwise the rectangle
  ///   is that of ``size``, beyond which some symbols reach.
  package func draw(
    in context: CGContext, _ rect: CGRect, _ color: CGColor, isFitted: Bool = false
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    guard let outline else { return drawBox(in: context, rect, color) }
    let (size, drawn) = (isFitted ? drawnSize : size, drawnSize)
    guard size.width > 0, size.height > 0 else { return }
    let factor = min(rect.width / size.width, rect.height / size.height)
    let place = rect.centered(drawn.width * factor, drawn.height * factor)
    SymbolPainter(
      outline: outline, colors: colors, tint: color,
      addedWidth: template == nil ? Self.addedWidth(weight) * em * factor : 0
    ).draw(in: context, place, unit: isMeasured ? nil : 1.156 / 16 * em * factor)
  }

  /// Whether the size is that of the symbol's outline.
  private var isMeasured: Bool { template != nil || SymbolSizes.size(of: name) != nil }

  /// The width that lines of a weight have more than regular ones, in em.
  ///
  /// Lines of the set are 0.07 em wide, as regular ones; lighter weights are drawn as regular. Inferred.
  private static func addedWidth(_ weight: CGFloat) -> CGFloat { min(1, max(0, weight)) * 0.12 }

  /// Draws a rounded square, filled if the name ends in `.fill`, with the name where there is room.
  private func drawBox(in context: CGContext, _ rect: CGRect, _ color: CGColor) {
    context.omissions.add(symbol: name)
    let hasRoom = rect.width >= 32 && rect.height >= 12
    let side = min(rect.width, rect.height)
    let width = side * (0.085 + 0.05 * weight)
    let place =
      (hasRoom ? rect : rect.centered(side, side)).insetBy(dx: side * 0.08, dy: side * 0.08)
    if name.hasSuffix(".fill"), !hasRoom {
      return context.fill(place, radius: side * 0.22, color)
    }
    context.stroke(
      place.insetBy(dx: width / 2, dy: width / 2), radius: side * 0.2,
      width: hasRoom ? min(width, 1.5) : width, color)
    guard hasRoom else { return }
    TextContent.line(name, size: 10, color).draw(
      in: context, across: place.insetBy(dx: 3, dy: 0))
  }
}
