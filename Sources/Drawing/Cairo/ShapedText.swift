// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

/// Lines shaped by Pango, kept for drawing.
///
/// Lengths in points.
///
/// Every paragraph (text between line feeds) is a Pango layout of its own, because Pango counts its
/// line limit per paragraph and UIKit counts it over the whole text.
final class ShapedText {
  /// One line with the vertical measures of its largest fonts.
  struct Line {
    var width: Double
    var ascender: Double
    var descender: Double
    /// Space the line's fonts ask for below it.
    var leading: Double
    var isRightToLeft: Bool
    var startsParagraph: Bool
    /// Which paragraph's layout, and which line of it.
    var layout: Int
    var index: Int32
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private(set) var missingFonts: [String] = []
  private var layouts: [OpaquePointer] = []

  init(runs: [TextRun], paragraph: TextParagraph, width: Double?, maximumLines: Int) {
    FontLibrary.shared.locked {
      noteMissingFonts(runs)
      let paragraphs = ParagraphText.split(runs)
      for (index, text) in paragraphs.enumerated() {
        let room = maximumLines == 0 ? 0 : maximumLines - lines.count
        if maximumLines > 0, room <= 0 {
          isTruncated = true
          break
        }
        add(text, paragraph, width, room: room, isLast: index == paragraphs.count - 1)
      }
    }
  }

  deinit {
    let layouts = layouts
    FontLibrary.shared.locked {
      layouts.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
  }

  /// The Pango line behind one of `lines`; valid while this object lives, inside the lock.
  func pangoLine(_ line: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    guard lines.indices.contains(line) else { return nil }
    return pango_layout_get_line_readonly(layouts[lines[line].layout], lines[line].index)
  }

  private func noteMissingFonts(_ runs: [TextRun]) {
    for run in runs {
      guard case .named(let name) = run.font.kind, !missingFonts.contains(name) else { continue }
      if FontLibrary.shared.resolve(run.font).isFallback { missingFonts.append(name) }
    }
  }

  private func add(
    _ text: ParagraphText, _ paragraph: TextParagraph, _ width: Double?, room: Int, isLast: Bool
  ) {
    guard let layout = FontLibrary.shared.makeLayout() else { return }
    layouts.append(layout)
    PangoAttributes.apply(text, to: layout)
    breakLines(layout, paragraph, width, room: room)
    let count = pango_layout_get_line_count(layout)
    let kept = room > 0 ? min(Int32(room), count) : count
    if kept < count || pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    for index in 0..<kept {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let start = Int(line.pointee.start_index)
      let measures = text.measures(from: start, to: start + Int(line.pointee.length))
      lines.append(
        Line(
          // Kern and tracking follow the last letter too, as in Apple's widths. Pango breaks lines by
          // that width and then measures without it.
          width: max(
            0,
            Double(logical.width) / Double(PANGO_SCALE)
              + (text.run(before: start + Int(line.pointee.length)).map(PangoAttributes.spacing)
                ?? 0)),
          ascender: measures.ascender, descender: measures.descender,
          leading: measures.leading, isRightToLeft: isRightToLeft,
          startsParagraph: index == 0, layout: layouts.count - 1, index: index))
    }
  }

  private func breakLines(
    _ layout: OpaquePointer, _ paragraph: TextParagraph, _ width: Double?, room: Int
  ) {
    guard let width, !(paragraph.lineBreak == .clipping && room == 1) else { return }
    // One unit more than asked, so that text fits into its own measured width.
    let units = (width * Double(PANGO_SCALE)).rounded(.up) + 1
    pango_layout_set_width(layout, Int32(min(max(units, 0), Double(Int32.max / 2))))
    pango_layout_set_wrap(
      layout, paragraph.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
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
