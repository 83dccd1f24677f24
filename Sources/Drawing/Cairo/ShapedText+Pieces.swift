// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

extension ShapedText {
  /// A box around a line's letters and the room they take, the start of its baseline at zero; points.
  func box(line: Int) -> CGRect {
    FontLibrary.shared.locked {
      guard let line = pangoLine(line) else { return .zero }
      var ink = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, &ink, &logical)
      return Self.rect(ink).union(Self.rect(logical)).insetBy(dx: -2, dy: -2)
    }
  }

  private static func rect(_ rect: PangoRectangle) -> CGRect {
    let unit = 1 / Double(PANGO_SCALE)
    return CGRect(
      x: Double(rect.x) * unit, y: Double(rect.y) * unit, width: Double(rect.width) * unit,
      height: Double(rect.height) * unit)
  }

  /// What stands in a line, from left to right, for outputs that write letters and not glyphs.
  ///
  /// What an ellipsis takes the place of is left out.
  func pieces(line: Int) -> [TextPiece] {
    FontLibrary.shared.locked {
      guard let line = pangoLine(line), let layout = line.pointee.layout,
        let text = pango_layout_get_text(layout)
      else { return [] }
      var pieces: [TextPiece] = []
      var left = 0.0
      var run = line.pointee.runs
      while let current = run {
        if let glyphs = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
          let piece = Self.piece(glyphs, text, left: left)
        {
          pieces.append(piece)
          left += piece.width
        }
        run = current.pointee.next
      }
      return pieces
    }
  }

  private static func piece(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, _ text: UnsafePointer<CChar>, left: Double
  ) -> TextPiece? {
    let unit = 1 / Double(PANGO_SCALE)
    guard let item = run.pointee.item, let glyphs = run.pointee.glyphs,
      let font = item.pointee.analysis.font,
      let description = pango_font_describe_with_absolute_size(font)
    else { return nil }
    defer { pango_font_description_free(description) }
    let bytes = UnsafeRawBufferPointer(
      start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
    let isEllipsis = item.pointee.analysis.flags & guint8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    var piece = TextPiece(
      text: isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self), left: left,
      width: Double(pango_glyph_string_get_width(glyphs)) * unit,
      family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
      size: Double(pango_font_description_get_size(description)) * unit)
    var attribute = item.pointee.analysis.extra_attrs
    while let current = attribute {
      if let value = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) {
        apply(value, to: &piece)
      }
      attribute = current.pointee.next
    }
    return piece
  }

  private static func apply(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, to piece: inout TextPiece
  ) {
    let number = pango_attribute_as_int(attribute).map { Int($0.pointee.value) } ?? 0
    let color = pango_attribute_as_color(attribute)?.pointee.color
    func parts(_ color: PangoColor?, alpha: Double?) -> SRGBColor {
      SRGBColor(
        red: Double(color?.red ?? 0) / 65_535, green: Double(color?.green ?? 0) / 65_535,
        blue: Double(color?.blue ?? 0) / 65_535, alpha: alpha ?? 1)
    }
    let black = parts(nil, alpha: nil)
    switch attribute.pointee.klass.pointee.type {
    case PANGO_ATTR_LETTER_SPACING: piece.spacing = Double(number) / Double(PANGO_SCALE)
    case PANGO_ATTR_FOREGROUND: piece.color = parts(color, alpha: piece.color?.alpha)
    case PANGO_ATTR_FOREGROUND_ALPHA: piece.color = (piece.color ?? black).with(alpha: number)
    case PANGO_ATTR_BACKGROUND: piece.background = parts(color, alpha: piece.background?.alpha)
    case PANGO_ATTR_BACKGROUND_ALPHA:
      piece.background = (piece.background ?? black).with(alpha: number)
    case PANGO_ATTR_UNDERLINE: piece.isUnderlined = number != 0
    case PANGO_ATTR_STRIKETHROUGH: piece.isStruckThrough = number != 0
    default: break
    }
  }
}

extension SRGBColor {
  /// The same colour with an opacity in Pango's sixteen bits; its 1 stands for clear.
  fileprivate func with(alpha: Int) -> SRGBColor {
    var copy = self
    copy.alpha = alpha <= 1 ? 0 : Double(alpha) / 65_535
    return copy
  }
}
