internal import CPango

/// A line whose beginning or middle is replaced with an ellipsis, without blanks next to it.
///
/// Apple's text system omits these blanks: `Show…cated)` (a recorded picture of a label). Pango keeps them, and gives the
/// rest of the width to the ellipsis.
struct ElidedLine {
  /// The bytes of the paragraph that the line represents.
  let whole: Range<Int>
  /// The bytes that the ellipsis replaces, including adjacent blanks.
  let left: Range<Int>

  /// Creates an elided line; nil for a line without an ellipsis.
  ///
  /// Call inside the font library's lock.
  init?(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ lineBreak: TextParagraph.LineBreak,
    _ text: String
  ) {
    guard lineBreak == .truncatingHead || lineBreak == .truncatingMiddle,
      let item = ShapedText.runs(of: line).lazy.compactMap({ $0.pointee.item })
        .first(where: { $0.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 })
    else { return nil }
    let bytes = Array(text.utf8)
    whole = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
    var start = Int(item.pointee.offset)
    var end = start + Int(item.pointee.length)
    guard whole.lowerBound <= start, end <= whole.upperBound, whole.upperBound <= bytes.count else {
      return nil
    }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    while start > whole.lowerBound, isBlank(bytes[start - 1]) { start -= 1 }
    while end < whole.upperBound, isBlank(bytes[end]) { end += 1 }
    left = start..<end
  }
}
