internal import CPango
import Foundation

extension ShapedText {
  /// Returns the pieces of a line, from left to right.
  func pieces(line index: Int) -> [TextPiece] {
    FontLibrary.shared.locked {
      guard let line = pangoLine(index) else { return [] }
      let text = blocks[lines[index].layout].text
      var pieces: [TextPiece] = []
      var left = 0.0
      for (index, glyphs) in Self.runs(of: line).enumerated() {
        guard let item = glyphs.pointee.item, let string = glyphs.pointee.glyphs,
          let span = text.span(at: Int(item.pointee.offset))
        else { continue }
        let run = span.run
        let width = Double(pango_glyph_string_get_width(string)) / Double(PANGO_SCALE)
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_glyph_string_extents(string, item.pointee.analysis.font, &ink, &logical)
        let pen = (run.outline?.width ?? 0) * run.font.size
        let box = Self.rect(ink).union(Self.rect(logical)).insetBy(dx: -2 - pen, dy: -2 - pen)
        let isByWord =
          run.underline?.isByWord == true || run.strikethrough?.isByWord == true
        let marks = UnsafeBufferPointer(
          start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
        pieces.append(
          TextPiece(
            index: index, left: left, width: width,
            box: box.offsetBy(dx: left, dy: -run.baselineOffset), run: run, spacing: span.spacing,
            words: isByWord ? Self.words(in: item, of: line, text.text) : [],
            withoutGlyph: marks.compactMap { Self.characterWithoutGlyph($0.glyph) }))
        left += width
      }
      return pieces
    }
  }

  /// The text of a piece, for a vector file.
  struct Letters {
    /// The characters in reading order, without those that an ellipsis replaces.
    var text: String
    /// The resolved font.
    var family: String, weight: Int, isItalic: Bool
    /// The font size, in points.
    var size: Double
    /// The distance of the first letter from the start of the piece, in points.
    var inset = 0.0
    /// The space after each letter, in points.
    var spacing: Double
  }

  /// Returns the text of a piece in a line; nil for a picture.
  func letters(line lineIndex: Int, piece: TextPiece) -> Letters? {
    FontLibrary.shared.locked {
      guard piece.run.picture == nil, let line = pangoLine(lineIndex),
        let layout = line.pointee.layout, let text = pango_layout_get_text(layout)
      else { return nil }
      let runs = Self.runs(of: line)
      guard runs.indices.contains(piece.index) else { return nil }
      let drawn = drawnGlyphs(
        line: lineIndex, piece, runs[piece.index], text, of: runs.count)
      guard let item = (drawn?.item ?? runs[piece.index]).pointee.item,
        let font = item.pointee.analysis.font,
        let description = pango_font_describe_with_absolute_size(font)
      else { return nil }
      defer { pango_font_description_free(description) }
      let bytes = UnsafeRawBufferPointer(
        start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
      let isEllipsis = item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      return Letters(
        text: isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self),
        family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
        weight: Int(pango_font_description_get_weight(description).rawValue),
        isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
        size: Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE),
        inset: drawn?.spaces.first ?? 0, spacing: drawn?.spaces.each ?? piece.spacing)
    }
  }

  /// Returns Pango's runs of a line, from left to right; call this inside the lock.
  static func runs(
    of line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var next = line.pointee.runs
    while let current = next {
      if let glyphs = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        runs.append(glyphs)
      }
      next = current.pointee.next
    }
    return runs
  }

  /// The character that Pango marks as unknown to all fonts; nil for a glyph.
  ///
  /// A mark is the character's code with one more bit.
  private static func characterWithoutGlyph(_ glyph: UInt32) -> Unicode.Scalar? {
    let flag = UInt32(PANGO_GLYPH_UNKNOWN_FLAG)
    return glyph & flag == 0 ? nil : Unicode.Scalar(glyph & ~flag)
  }

  private static func rect(_ rect: PangoRectangle) -> CGRect {
    let unit = 1 / Double(PANGO_SCALE)
    return CGRect(
      x: Double(rect.x) * unit, y: Double(rect.y) * unit, width: Double(rect.width) * unit,
      height: Double(rect.height) * unit)
  }

  /// Returns the extents of the words of a piece, from the line's start.
  private static func words(
    in item: UnsafeMutablePointer<PangoItem>, of line: UnsafeMutablePointer<PangoLayoutLine>,
    _ text: String
  ) -> [ClosedRange<Double>] {
    let start = Int(item.pointee.offset)
    let bytes = Array(text.utf8.dropFirst(start).prefix(Int(item.pointee.length)))
    func place(_ byte: Int, isEnd: Bool) -> Double {
      var x: Int32 = 0
      pango_layout_line_index_to_x(
        line, Int32(isEnd ? byte - 1 : byte), isEnd ? 1 : 0, &x)
      return Double(x) / Double(PANGO_SCALE)
    }
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    return bytes.indices.split { isSpace(bytes[$0]) }.compactMap { word in
      guard let first = word.first, let last = word.last else { return nil }
      let ends = (place(start + first, isEnd: false), place(start + last + 1, isEnd: true))
      return min(ends.0, ends.1)...max(ends.0, ends.1)
    }
  }
}
