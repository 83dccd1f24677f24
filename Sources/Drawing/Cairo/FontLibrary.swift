internal import CCairo
internal import CPango
import Foundation

/// The installed fonts, with a lock for Pango.
///
/// Only one thread may use Pango's font map and layouts at a time, so every call into Pango in this module runs inside
/// `locked`. The lock is recursive because drawing may measure text.
///
/// Unchecked: all properties are accessed only while the lock is held.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()

  static let systemFamily = "Inter"
  static let monospacedFamily = "DejaVu Sans Mono"

  private let lock = NSRecursiveLock()
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  /// The contexts for creating layouts: one for natural direction, and one for each explicit direction of a paragraph.
  private let context: OpaquePointer?
  private let leftToRight: OpaquePointer?
  private let rightToLeft: OpaquePointer?
  /// Installed family names by their comparison key.
  private var families: [String: String] = [:]
  private var metrics: [FontFace: FontMetrics] = [:]
  private var stripes: [FontFace: StripePlaces] = [:]
  private var advances: [FontFace: [Character: Double]] = [:]
  /// The faces of registered fonts, by the keys of their PostScript names.
  var registered: [String: FontFace] = [:]
  /// The paths of the registered files, with the names of their fonts.
  var registeredFiles: [String: String] = [:]
  /// The files whose fonts are available besides the registered ones.
  var usedFiles: [FontRegistry.File] = []
  /// The faces of their fonts, by the keys of their PostScript names.
  var used: [String: FontFace] = [:]
  /// The keys of the installed families, and of those that were registered.
  var installed: Set<String> = []
  /// The heights of letters, by face.
  var heights: [FontFace: LetterHeights] = [:]
  /// The files and missing families that layout and drawing came upon; nil while nothing asks for them.
  var usage: FontUsage?
  /// The fonts that draw letters, owned.
  var loaded: [SizedFace: UnsafeMutableRawPointer] = [:]
  /// The glyphs that were drawn.
  var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
  /// The bytes of their coverage.
  var keptCoverage = 0
  /// The files whose outlines programs asked for, by path.
  var outlines: [String: OutlineFont] = [:]

  private init() {
    InstallationFolder.useFonts
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    leftToRight = pango_font_map_create_context(fontMap)
    rightToLeft = pango_font_map_create_context(fontMap)
    for context in [context, leftToRight, rightToLeft] { Self.configure(context) }
    pango_context_set_base_dir(leftToRight, PANGO_DIRECTION_LTR)
    pango_context_set_base_dir(rightToLeft, PANGO_DIRECTION_RTL)
    listFamilies()
    installed = Set(families.keys)
  }

  /// Calls `body` with exclusive access to Pango.
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Returns a new layout, owned by the caller; nil if memory is exhausted.
  ///
  /// Call inside `locked`.
  func makeLayout(_ direction: TextParagraph.Direction = .natural) -> OpaquePointer? {
    let context =
      switch direction {
      case .natural: context
      case .leftToRight: leftToRight
      case .rightToLeft: rightToLeft
      }
    guard let context, let layout = pango_layout_new(context) else { return nil }
    if direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    return layout
  }

  /// Disables rounding and hinting of glyph positions, so that text scales exactly and any machine with the same fonts
  /// draws the same pixels.
  private static func configure(_ context: OpaquePointer?) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// Forgets what was measured, and lists the families again, after files were added.
  ///
  /// Call inside `locked`.
  func fontsChanged() {
    (metrics, stripes, advances, heights, families) = ([:], [:], [:], [:], [:])
    forgetLoaded()
    if let fontMap { pango_fc_font_map_config_changed(OpaquePointer(fontMap)) }
    listFamilies()
    KnownSizes.removeAll()
  }

  private func listFamilies() {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fontMap, &list, &count)
    defer { g_free(list) }
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let text = String(cString: name)
      families[FontName.key(text)] = text
    }
  }

  /// Returns an installed family's name as the font list spells it; nil if it is not installed.
  func familyName(_ name: String) -> String? { families[FontName.key(name)] }

  /// Returns Pango's font for a description, owned by the caller; nil if it is missing.
  ///
  /// Call inside `locked`.
  func loadFont(_ description: OpaquePointer?) -> OpaquePointer? {
    pango_context_load_font(context, description)
  }

  /// The names of the installed families, sorted.
  var familyNames: [String] { families.values.sorted() }

  /// Returns the installed face for a descriptor.
  func resolve(_ descriptor: FontDescriptor) -> FontFace {
    func face(_ family: String, isFallback: Bool) -> FontFace {
      FontFace(
        family: family, weight: descriptor.numericWeight, isItalic: descriptor.isItalic,
        isFallback: isFallback)
    }
    switch descriptor.kind {
    case .system: return face(Self.systemFamily, isFallback: false)
    case .monospaced: return face(Self.monospacedFamily, isFallback: false)
    case .named(let name):
      if let face = registered[FontName.key(name)] ?? used[FontName.key(name)] { return face }
      if let family = families[FontName.key(name)] { return face(family, isFallback: false) }
      let parsed = FontName(name)
      var wish = descriptor
      if let weight = parsed.weight, descriptor.weight == 0 { wish.weight = weight }
      let family = families[FontName.key(parsed.family)]
      return FontFace(
        family: family ?? Self.standIn(for: name), weight: wish.numericWeight,
        isItalic: wish.isItalic || parsed.isItalic, isFallback: family == nil)
    }
  }

  /// Returns the family that replaces a font that is not installed.
  private static func standIn(for name: String) -> String {
    AbsentFont.named(name)?.isMonospaced == true ? monospacedFamily : systemFamily
  }

  /// Returns a Pango description of a face, owned by the caller, for a size in points.
  func makeDescription(_ face: FontFace, size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, face.family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(face.weight)))
    pango_font_description_set_style(
      description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// Returns the face's metrics in points, measured at 1000 points and scaled.
  func naturalMetrics(_ face: FontFace, size: Double) -> FontMetrics {
    locked {
      let unit: FontMetrics
      if let known = metrics[face] {
        unit = known
      } else {
        unit = measure(face)
        metrics[face] = unit
      }
      return FontMetrics(
        ascender: unit.ascender * size, descender: unit.descender * size,
        leading: unit.leading * size, capHeight: unit.capHeight * size,
        xHeight: unit.xHeight * size)
    }
  }

  private func measure(_ face: FontFace) -> FontMetrics {
    let size = 1000.0
    let description = makeDescription(face, size: size)
    defer { pango_font_description_free(description) }
    var result = FontMetrics(
      ascender: 0.95, descender: -0.24, leading: 0, capHeight: 0.7, xHeight: 0.5)
    if let measured = pango_context_get_metrics(context, description, nil) {
      let unit = size * Double(PANGO_SCALE)
      result.ascender = Double(pango_font_metrics_get_ascent(measured)) / unit
      result.descender = -Double(pango_font_metrics_get_descent(measured)) / unit
      pango_font_metrics_unref(measured)
    }
    result.capHeight = inkHeights("H", description)?.above ?? result.capHeight
    result.xHeight = inkHeights("x", description)?.above ?? result.xHeight
    return result
  }

  /// Returns the advance of a single character in em, in a face or its fallback.
  func advance(of letter: Character, _ face: FontFace) -> Double {
    locked {
      if let known = advances[face]?[letter] { return known }
      let width = measureAdvance(letter, face)
      advances[face, default: [:]][letter] = width
      return width
    }
  }

  private func measureAdvance(_ letter: Character, _ face: FontFace) -> Double {
    guard let layout = makeLayout() else { return 0.5 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let size = 1000.0
    let description = makeDescription(face, size: size)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, String(letter), -1)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return Double(width) / (size * Double(PANGO_SCALE))
  }

  /// Returns the positions of underlines and strikethroughs for a face and a size in points.
  func stripePlaces(_ face: FontFace, size: Double) -> StripePlaces {
    locked {
      let unit = stripes[face] ?? measureStripes(face)
      stripes[face] = unit
      return StripePlaces(
        underline: unit.underline * size, strikethrough: unit.strikethrough * size,
        thickness: unit.thickness * size)
    }
  }

  private func measureStripes(_ face: FontFace) -> StripePlaces {
    let size = 1000.0
    let description = makeDescription(face, size: size)
    defer { pango_font_description_free(description) }
    guard let measured = pango_context_get_metrics(context, description, nil) else {
      return .ofBlocks(size: 1)
    }
    defer { pango_font_metrics_unref(measured) }
    let unit = size * Double(PANGO_SCALE)
    return StripePlaces(
      underline: Double(pango_font_metrics_get_underline_position(measured)) / unit,
      strikethrough: Double(pango_font_metrics_get_strikethrough_position(measured)) / unit,
      thickness: Double(pango_font_metrics_get_underline_thickness(measured)) / unit)
  }

  /// Returns the heights of the ink above and below the baseline, as fractions of the size (1000 points).
  func inkHeights(
    _ text: String, _ description: OpaquePointer?
  ) -> (above: Double, below: Double)? {
    guard let layout = makeLayout() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, text, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    let unit = 1000 * Double(PANGO_SCALE)
    return (Double(-ink.y) / unit, Double(ink.y + ink.height) / unit)
  }
}
