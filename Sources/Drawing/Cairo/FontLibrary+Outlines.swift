internal import CPango
import Foundation

extension FontLibrary {
  /// The font files whose outlines were read, by path; a few, since each is kept whole.
  private static let maximumOutlines = 16

  /// Returns the outlines of a face's file; nil if it cannot be read.
  ///
  /// Use the outlines inside `locked`.
  func outlines(of face: FontFace) -> OutlineFont? {
    guard let font = font(face, size: 1000),
      let pattern = pango_fc_font_get_pattern(OpaquePointer(font))
    else { return nil }
    var path: UnsafeMutablePointer<UInt8>?
    guard FcPatternGetString(pattern, "file", 0, &path) == FcResultMatch, let path else {
      return nil
    }
    let file = String(cString: path)
    if let known = outlines[file] { return known }
    guard let data = FileManager.default.contents(atPath: file),
      let outline = OutlineFont([UInt8](data))
    else { return nil }
    if outlines.count >= Self.maximumOutlines { outlines = [:] }
    outlines[file] = outline
    return outline
  }
}

/// The glyphs of a font's file, by their numbers there.
extension FontDescriptor {
  /// The number of a character's glyph; nil if the face has none.
  package func glyph(of scalar: Unicode.Scalar) -> UInt32? { reading { $0.glyph(for: scalar) } }
  /// The number of the glyph with a PostScript name; nil if the face has none.
  package func glyph(named name: String) -> UInt32? { reading { $0.glyph(named: name) } }
  /// The number of the face's glyphs.
  package var glyphCount: Int { reading { $0.count } ?? 0 }
  /// The advance of a glyph, in points; nil for an invalid number.
  package func advance(of glyph: UInt32) -> Double? {
    reading { $0.advance(of: glyph) }.map { $0 * size }
  }
  /// The outline of a glyph, in points with y up; empty for an invalid number.
  package func outline(of glyph: UInt32) -> CGPath {
    let path = reading { $0.outline(of: glyph) } ?? CGMutablePath()
    return path.applying(CGAffineTransform(scaleX: size, y: size))
  }

  private func reading<Result>(_ body: (OutlineFont) -> Result?) -> Result? {
    FontLibrary.shared.locked {
      FontLibrary.shared.outlines(of: FontLibrary.shared.resolve(self)).flatMap(body)
    }
  }
}
