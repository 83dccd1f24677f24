internal import CPango
import Foundation

/// Lines shaped by Pango for drawing.
///
/// Lengths are in points.
///
/// Every paragraph (text between line feeds) is a separate Pango layout, because Pango applies its line limit to each
/// paragraph, but UIKit to the entire text.
final class ShapedText {
  /// A line with the vertical metrics of its largest fonts.
  struct Line {
    var width: Double
    var ascender: Double
    var descender: Double
    /// The leading of the line's fonts.
    var leading: Double
    var isRightToLeft: Bool
    var startsParagraph: Bool
    /// The distance from the edge where lines begin.
    var head: Double
    /// The index of the paragraph's layout, and of the line in it.
    var layout: Int
    var index: Int32
  }

  /// A paragraph for drawing.
  struct Block {
    var text: ParagraphText
    /// The style of the paragraph.
    var style: TextParagraph
    /// Pango's layout of it.
    var layout: OpaquePointer
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private(set) var missingFonts: [String] = []
  private(set) var blocks: [Block] = []
  /// The glyphs that were drawn, by line and run; nil for those that the laid-out font draws.
  private var drawn: [DrawnKey: DrawnGlyphs?] = [:]

  private struct DrawnKey: Hashable {
    var line: Int, run: Int
  }

  init(runs: [TextRun], paragraph: TextParagraph, width: Double?, maximumLines: Int) {
    let (runs, isCut) = TextLimits.cut(runs, to: TextLimits.bytes(inWidth: width))
    isTruncated = isCut
    FontLibrary.shared.locked {
      recordMissingFonts(runs)
      FontLibrary.shared.noteFamilies(of: runs)
      for (index, text) in ParagraphText.split(runs).enumerated() {
        guard index < TextLimits.maximumParagraphs else {
          isTruncated = true
          break
        }
        let room = maximumLines == 0 ? 0 : maximumLines - lines.count
        if maximumLines > 0, room <= 0 {
          isTruncated = true
          break
        }
        add(text, text.style ?? paragraph, width, room: room)
      }
    }
  }

  deinit {
    let layouts = blocks.map(\.layout)
    FontLibrary.shared.locked {
      drawn = [:]
      layouts.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Returns the Pango line for one of `lines`; it is valid during the lifetime of this object, inside the lock.
  func pangoLine(_ line: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    guard lines.indices.contains(line) else { return nil }
    return pango_layout_get_line_readonly(blocks[lines[line].layout].layout, lines[line].index)
  }

  /// Returns the glyphs of a piece in the font that draws them; nil if the laid-out font does.
  ///
  /// Call inside the lock.
  ///
  /// - Parameter count: The number of the line's pieces.
  func drawnGlyphs(
    line: Int, _ piece: TextPiece, _ laidOut: UnsafeMutablePointer<PangoGlyphItem>,
    _ text: UnsafePointer<CChar>, of count: Int
  ) -> DrawnGlyphs? {
    let key = DrawnKey(line: line, run: piece.index)
    if let known = drawn[key] { return known }
    let glyphs = DrawnGlyphs(
      laidOut, of: text, piece.run, spacing: piece.spacing,
      ends: (piece.index == 0, piece.index == count - 1))
    drawn[key] = .some(glyphs)
    return glyphs
  }

  private func recordMissingFonts(_ runs: [TextRun]) {
    for run in runs {
      guard case .named(let name) = run.font.kind, !missingFonts.contains(name) else { continue }
      if FontLibrary.shared.resolve(run.font).isFallback { missingFonts.append(name) }
    }
  }

  private func add(
    _ unbroken: ParagraphText, _ paragraph: TextParagraph, _ width: Double?, room: Int
  ) {
    guard let layout = FontLibrary.shared.makeLayout(paragraph.direction) else { return }
    var (text, paragraph) = (unbroken, paragraph)
    if text.continuesParagraph { paragraph.firstLineHeadIndent = paragraph.head(isFirst: false) }
    PangoAttributes.apply(text, to: layout)
    if text.text.utf8.contains(0x09) { PangoTabs.apply(paragraph, to: layout) }
    breakLines(
      layout, paragraph, width, room: room,
      betweenLetters: paragraph.lineBreak == .charWrapping || TextLimits.hasEndlessWord(text.text))
    text.space(
      linesOf: layout, in: paragraph.tail(width: width),
      isJustified: paragraph.alignment == .justified)
    blocks.append(Block(text: text, style: paragraph, layout: layout))
    let count = pango_layout_get_line_count(layout)
    var kept = room > 0 ? Int32(min(room, Int(count))) : count
    if kept < count || pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    let isCutInLine = paragraph.lineBreak == .clipping && room > 1 && kept < count
    if isCutInLine { kept -= 1 }
    defer { if isCutInLine { addClippedLine(after: layout, text, paragraph, width, line: kept) } }
    for index in 0..<kept {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      if index == kept - 1, let elided = ElidedLine(line, paragraph.lineBreak, text.text) {
        addElidedLine(
          elided, text, paragraph, startsParagraph: index == 0 && !text.continuesParagraph)
        continue
      }
      FontLibrary.shared.noteFiles(of: line)
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let start = Int(line.pointee.start_index)
      let measures = text.measures(from: start, to: start + Int(line.pointee.length))
      let head = paragraph.head(isFirst: index == 0)
      let isCut = index == count - 1 && pango_layout_is_ellipsized(layout) != 0
      let limit = isCut ? paragraph.tail(width: width).map { max(0, $0 - head) } : nil
      lines.append(
        Line(
          // Kern and tracking also follow the last character, as in Apple's widths. Pango breaks lines with that width
          // but then measures without it.
          width: min(
            limit ?? .infinity,
            max(
              0,
              Double(logical.width) / Double(PANGO_SCALE)
                + text.spacing(before: start + Int(line.pointee.length)))),
          ascender: measures.ascender, descender: measures.descender,
          leading: measures.leading,
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
          startsParagraph: index == 0 && !text.continuesParagraph, head: head,
          layout: blocks.count - 1, index: index))
    }
  }

  /// Adds the last line that fits in clipped text: the rest of its paragraph, to be clipped at the edge.
  ///
  /// Pango would end it with the last word that fits. The line counts as no wider than the available width, so that it
  /// begins where lines begin and does not widen the layout.
  private func addClippedLine(
    after layout: OpaquePointer, _ text: ParagraphText, _ paragraph: TextParagraph,
    _ width: Double?, line: Int32
  ) {
    guard let first = pango_layout_get_line_readonly(layout, line) else { return }
    var paragraph = paragraph
    paragraph.firstLineHeadIndent = paragraph.head(isFirst: false)
    let count = lines.count
    add(
      text.suffix(from: Int(first.pointee.start_index)).spaced(), paragraph, nil, room: 1)
    guard lines.count > count else { return }
    lines[count].startsParagraph = false
    if let tail = paragraph.tail(width: width) {
      lines[count].width = min(lines[count].width, max(0, tail - lines[count].head))
    }
  }

  /// Adds a line whose beginning or middle is truncated, without the blanks that Pango keeps next to the ellipsis.
  private func addElidedLine(
    _ elided: ElidedLine, _ text: ParagraphText, _ paragraph: TextParagraph, startsParagraph: Bool
  ) {
    var paragraph = paragraph
    paragraph.firstLineHeadIndent = paragraph.head(isFirst: startsParagraph)
    let count = lines.count
    add(text.eliding(elided.left, in: elided.whole).spaced(), paragraph, nil, room: 1)
    if lines.count > count { lines[count].startsParagraph = startsParagraph }
  }

  private func breakLines(
    _ layout: OpaquePointer, _ paragraph: TextParagraph, _ width: Double?, room: Int,
    betweenLetters: Bool
  ) {
    // Pango's indent makes the first line shorter, or all others if it is negative.
    let heads = (paragraph.head(isFirst: true), paragraph.head(isFirst: false))
    let scale = Double(PANGO_SCALE)
    if heads.0 != heads.1 {
      pango_layout_set_indent(layout, Int32(((heads.0 - heads.1) * scale).rounded()))
    }
    guard let tail = paragraph.tail(width: width),
      !(paragraph.lineBreak == .clipping && room == 1)
    else { return }
    // One additional unit, so that text fits into its own measured width.
    let units = (max(0, tail - min(heads.0, heads.1)) * scale).rounded(.up) + 1
    pango_layout_set_width(layout, Int32(min(max(units, 0), Double(Int32.max / 2))))
    pango_layout_set_wrap(layout, betweenLetters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if paragraph.alignment == .justified { pango_layout_set_justify(layout, 1) }
    guard room > 0 else { return }
    switch paragraph.lineBreak {
    case .truncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .truncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    case .wordWrapping, .charWrapping, .clipping: return
    }
    pango_layout_set_height(layout, -Int32(min(room, 1_000_000)))
  }
}
