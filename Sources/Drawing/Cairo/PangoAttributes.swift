// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

/// Turns runs into Pango attributes.
///
/// Call inside the font library's lock.
enum PangoAttributes {
  /// Sets a paragraph's text and looks on a layout.
  static func apply(_ paragraph: ParagraphText, to layout: OpaquePointer) {
    pango_layout_set_text(layout, paragraph.text, -1)
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    for span in paragraph.spans { insert(span, into: list) }
    pango_layout_set_attributes(layout, list)
  }

  private static func insert(_ span: ParagraphText.Span, into list: OpaquePointer) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(span.start)
      attribute.pointee.end_index = guint(span.end)
      pango_attr_list_insert(list, attribute)
    }
    let run = span.run
    let face = FontLibrary.shared.resolve(run.font)
    let description = FontLibrary.shared.makeDescription(face, size: run.font.size)
    add(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    let spacing = Self.spacing(run) * Double(PANGO_SCALE)
    if spacing != 0 {
      add(pango_attr_letter_spacing_new(Int32(min(max(spacing.rounded(), -1e6), 1e6))))
    }
    if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
    if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    func part(_ value: Double) -> guint16 { guint16((value * 65_535).rounded()) }
    if let color = run.color?.sRGB.clamped {
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      // Pango reads alpha 0 as "not set": the faintest alpha it knows stands for clear.
      add(pango_attr_foreground_alpha_new(max(1, part(color.alpha))))
    }
    if let color = run.background?.sRGB.clamped, color.alpha > 0 {
      add(pango_attr_background_new(part(color.red), part(color.green), part(color.blue)))
      add(pango_attr_background_alpha_new(max(1, part(color.alpha))))
    }
  }

  /// Space after each letter in points: the run's own and the tracking of Inter.
  ///
  /// Inter is always set as tight as the system font, also where it stands in for a missing one.
  static func spacing(_ run: TextRun) -> Double {
    let face = FontLibrary.shared.resolve(run.font)
    guard face.family == FontLibrary.systemFamily else { return run.kern }
    return run.kern + Tracking.spacing(of: run, weight: face.weight)
  }
}
