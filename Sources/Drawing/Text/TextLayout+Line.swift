import Foundation

extension TextLayout {
  /// The parts of a line to draw.
  package struct LineParts: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int
    /// Creates parts from bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The background colours.
    package static let background = LineParts(rawValue: 1)
    /// The text with underlines and strikethroughs.
    package static let letters = LineParts(rawValue: 2)
    /// Background and text.
    package static let all: LineParts = [.background, .letters]
  }

  /// Draws one line with its baseline's start at `point`: first backgrounds, then text with its lines, grouped by
  /// shadow.
  func drawLine(
    _ index: Int, _ parts: LineParts, in context: CGContext, at point: CGPoint,
    _ defaultColor: CGColor
  ) {
    guard point.x.isFinite, point.y.isFinite else {
      return context.report("text at \(point) is not drawn")
    }
    let pieces = shaped.pieces(line: index)
    let line = lines[index]
    for piece in pieces where parts.contains(.background) {
      guard let background = piece.run.background else { continue }
      let top = point.y + CGFloat(line.top - line.baseline)
      context.fill(
        CGRect(
          x: point.x + piece.left, y: top, width: piece.width, height: line.height), radius: 0,
        background)
    }
    guard parts.contains(.letters) else { return }
    // Blocks look the same whatever fonts are installed.
    if !context.drawsTextAsBlocks { recordOmissions(pieces, in: context) }
    var rest = pieces[...]
    while let first = rest.first {
      let group = rest.prefix { $0.run.shadow == first.run.shadow }
      rest = rest.dropFirst(group.count)
      guard let shadow = first.run.shadow else {
        draw(Array(group), index, in: context, at: point, defaultColor)
        continue
      }
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      draw(Array(group), index, in: context, at: point, defaultColor)
      context.restoreGState()
    }
  }

  /// Records fonts and characters that the installed fonts lack.
  private func recordOmissions(_ pieces: [TextPiece], in context: CGContext) {
    for piece in pieces {
      for scalar in piece.withoutGlyph { context.omissions.add(characterWithoutGlyph: scalar) }
      guard !missingFonts.isEmpty, case .named(let name) = piece.run.font.kind else { continue }
      let face = piece.run.font.resolvedFace
      if face.isFallback { context.omissions.add(font: name, drawnAs: piece.run.font.drawnFamily) }
    }
  }

  private func draw(
    _ pieces: [TextPiece], _ index: Int, in context: CGContext, at point: CGPoint,
    _ defaultColor: CGColor
  ) {
    for piece in pieces {
      piece.run.underline.map { draw($0, \.underline, of: piece, context, point, defaultColor) }
    }
    let transform = context.state.transform.translatedBy(x: point.x, y: point.y)
    if context.drawsTextAsBlocks {
      drawBlocks(pieces, line: index, in: context, transform, defaultColor)
    } else {
      context.canvas.draw(
        shaped, line: index, pieces, transform, defaultColor.sRGB.clamped, context.compositing)
    }
    for piece in pieces {
      let place = CGPoint(
        x: point.x + piece.left, y: point.y - CGFloat(piece.run.baselineOffset))
      piece.run.picture?.draw(in: context, at: place, piece.run.color ?? defaultColor)
      piece.run.strikethrough.map {
        draw($0, \.strikethrough, of: piece, context, point, defaultColor)
      }
    }
  }

  /// Draws a line under or through a piece; double lines are separated by their thickness.
  private func draw(
    _ stripe: TextStripe, _ place: KeyPath<StripePlaces, Double>, of piece: TextPiece,
    _ context: CGContext, _ point: CGPoint, _ defaultColor: CGColor
  ) {
    let font = piece.run.font
    let places =
      context.drawsTextAsBlocks
      ? StripePlaces.ofBlocks(size: font.size)
      : FontLibrary.shared.stripePlaces(font.resolvedFace, size: font.size)
    let thickness = places.thickness * (stripe.isThick ? 2 : 1)
    let top =
      point.y - CGFloat(places[keyPath: place] + piece.run.baselineOffset)
    let spans = stripe.isByWord ? piece.words : [piece.left...piece.left + piece.width]
    context.saveGState()
    context.setStrokeColor(stripe.color ?? piece.run.color ?? defaultColor)
    context.setLineWidth(thickness)
    context.setLineCap(.butt)
    // Patterns start at the line's start, so that they continue across pieces.
    for span in spans {
      context.setLineDash(
        phase: CGFloat(span.lowerBound), lengths: stripe.dashes(thickness: thickness))
      for row in 0..<(stripe.isDouble ? 2 : 1) {
        let y = top + CGFloat(thickness * (0.5 + 2 * Double(row)))
        context.beginPath()
        context.move(to: CGPoint(x: point.x + span.lowerBound, y: y))
        context.addLine(to: CGPoint(x: point.x + span.upperBound, y: y))
        context.strokePath()
      }
    }
    context.restoreGState()
  }
}
