internal import CCairo
import Foundation

/// The glyph outlines of a font file, read with FreeType.
///
/// - SeeAlso: FreeType's reference, "Face Creation", "Outline Processing".
package final class OutlineFont {
  private var library: FT_Library?
  private var face: FT_Face?
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var outlines: [UInt32: CGPath] = [:]

  /// The maximum size of a font file, in bytes.
  private static let largest = 64 << 20

  /// Creates a font from the bytes of its file; nil if FreeType does not support it.
  package init?(_ data: [UInt8]) {
    guard !data.isEmpty, data.count < Self.largest else { return nil }
    bytes = .allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    guard FT_Init_FreeType(&library) == 0,
      FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &face) == 0,
      let face, face.pointee.face_flags & 1 != 0
    else { return nil }
  }

  deinit {
    if let face { FT_Done_Face(face) }
    if let library { FT_Done_FreeType(library) }
    bytes.deallocate()
  }

  /// The units per em of the font.
  private var units: CGFloat {
    let units = CGFloat(face?.pointee.units_per_EM ?? 0)
    return units > 0 ? units : 1000
  }

  /// Whether glyphs are numbered by a character collection rather than by the font.
  package var isKeyedByCollection: Bool { (face?.pointee.face_flags ?? 0) & (1 << 12) != 0 }
  /// The number of glyphs.
  package var count: Int { face.map { Int($0.pointee.num_glyphs) } ?? 0 }

  /// The PostScript name; nil if the file has none.
  package var postScriptName: String? {
    face.flatMap { FT_Get_Postscript_Name($0) }.map { String(cString: $0) }
  }
  /// The name of the family; nil if the file has none.
  package var familyName: String? { face?.pointee.family_name.map { String(cString: $0) } }
  /// The name of the face in its family, such as `Bold Italic`; nil if the file has none.
  package var styleName: String? { face?.pointee.style_name.map { String(cString: $0) } }

  /// Returns the glyph with a PostScript name; nil if it is missing.
  package func glyph(named name: String) -> UInt32? {
    guard let face else { return nil }
    let index = name.withCString { FT_Get_Name_Index(face, $0) }
    return index > 0 ? UInt32(index) : nil
  }

  /// Returns the glyph for a code in one of the font's tables; nil if it is missing.
  ///
  /// - Parameters:
  ///   - platform: 3 for Windows, 1 for Macintosh, 7 for Adobe.
  ///   - encoding: The table of that platform.
  package func glyph(code: Int, platform: UInt16, encoding: UInt16) -> UInt32? {
    guard let face, code >= 0, let maps = face.pointee.charmaps else { return nil }
    for index in 0..<Int(face.pointee.num_charmaps) {
      guard let map = maps[index], map.pointee.platform_id == platform,
        map.pointee.encoding_id == encoding, FT_Set_Charmap(face, map) == 0
      else { continue }
      let letter = FT_Get_Char_Index(face, FT_ULong(code))
      if letter > 0 { return UInt32(letter) }
    }
    return nil
  }

  /// Returns the glyph for a Unicode character; nil if it is missing.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    for (platform, encoding) in [(3, 10), (3, 1), (0, 4), (0, 3), (7, 0)] as [(UInt16, UInt16)] {
      if let letter = glyph(code: Int(scalar.value), platform: platform, encoding: encoding) {
        return letter
      }
    }
    return nil
  }

  /// Returns the advance of a glyph, in em; nil for an invalid index.
  package func advance(of letter: UInt32) -> Double? {
    guard let face, FT_Load_Glyph(face, FT_UInt(letter), Self.unscaled) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    return Double(slot.pointee.metrics.horiAdvance) / Double(units)
  }

  /// No scaling, hinting and embedded bitmaps.
  private static let unscaled: FT_Int32 = 1 | 2 | 8

  /// Returns the outline of a glyph in em, with y up; empty for an invalid index.
  package func outline(of letter: UInt32) -> CGPath {
    if let path = outlines[letter] { return path }
    let path = CGMutablePath()
    outlines[letter] = path
    guard let face, FT_Load_Glyph(face, FT_UInt(letter), Self.unscaled) == 0,
      let slot = face.pointee.glyph
    else { return path }
    let collector = Collector(path, scale: 1 / units)
    var functions = FT_Outline_Funcs(
      move_to: { Collector.from($1)?.move($0) ?? 1 },
      line_to: { Collector.from($1)?.line($0) ?? 1 },
      conic_to: { Collector.from($2)?.curve($0, $1) ?? 1 },
      cubic_to: { Collector.from($3)?.curve($0, $1, $2) ?? 1 }, shift: 0, delta: 0)
    FT_Outline_Decompose(&slot.pointee.outline, &functions, collector.callbackPointer)
    collector.close()
    return path
  }

  /// Collects the elements of an outline.
  private final class Collector: CallbackObject {
    private let path: CGMutablePath
    private let scale: CGFloat
    private var isOpen = false

    init(_ path: CGMutablePath, scale: CGFloat) {
      self.path = path
      self.scale = scale
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector else { return .zero }
      return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: CGFloat(vector.pointee.y) * scale)
    }
    func close() {
      if isOpen { path.closeSubpath() }
      isOpen = false
    }
    func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
      close()
      path.move(to: point(to))
      isOpen = true
      return 0
    }
    func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
      path.addLine(to: point(to))
      return 0
    }
    func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
      path.addQuadCurve(to: point(to), control: point(control))
      return 0
    }
    func curve(
      _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
      _ to: UnsafePointer<FT_Vector>?
    ) -> Int32 {
      path.addCurve(to: point(to), control1: point(first), control2: point(second))
      return 0
    }
  }
}
