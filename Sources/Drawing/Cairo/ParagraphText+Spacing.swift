internal import CPango

extension ParagraphText {
  /// The largest number of UTF-8 bytes of a text whose lines are spaced one by one.
  ///
  /// In long texts lines differ little from the mean.
  private static let longest = 4096

  /// Spaces the lines of a layout of this text by their own letters, if it has several or a part is hidden.
  ///
  /// Lines are broken, and the ellipsis is placed, with words spaced by their own letters. Then each line has one space for
  /// all its letters, so that it stays one run, unless that would break lines elsewhere.
  ///
  /// Call inside the font library's lock.
  mutating func space(linesOf layout: OpaquePointer, isJustified: Bool) {
    let isElided = pango_layout_is_ellipsized(layout) != 0
    guard pango_layout_get_line_count(layout) > 1 || isElided, text.utf8.count <= Self.longest
    else { return }
    // Pango counts the blank at the end of a justified line if a run ends with it.
    let byWord = spaced(endingAt: isJustified ? wordStarts.map(startOfBlanks) : wordStarts)
    PangoAttributes.setAttributes(of: byWord, on: layout)
    let ends = Self.ends(inLinesOf: layout)
    let byLine = spaced(
      endingAt: isJustified ? ends.map(startOfBlanks) : ends, hidesBlanks: true)
    PangoAttributes.setAttributes(of: byLine, on: layout)
    self = byLine
    guard Self.ends(inLinesOf: layout) != ends else { return }
    PangoAttributes.setAttributes(of: byWord, on: layout)
    self = byWord
  }

  /// Returns the first bytes of a layout's lines but the first, and those of an ellipsis and behind it.
  private static func ends(inLinesOf layout: OpaquePointer) -> [Int] {
    var ends: [Int] = []
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      if index > 0 { ends.append(Int(line.pointee.start_index)) }
      let dots = ShapedText.runs(of: line).lazy.compactMap { $0.pointee.item }.first {
        $0.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      }
      if let dots {
        ends += [Int(dots.pointee.offset), Int(dots.pointee.offset + dots.pointee.length)]
      }
    }
    return ends
  }
}
