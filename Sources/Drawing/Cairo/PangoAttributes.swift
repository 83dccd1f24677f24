internal import CPango
import Foundation

/// The conversion of runs to Pango attributes.
///
/// Call inside the font library's lock.
enum PangoAttributes {
  /// Sets a paragraph's text and attributes on a layout.
  static func apply(_ paragraph: ParagraphText, to layout: OpaquePointer) {
    pango_layout_set_text(layout, paragraph.text, -1)
    setAttributes(of: paragraph, on: layout)
  }

  /// Sets a paragraph's attributes on a layout of its text.
  static func setAttributes(of paragraph: ParagraphText, on layout: OpaquePointer) {
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    for (index, span) in paragraph.spans.enumerated() { insert(span, index, into: list) }
    // Apple breaks words between characters without a hyphen; only a soft hyphen is displayed at a line end.
    if !paragraph.text.unicodeScalars.contains("\u{AD}") {
      pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    }
    pango_layout_set_attributes(layout, list)
  }

  private static func insert(
    _ span: ParagraphText.Span, _ index: Int, into list: OpaquePointer
  ) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(span.start)
      attribute.pointee.end_index = UInt32(span.end)
      pango_attr_list_insert(list, attribute)
    }
    let run = span.run
    let face = FontLibrary.shared.resolve(run.font)
    let description = FontLibrary.shared.makeDescription(face, size: run.font.size)
    add(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    // Pango makes small capitals of capitals where the font has none.
    switch run.font.smallCapitals {
    case .none: break
    case .lowercase: add(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS))
    case .uppercase: add(pango_attr_variant_new(PANGO_VARIANT_UNICASE))
    case .all: add(pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS))
    }
    let spacing = span.spacing * Double(PANGO_SCALE)
    if spacing != 0 {
      add(pango_attr_letter_spacing_new(Int32(min(max(spacing.rounded(), -1e6), 1e6))))
    }
    let keepsKerning = run.font.absentFont(drawnWith: face)?.keepsDrawnKerning ?? true
    let features =
      (run.font.hasMonospacedDigits ? ["tnum=1"] : [])
      + (run.hasLigatures ? [] : ["liga=0", "clig=0"])
      + (keepsKerning ? [] : ["kern=0", "calt=0"])
    if !features.isEmpty {
      add(pango_attr_font_features_new(features.joined(separator: ",")))
    }
    if let bounds = run.picture?.bounds {
      func units(_ points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded()) }
      var box = PangoRectangle(
        x: 0, y: units(-bounds.maxY), width: units(max(0, bounds.maxX)),
        height: units(bounds.height))
      add(pango_attr_shape_new(&box, &box))
    }
    // `TextLayout` draws the attributes. A distinct invisible colour for each span prevents Pango from merging two
    // spans in the same font into one run.
    add(
      pango_attr_foreground_new(
        UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
  }

  /// Returns the space after each character in points: the run's kern, and the adjustment of the drawing face to the
  /// width of the font.
  ///
  /// Inter is set as tightly as the system font, even if it replaces an unknown missing font.
  static func spacing(_ run: TextRun) -> Double {
    let face = FontLibrary.shared.resolve(run.font)
    if let absent = run.font.absentFont(drawnWith: face) {
      return run.kern + absent.spacing(of: run, drawnWith: face)
    }
    guard face.family == FontLibrary.systemFamily else { return run.kern }
    return run.kern + Tracking.spacing(of: run, in: face)
  }

  /// Returns the part of that space that does not count behind the last letter of a line that is centred or at the right.
  static func trailing(_ run: TextRun) -> Double {
    let face = FontLibrary.shared.resolve(run.font)
    guard face.family == FontLibrary.systemFamily, run.font.absentFont(drawnWith: face) == nil
    else { return 0 }
    return Tracking.trailing(size: run.font.size) * run.font.size
  }
}
