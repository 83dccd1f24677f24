package import Drawing
package import Foundation
package import LayoutTree

extension DesignTime.NamedImage {
  /// The symbol that the image is; nil for an image of the program.
  package var glyph: SymbolGlyph? {
    symbol.map {
      SymbolGlyph(
        name: name, pointSize: $0.pointSize, weight: $0.weight, scale: $0.scale,
        colors: $0.isHierarchical ? .hierarchical : .single)
    }
  }

  /// Draws the symbol in a colour, or the placeholder of a missing image with its name.
  ///
  /// - Parameters:
  ///   - showsName: Whether the placeholder has the name.
  ///   - isFitted: Whether a symbol fills the rectangle as far as its ratio permits.
  package func draw(
    in rect: CGRect, _ context: CGContext, _ color: CGColor, showsName: Bool = true,
    isFitted: Bool = false
  ) {
    if let glyph { return glyph.draw(in: context, rect, color, isFitted: isFitted) }
    MissingImage.draw(showsName ? name : "", in: rect, context)
  }
}
