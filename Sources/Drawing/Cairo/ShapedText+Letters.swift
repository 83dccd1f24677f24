internal import CPango
import Foundation

/// The positions of characters in lines; offsets are UTF-16 units of the entire text.
extension ShapedText {
  /// The character range of each line, without its line feed.
  var ranges: [Range<Int>] {
    FontLibrary.shared.locked {
      var cursors: [Int: (byte: Int, offset: Int)] = [:]
      return lines.indices.map { index in
        let number = lines[index].layout
        let text = blocks[number].text
        guard let line = pangoLine(index) else { return text.start..<text.start }
        let first = Int(line.pointee.start_index)
        let last = first + Int(line.pointee.length)
        let utf8 = text.text.utf8
        let known = cursors[number] ?? (0, text.start)
        let start = utf8.index(utf8.startIndex, offsetBy: min(first, utf8.count))
        let end = utf8.index(utf8.startIndex, offsetBy: min(last, utf8.count))
        let from = utf8.index(utf8.startIndex, offsetBy: min(known.byte, utf8.count))
        let lower = known.offset + text.text.utf16.distance(from: from, to: start)
        let upper = lower + text.text.utf16.distance(from: start, to: end)
        cursors[number] = (last, upper)
        return lower..<upper
      }
    }
  }

  /// Returns the part of a line's width that alignment leaves out, in points.
  func trailing(line index: Int) -> Double {
    FontLibrary.shared.locked {
      guard let line = pangoLine(index) else { return 0 }
      let end = Int(line.pointee.start_index + line.pointee.length)
      return blocks[lines[index].layout].text.trailing(before: end)
    }
  }

  /// Returns the distances from a line's left edge to the leading sides of its UTF-16 units, and the line's end.
  ///
  /// Both units of a pair have the place of the character. Letters of a ligature divide it evenly.
  ///
  /// - Complexity: O(letters of the line), unlike ``position(of:line:)`` for each.
  func positions(line index: Int) -> [Double] {
    FontLibrary.shared.locked {
      guard let line = pangoLine(index), let layout = line.pointee.layout,
        let bytes = pango_layout_get_text(layout)
      else { return [] }
      let (first, count) = (Int(line.pointee.start_index), Int(line.pointee.length))
      var places = [Double](repeating: 0, count: count)
      var left = 0.0
      for glyphs in Self.runs(of: line) {
        guard let item = glyphs.pointee.item, let string = glyphs.pointee.glyphs else { continue }
        var widths = [Int32](repeating: 0, count: max(1, Int(item.pointee.num_chars)))
        pango_glyph_item_get_logical_widths(glyphs, bytes, &widths)
        let width = Double(pango_glyph_string_get_width(string)) / Double(PANGO_SCALE)
        let isReversed = item.pointee.analysis.level & 1 == 1
        var (byte, passed) = (Int(item.pointee.offset) - first, 0.0)
        for step in widths.prefix(Int(item.pointee.num_chars)) where byte >= 0 && byte < count {
          places[byte] = left + (isReversed ? width - passed : passed)
          passed += Double(step) / Double(PANGO_SCALE)
          byte += 1
          // The other bytes of a character begin with the bits 10.
          while byte < count, UInt8(bitPattern: bytes[first + byte]) & 0xC0 == 0x80 { byte += 1 }
        }
        left += width
      }
      var positions: [Double] = []
      for byte in 0..<count {
        let bits = UInt8(bitPattern: bytes[first + byte])
        guard bits & 0xC0 != 0x80 else { continue }
        positions.append(places[byte])
        // Four bytes are two units.
        if bits >= 0xF0 { positions.append(places[byte]) }
      }
      return positions + [lines[index].isRightToLeft ? 0 : lines[index].width]
    }
  }

  /// Returns the distance from a line's left edge to the leading side of a character; offsets after the line mean its
  /// end.
  func position(of offset: Int, line index: Int) -> Double {
    FontLibrary.shared.locked {
      guard let line = pangoLine(index) else { return 0 }
      let text = blocks[lines[index].layout].text
      let utf16 = text.text.utf16
      let steps = min(max(0, offset - text.start), utf16.count)
      let letter = utf16.index(utf16.startIndex, offsetBy: steps)
      let byte = text.text.utf8.distance(from: text.text.startIndex, to: letter)
      let (first, count) = (Int(line.pointee.start_index), Int(line.pointee.length))
      guard byte < first + count else { return lines[index].isRightToLeft ? 0 : lines[index].width }
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(max(byte, first)), 0, &x)
      return Double(x) / Double(PANGO_SCALE)
    }
  }

  /// Returns the character of a line at a distance from its left edge; the nearest one outside both ends.
  func index(at x: Double, line index: Int) -> Int {
    FontLibrary.shared.locked {
      let text = blocks[lines[index].layout].text
      guard let line = pangoLine(index), x.isFinite else { return text.start }
      var (byte, trailing) = (Int32(0), Int32(0))
      let units = min(max(x, 0), 1e6) * Double(PANGO_SCALE)
      pango_layout_line_x_to_index(line, Int32(units), &byte, &trailing)
      let utf8 = text.text.utf8
      let place = utf8.index(utf8.startIndex, offsetBy: min(max(0, Int(byte)), utf8.count))
      return text.start + text.text.utf16.distance(from: text.text.startIndex, to: place)
    }
  }
}
