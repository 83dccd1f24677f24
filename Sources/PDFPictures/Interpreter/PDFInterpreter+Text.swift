internal import Drawing
internal import Foundation

/// Text.
///
/// - SeeAlso: ISO 32000-1, 9.3 and 9.4.
extension PDFInterpreter {
  func performText(_ name: String) -> Bool {
    switch name {
    case "BT":
      graphics.text.matrix = .identity
      graphics.text.lineMatrix = .identity
      textClip = nil
    case "ET":
      if let textClip {
        context.addPath(textClip)
        context.clip()
      }
      textClip = nil
    case "Tc": graphics.text.characterSpacing = number(0)
    case "Tw": graphics.text.wordSpacing = number(0)
    case "Tz": graphics.text.stretch = number(0) / 100
    case "TL": graphics.text.leading = number(0)
    case "Ts": graphics.text.rise = number(0)
    case "Tr": graphics.text.mode = operand(0).integer ?? 0
    case "Tf":
      graphics.text.font = operand(0).name.flatMap { font($0) }
      graphics.text.size = number(1)
    case "Td": nextLine(number(0), number(1))
    case "TD":
      graphics.text.leading = -number(1)
      nextLine(number(0), number(1))
    case "Tm":
      guard let map = CGAffineTransform(pdf: numbers) else { return true }
      graphics.text.matrix = map
      graphics.text.lineMatrix = map
    case "T*": nextLine(0, -graphics.text.leading)
    case "Tj": show(operand(0).string ?? [])
    case "'":
      nextLine(0, -graphics.text.leading)
      show(operand(0).string ?? [])
    case "\"":
      graphics.text.wordSpacing = number(0)
      graphics.text.characterSpacing = number(1)
      nextLine(0, -graphics.text.leading)
      show(operand(2).string ?? [])
    case "TJ":
      for value in operand(0).array ?? [] {
        if let text = value.string { show(text) }
        if let back = value.number {
          advance(-back / 1000 * graphics.text.size * graphics.text.stretch)
        }
      }
    default: return false
    }
    return true
  }

  private func font(_ name: String) -> PDFFont? {
    guard let value = resources.value("Font", name), value.dictionary != nil else { return nil }
    // The same name may refer to different fonts in different resources, so the object identifies the font.
    var key = "\(depth)/\(name)"
    if case .reference(let number) = file.resolve(resources.entries["Font"]).dictionary?[name]
      ?? .null
    {
      key = "\(number)"
    }
    if let known = fonts[key] { return known }
    let made = PDFFont(value, file)
    fonts[key] = made
    return made
  }

  private func nextLine(_ x: Double, _ y: Double) {
    graphics.text.lineMatrix = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      .concatenating(graphics.text.lineMatrix)
    graphics.text.matrix = graphics.text.lineMatrix
  }

  private func advance(_ distance: Double) {
    graphics.text.matrix = CGAffineTransform(translationX: CGFloat(distance), y: 0)
      .concatenating(graphics.text.matrix)
  }

  /// Shows a text, glyph by glyph.
  private func show(_ text: [UInt8]) {
    let state = graphics.text
    guard let font = state.font else { return }
    let outlines = CGMutablePath()
    for code in font.codes(text) {
      guard spend(PDFBudget.letter) else { break }
      let letter = font.glyph(code)
      let map = CGAffineTransform(
        a: CGFloat(state.size * state.stretch), b: 0, c: 0, d: CGFloat(state.size), tx: 0,
        ty: CGFloat(state.rise)
      ).concatenating(graphics.text.matrix)
      if let drawing = letter.drawing {
        draw(drawing, font, map)
      } else if let outline = letter.outline {
        outlines.addPath(outline, transform: map)
      } else if let character = letter.character, state.mode != 3 {
        write(character, font, map)
      }
      let spacing = state.characterSpacing + (letter.isSpace ? state.wordSpacing : 0)
      advance((letter.advance * state.size + spacing) * state.stretch)
    }
    guard !outlines.isEmpty else { return }
    switch state.mode & 3 {
    case 0: paint(outlines, .winding, strokes: false)
    case 1: paint(outlines, nil, strokes: true)
    case 2: paint(outlines, .winding, strokes: true)
    default: break
    }
    if state.mode >= 4 {
      let clip = textClip ?? CGMutablePath()
      clip.addPath(outlines)
      textClip = clip
    }
  }

  /// Draws a Type 3 glyph, whose outline is a content stream.
  private func draw(_ drawing: PDFStream, _ font: PDFFont, _ map: CGAffineTransform) {
    context.saveGState()
    context.concatenate(map)
    context.concatenate(font.matrix)
    let own = font.resources.flatMap { $0.entries.isEmpty ? nil : $0 }
    runNested(PDFFilters(file).unpacked(drawing), own)
    context.restoreGState()
  }

  /// Draws a character with an installed font.
  private func write(_ character: Unicode.Scalar, _ font: PDFFont, _ map: CGAffineTransform) {
    report("the font \(font.descriptor.kind) is not in the file; an installed one is drawn")
    let size = CGFloat(font.descriptor.size)
    let run = TextRun(text: String(character), font: font.descriptor, color: fillColor)
    let layout = TextLayout(runs: [run])
    masked {
      context.saveGState()
      context.concatenate(map)
      context.scaleBy(x: 1 / size, y: -1 / size)
      layout.draw(in: context, at: CGPoint(x: 0, y: -layout.firstBaseline))
      context.restoreGState()
    }
  }
}
