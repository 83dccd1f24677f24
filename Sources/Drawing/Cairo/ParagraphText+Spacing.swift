internal import CPango

extension ParagraphText {
  /// The largest number of UTF-8 bytes of a text whose lines are spaced one by one.
  ///
  /// In long texts lines differ little from the mean.
  private static let longest = 4096

  /// Spaces the lines of a layout of this text by their own letters, if it has several or a part was left out.
  ///
  /// Lines are broken with words spaced by their own letters. Then each line has one space for all its letters, so that
  /// it stays one run; a line with an ellipsis keeps its words.
  ///
  /// Call inside the font library's lock.
  mutating func space(linesOf layout: OpaquePointer, isJustified: Bool) {
    let isElided = pango_layout_is_ellipsized(layout) != 0
    guard pango_layout_get_line_count(layout) > 1 || isElided, text.utf8.count <= Self.longest
    else { return }
    // Pango counts the blank at the end of a justified line if a run ends with it.
    let words = isJustified ? wordStarts.map(startOfBlanks) : wordStarts
    let byWord = spaced(endingAt: words)
    PangoAttributes.setAttributes(of: byWord, on: layout)
    let starts = Self.starts(ofLinesOf: layout)
    var ends = Array(starts.dropFirst())
    if isJustified { ends = ends.map(startOfBlanks) }
    if pango_layout_is_ellipsized(layout) != 0 {
      ends += words.filter { $0 > starts.last ?? 0 }
    }
    let byLine = spaced(endingAt: ends)
    PangoAttributes.setAttributes(of: byLine, on: layout)
    guard Self.starts(ofLinesOf: layout) == starts else {
      PangoAttributes.setAttributes(of: byWord, on: layout)
      self = byWord
      return
    }
    self = byLine
  }

  /// Returns the first bytes of a layout's lines.
  private static func starts(ofLinesOf layout: OpaquePointer) -> [Int] {
    (0..<pango_layout_get_line_count(layout)).map { index in
      Int(pango_layout_get_line_readonly(layout, index)?.pointee.start_index ?? 0)
    }
  }
}
