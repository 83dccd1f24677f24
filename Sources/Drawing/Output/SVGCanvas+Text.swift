import Foundation

extension SVGCanvas {
  func draw(
    _ text: ShapedText, line index: Int, _ transform: CGAffineTransform, _ color: SRGBColor,
    _ compositing: Compositing
  ) {
    guard transform.isDrawable,
      let line = text.lines.indices.contains(index) ? text.lines[index] : nil
    else { return }
    let pieces = text.pieces(line: index)
    guard !pieces.isEmpty else { return }
    paint(extent: text.box(line: index).applying(transform), compositing) { alpha in
      let isShifted =
        transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
      let origin = isShifted ? CGPoint(x: transform.tx, y: transform.ty) : .zero
      let content =
        pieces.compactMap { Self.background($0, line, origin) }.joined()
        + "<text xml:space=\"preserve\">"
        + pieces.map { Self.span($0, origin, color) }.joined() + "</text>"
      let map = isShifted ? "" : " transform=\"\(SVGText.matrix(transform))\""
      let opacity = SVGText.opacity("opacity", alpha)
      return map.isEmpty && opacity.isEmpty ? content : "<g\(map)\(opacity)>\(content)</g>"
    }
  }

  /// One piece at its place, as wide as it was laid out, whatever font is found for it.
  private static func span(_ piece: TextPiece, _ origin: CGPoint, _ color: SRGBColor) -> String {
    let color = piece.color ?? color
    let number = SVGText.number
    var text =
      "<tspan x=\"\(number(origin.x + piece.left))\" y=\"\(number(origin.y))\" "
      + "font-family=\"'\(SVGText.escaped(piece.family))', sans-serif\" "
      + "font-size=\"\(number(piece.size))\""
    if piece.weight != 400 { text += " font-weight=\"\(piece.weight)\"" }
    if piece.isItalic { text += " font-style=\"italic\"" }
    if piece.spacing != 0 { text += " letter-spacing=\"\(number(piece.spacing))\"" }
    text +=
      " textLength=\"\(number(piece.width + piece.spacing))\" fill=\"\(SVGText.color(color))\""
    text += SVGText.opacity("fill-opacity", color.alpha)
    let lines = [
      piece.isUnderlined ? "underline" : nil, piece.isStruckThrough ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return text + ">\(SVGText.escaped(piece.text))</tspan>"
  }

  private static func background(
    _ piece: TextPiece, _ line: ShapedText.Line, _ origin: CGPoint
  ) -> String? {
    guard let color = piece.background else { return nil }
    let box = CGRect(
      x: origin.x + piece.left, y: origin.y - line.ascender, width: piece.width,
      height: line.ascender - line.descender)
    return "<rect \(SVGText.box(box)) fill=\"\(SVGText.color(color))\""
      + SVGText.opacity("fill-opacity", color.alpha) + "/>"
  }
}
