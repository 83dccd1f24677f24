internal import CCairo
internal import CPango
import Foundation

/// The glyphs of one run in the font that draws it, in the width that layout gives to the run.
///
/// Call all members inside the font library's lock.
final class DrawnGlyphs {
  /// Pango's glyphs, with the drawing font.
  let item: UnsafeMutablePointer<PangoGlyphItem>
  /// The font.
  let font: DrawnFont
  /// The index of each glyph that is a small letter with an ascender.
  private(set) var tall: Set<Int> = []
  /// The distance of the first letter from the run's start, and the space after each letter, both in points.
  private(set) var spaces = (first: 0.0, each: 0.0)

  /// The bytes of the text.
  private var letters: [UInt8] = []
  /// The size in Pango's units.
  private var unit = 0.0
  /// The distance by which letters stand to the left of their cells' middles, as a fraction of the size.
  private var lead = 0.0
  private var hasMonospacedDigits = false
  private let cut: LetterCut

  /// The distance by which the dots of a cut line stand nearer to the letter before them, as a fraction of the size.
  ///
  /// As much as stored widths say that San Francisco's dots are narrower; they stand so in nine recorded labels at 17 points.
  private static let dots = 0.022
  /// The small letters with ascenders.
  private static let tallLetters = Set("bdfhkl".utf8)

  /// Creates the glyphs of a laid-out run; nil if the laid-out font draws them, or the drawing font lacks a glyph.
  ///
  /// - Parameters:
  ///   - spacing: The space after each letter in layout, in points.
  ///   - ends: Whether the run is the first of its line, and the last. Pango leaves half of that space out at both ends
  ///     of a line; layout counts it behind the last letter.
  init?(
    _ laidOut: UnsafeMutablePointer<PangoGlyphItem>, of text: UnsafePointer<CChar>, _ run: TextRun,
    spacing: Double, ends: (isFirst: Bool, isLast: Bool)
  ) {
    let library = FontLibrary.shared
    let face = library.resolve(run.font)
    // Only layout knows which letters are small capitals.
    guard run.font.smallCapitals == .none, let source = laidOut.pointee.item,
      let glyphs = laidOut.pointee.glyphs,
      let natural = source.pointee.analysis.font,
      let wanted = DrawnFont(for: run.font, laidOutIn: face, library),
      Self.family(of: natural) == face.family
    else { return nil }
    let isEllipsis =
      source.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    // The dots of a cut line are a glyph that is not in the text, so that it is kept.
    let font = isEllipsis ? wanted.laidOut(in: face, library) : wanted
    guard
      let drawing = library.font(font.face, size: run.font.size * font.scale),
      let copy = pango_glyph_item_copy(laidOut)
    else { return nil }
    library.noteFile(of: OpaquePointer(drawing))
    self.font = font
    cut = LetterCut(size: run.font.size, weight: face.weight)
    item = copy
    // From here on `deinit` frees the copy, after a failure too.
    let string =
      isEllipsis
      ? pango_glyph_string_copy(glyphs) : Self.shape(source, text, OpaquePointer(drawing))
    guard let shaped = string else { return nil }
    pango_glyph_string_free(copy.pointee.glyphs)
    copy.pointee.glyphs = shaped
    g_object_unref(UnsafeMutableRawPointer(copy.pointee.item.pointee.analysis.font))
    copy.pointee.item.pointee.analysis.font = OpaquePointer(g_object_ref(drawing))
    if isEllipsis {
      let isSmall = font.heights != nil && run.font.size < DrawnFont.displaySize
      centre(
        shaped, over: glyphs, natural,
        nearer: isSmall ? Self.dots * run.font.size * Double(PANGO_SCALE) : 0)
      return
    }
    letters = Self.letters(of: source, text)
    unit = run.font.size * Double(PANGO_SCALE)
    hasMonospacedDigits = run.font.hasMonospacedDigits
    if font.heights != nil { lead = Tracking.lead(size: run.font.size) }
    let edges = Edges(
      spacing: spacing * Double(PANGO_SCALE), isFirst: ends.isFirst, isLast: ends.isLast)
    guard place(shaped, over: glyphs, natural, edges) else { return nil }
  }

  deinit { pango_glyph_item_free(item) }

  /// Calls a function for each glyph that has ink, with whether it is a small letter with an ascender, and its origin.
  ///
  /// - Parameter start: The start of the baseline, in points.
  func forEachGlyph(from start: CGPoint, _ body: (UInt32, Bool, CGPoint) -> Void) {
    guard let string = item.pointee.glyphs, let letters = string.pointee.glyphs else { return }
    let unit = Double(PANGO_SCALE)
    var x: Int32 = 0
    for index in 0..<Int(string.pointee.num_glyphs) {
      let (glyph, geometry) = (letters[index].glyph, letters[index].geometry)
      if glyph != UInt32(PANGO_GLYPH_EMPTY) {
        let place = CGPoint(
          x: start.x + Double(x + geometry.x_offset) / unit,
          y: start.y + Double(geometry.y_offset) / unit)
        body(glyph, tall.contains(index), place)
      }
      x += geometry.width
    }
  }

  /// Returns the family of a font, as the font list spells it.
  private static func family(of font: OpaquePointer) -> String? {
    guard let description = pango_font_describe_with_absolute_size(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  /// Returns the bytes of an item's text.
  private static func letters(
    of item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>
  ) -> [UInt8] {
    UnsafeBufferPointer(
      start: text + Int(item.pointee.offset), count: Int(item.pointee.length)
    ).map { UInt8(bitPattern: $0) }
  }

  /// Returns glyphs for the text of an item in another font; nil if that lacks one.
  private static func shape(
    _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>, _ font: OpaquePointer
  ) -> UnsafeMutablePointer<PangoGlyphString>? {
    guard let glyphs = pango_glyph_string_new() else { return nil }
    var analysis = item.pointee.analysis
    analysis.font = font
    pango_shape_full(
      text + Int(item.pointee.offset), item.pointee.length, text, -1, &analysis, glyphs)
    let isComplete = (0..<Int(glyphs.pointee.num_glyphs)).allSatisfy {
      glyphs.pointee.glyphs[$0].glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) == 0
    }
    guard isComplete else {
      pango_glyph_string_free(glyphs)
      return nil
    }
    return glyphs
  }

  /// Moves each glyph of a copy to the middle of the space of the laid-out one, or nearer to the letter before.
  private func centre(
    _ copy: UnsafeMutablePointer<PangoGlyphString>,
    over laidOut: UnsafeMutablePointer<PangoGlyphString>, _ natural: OpaquePointer, nearer: Double
  ) {
    var (logical, narrowed) = (PangoRectangle(), 0.0)
    for index in 0..<Int(copy.pointee.num_glyphs) {
      pango_font_get_glyph_extents(natural, laidOut.pointee.glyphs[index].glyph, nil, &logical)
      let less = Double(logical.width) * (1 - font.scale)
      copy.pointee.glyphs[index].geometry.x_offset += Int32((less / 2 - nearer).rounded())
      narrowed += less / Double(PANGO_SCALE)
    }
    let each = narrowed / Double(max(1, copy.pointee.num_glyphs))
    spaces = (each / 2, each)
  }

  /// Moves glyphs to their places in the width of the laid-out ones; returns whether both have the same letters.
  ///
  /// A letter stands in the middle of its cell, which is as wide as layout makes it, with the differences that are known of
  /// single letters; the rest of the run's width is spread evenly, behind each letter. Each group keeps the laid-out width,
  /// so that words, lines below them and tabs stay where they are.
  private func place(
    _ drawn: UnsafeMutablePointer<PangoGlyphString>,
    over laidOut: UnsafeMutablePointer<PangoGlyphString>, _ natural: OpaquePointer, _ edges: Edges
  ) -> Bool {
    guard let pairs = GlyphGroup.pairs(laidOut, drawn), let old = laidOut.pointee.glyphs,
      let new = drawn.pointee.glyphs
    else { return false }
    // Pango makes the space at a line's end as wide as nothing.
    let isNothing = pairs.map { $0.before.width(in: old) == 0 }
    var cells = zip(pairs, isNothing).map { pair, isNothing in
      isNothing
        ? 0 : Double(font.heights == nil ? pair.after.width(in: new) : pair.before.width(in: old))
    }
    if font.heights != nil { removeSpacing(edges, from: &cells, isNothing) }
    for (index, pair) in pairs.enumerated() where !isNothing[index] {
      guard let letter = byte(pair) else { continue }
      if Self.tallLetters.contains(letter) { tall.formUnion(pair.after.glyphs) }
      guard font.heights != nil else {
        if letter == 0x20 {
          cells[index] += justification(pair.before, old, natural, edges.spacing)
        }
        continue
      }
      guard !isOfOneWidth(letter) else { continue }
      cells[index] += LetterWidths.excess(of: letter, in: cut) * unit
      if index > 0, let previous = byte(pairs[index - 1]), !isOfOneWidth(previous) {
        cells[index - 1] += LetterPairs.excess(previous, letter, in: cut) * unit
      }
    }
    let count = Double(max(1, isNothing.reduce(0) { $0 + ($1 ? 0 : 1) }))
    let width = Double(pango_glyph_string_get_width(laidOut))
    let rest = (edges.right(width) - edges.left - cells.reduce(0, +)) / count
    var (target, position, inset) = (edges.left - lead * unit, 0.0, 0.0)
    let start = target
    for (index, pair) in pairs.enumerated() {
      let (width, own) = (pair.before.width(in: old), pair.after.width(in: new))
      let middle = (cells[index] - Double(own)) / 2
      let shift = Int32((target + middle - position).rounded())
      for glyph in pair.after.glyphs { new[glyph].geometry.x_offset += shift }
      new[pair.after.glyphs.upperBound - 1].geometry.width += width - own
      target += cells[index] + (isNothing[index] ? 0 : rest)
      position += Double(width)
      inset += isNothing[index] ? 0 : middle
    }
    // A vector file has one space for all letters.
    let scale = Double(PANGO_SCALE)
    spaces = ((start + inset / count) / scale, (rest + 2 * inset / count) / scale)
    return true
  }

  /// Takes the space that layout adds around each letter off the widths of a run's letters.
  private func removeSpacing(_ edges: Edges, from cells: inout [Double], _ isNothing: [Bool]) {
    for index in cells.indices where !isNothing[index] { cells[index] -= edges.spacing }
    // Pango leaves half of it out at both ends of a line.
    if edges.isFirst, let first = isNothing.firstIndex(of: false) {
      cells[first] += edges.spacing / 2
    }
    if edges.isLast, let last = isNothing.lastIndex(of: false) { cells[last] += edges.spacing / 2 }
  }

  /// Whether a letter is a digit in a font whose digits are equally wide.
  private func isOfOneWidth(_ letter: UInt8) -> Bool {
    hasMonospacedDigits && (0x30..<0x3A).contains(letter)
  }

  /// The ends of a run in its line, in Pango's units.
  private struct Edges {
    /// The space after each letter in layout.
    var spacing: Double
    var isFirst: Bool, isLast: Bool

    /// The start of the first letter's cell.
    var left: Double { isFirst ? 0 : spacing / 2 }
    /// The end of the last letter's cell and of the space behind it, for Pango's width of the run.
    func right(_ width: Double) -> Double { width + (isLast ? spacing : spacing / 2) }
  }

  /// Returns the first byte of a group's letters, if it is ASCII.
  private func byte(_ pair: (before: GlyphGroup, after: GlyphGroup)) -> UInt8? {
    let start = Int(pair.before.start)
    return letters.indices.contains(start) && letters[start] < 128 ? letters[start] : nil
  }

  /// Returns what justification adds to a space, in Pango's units.
  private func justification(
    _ space: GlyphGroup, _ string: UnsafeMutablePointer<PangoGlyphInfo>, _ font: OpaquePointer,
    _ spacing: Double
  ) -> Double {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, string[space.glyphs.lowerBound].glyph, nil, &logical)
    let added = Double(space.width(in: string) - logical.width) - spacing
    // Half of the spacing is missing at the ends of lines, and kerning is less than a tenth of the size.
    return added > abs(spacing) + unit / 10 ? added : 0
  }
}
