import Foundation

extension SVGCanvas {
  /// Writes the text of one line.
  func draw(
    _ text: ShapedText, line index: Int, _ pieces: [TextPiece], _ transform: CGAffineTransform,
    _ color: SRGBColor, _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    let isShifted = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let origin = isShifted ? CGPoint(x: transform.tx, y: transform.ty) : .zero
    let spans = pieces.compactMap { piece in
      text.letters(line: index, piece: piece).map { Self.span(piece, $0, origin, color) }
    }
    guard !spans.isEmpty else { return }
    let extent = pieces.map(\.box).reduce(CGRect.null) { $0.union($1) }
    paint(extent: extent.applying(transform), compositing) { alpha in
      let content = "<text xml:space=\"preserve\">" + spans.joined() + "</text>"
      let map = isShifted ? "" : " transform=\"\(SVGText.matrix(transform))\""
      let opacity = SVGText.opacity("opacity", alpha)
      return map.isEmpty && opacity.isEmpty ? content : "<g\(map)\(opacity)>\(content)</g>"
    }
  }

  /// Returns the element of a piece, with its laid-out width regardless of the viewer's font.
  private static func span(
    _ piece: TextPiece, _ letters: ShapedText.Letters, _ origin: CGPoint, _ color: SRGBColor
  ) -> String {
    let number = SVGText.number
    let spacing = letters.spacing
    var text =
      "<tspan x=\"\(number(origin.x + piece.left + letters.inset))\" "
      + "y=\"\(number(origin.y - piece.run.baselineOffset))\" "
      + "font-family=\"'\(SVGText.escaped(letters.family))', sans-serif\" "
      + "font-size=\"\(number(letters.size))\""
    if letters.weight != 400 { text += " font-weight=\"\(letters.weight)\"" }
    if letters.isItalic { text += " font-style=\"italic\"" }
    if spacing != 0 { text += " letter-spacing=\"\(number(spacing))\"" }
    text += " textLength=\"\(number(piece.width + piece.spacing))\"" + paint(piece.run, color)
    return text + ">\(SVGText.escaped(letters.text))</tspan>"
  }

  /// Returns the attributes for filling and outlining text.
  private static func paint(_ run: TextRun, _ color: SRGBColor) -> String {
    let ink = run.color?.sRGB.clamped ?? color
    var text =
      run.outline?.isFilled ?? true
      ? " fill=\"\(SVGText.color(ink))\"" + SVGText.opacity("fill-opacity", ink.alpha)
      : " fill=\"none\""
    if let outline = run.outline, outline.width > 0 {
      let pen = outline.color?.sRGB.clamped ?? ink
      text +=
        " stroke=\"\(SVGText.color(pen))\""
        + " stroke-width=\"\(SVGText.number(outline.width * run.font.size))\""
        + SVGText.opacity("stroke-opacity", pen.alpha)
    }
    return text
  }
}
