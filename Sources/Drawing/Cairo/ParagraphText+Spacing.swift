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
  ///
  /// - Parameter width: The width of lines, in points; nil for lines that are not broken.
  mutating func space(linesOf layout: OpaquePointer, in width: Double?, isJustified: Bool) {
    guard text.utf8.count <= Self.longest else { return }
    func isBroken() -> Bool {
      pango_layout_get_line_count(layout) > 1 || pango_layout_is_ellipsized(layout) != 0
    }
    let isLong = width.map { minimumWidth > $0 } ?? false
    guard isLong || isBroken() else { return }
    // Pango counts the blank at the end of a justified line if a run ends with it.
    let byWord = spaced(endingAt: isJustified ? wordStarts.map(startOfBlanks) : wordStarts)
    PangoAttributes.setAttributes(of: byWord, on: layout)
    guard !isLong || isBroken() else {
      PangoAttributes.setAttributes(of: self, on: layout)
      return
    }
    let ends = Self.ends(inLinesOf: layout)
    let byLine = spaced(
      endingAt: isJustified ? ends.map(startOfBlanks) : ends, hidesBlanks: true)
    PangoAttributes.setAttributes(of: byLine, on: layout)
    self = byLine
    guard Self.ends(inLinesOf: layout) != ends else { return }
    PangoAttributes.setAttributes(of: byWord, on: layout)
    self = byWord
  }

  /// A width that few texts fall below, in points: a fraction of the size for each byte.
  ///
  /// A text that is wider than its lines by this need not be shaped in one line first to see that it is broken.
  private var minimumWidth: Double {
    spans.reduce(0) { $0 + Double($1.end - $1.start) * $1.run.font.size } * 0.3
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
