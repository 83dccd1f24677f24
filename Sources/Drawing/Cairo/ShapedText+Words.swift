internal import CPango
import Foundation

extension ShapedText {
  /// Returns the extents of a piece's words by the advances of layout, from the line's start in points.
  ///
  /// Letters without a blank between them are one extent, whatever the script. Sums are whole numbers of Pango's units,
  /// so that equal advances give equal extents.
  func words(line lineIndex: Int, piece: TextPiece) -> [ClosedRange<Double>] {
    FontLibrary.shared.locked {
      guard let line = pangoLine(lineIndex), let layout = line.pointee.layout,
        let text = pango_layout_get_text(layout)
      else { return [] }
      let runs = Self.runs(of: line)
      guard runs.indices.contains(piece.index),
        let item = runs[piece.index].pointee.item, let string = runs[piece.index].pointee.glyphs,
        let glyphs = string.pointee.glyphs
      else { return [] }
      let bytes = UnsafeRawBufferPointer(
        start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
      // The dots of a cut line are not in the text.
      let isEllipsis = item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      var words: [(start: Int, end: Int)] = []
      var place = 0
      for group in GlyphGroup.groups(of: string) {
        let end = place + Int(group.width(in: glyphs))
        defer { place = end }
        let character = isEllipsis ? "…" : Self.character(bytes, at: Int(group.start))
        guard end > place, let properties = character?.properties, !properties.isWhitespace,
          properties.generalCategory != .control
        else { continue }
        // Spacing can move a letter back over an invisible one, which does not part a word.
        if let last = words.last, last.end >= place {
          words[words.count - 1].end = max(last.end, end)
        } else if properties.generalCategory != .format {
          words.append((place, end))
        }
      }
      return words.map {
        let unit = Double(PANGO_SCALE)
        return piece.left + Double($0.start) / unit...piece.left + Double($0.end) / unit
      }
    }
  }

  /// Returns the character at a byte of a text; nil at the end.
  private static func character(
    _ bytes: UnsafeRawBufferPointer, at index: Int
  ) -> Unicode.Scalar? {
    guard bytes.indices.contains(index) else { return nil }
    let rest = bytes[index..<min(index + 4, bytes.count)]
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first
  }
}
