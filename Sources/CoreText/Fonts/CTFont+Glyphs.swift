package import Drawing
public import Foundation
public import FoundationShims
public import ViewDrawing

// Glyphs are numbered as in the file of the face that lays text out; lengths are in points, with y up.
// Source: Apple, "CTFont".

/// The number of a glyph in a font's file.
public typealias CGGlyph = UInt16

/// The directions that glyphs follow each other in.
///
/// - SeeAlso: Apple, "CTFontOrientation".
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own: horizontal here.
  case `default` = 0
  /// Along a line.
  case horizontal = 1
  /// Down a column; measured as horizontal here.
  case vertical = 2
}

/// Finds the glyphs of UTF-16 units; returns whether all have one.
///
/// The second unit of a pair, and a unit without a glyph, becomes 0.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var (hasAll, index) = (true, 0)
  while index < count {
    glyphs[index] = 0
    var scalar = Unicode.Scalar(characters[index])
    var units = 1
    if scalar == nil, index + 1 < count {
      let pair = [characters[index], characters[index + 1]]
      scalar = String(decoding: pair, as: UTF16.self).unicodeScalars.first
      units = 2
      glyphs[index + 1] = 0
    }
    if let glyph = scalar.flatMap(font.descriptor.glyph(of:)), glyph <= UInt32(CGGlyph.max) {
      glyphs[index] = CGGlyph(glyph)
    } else {
      hasAll = false
    }
    index += units
  }
  return hasAll
}

/// The glyph with a PostScript name; 0 if the font has none.
///
/// In a font without names, a single letter names its own glyph.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  let scalars = glyphName.unicodeScalars
  let letter = scalars.count == 1 ? scalars.first : nil
  let glyph =
    font.descriptor.glyph(named: glyphName) ?? letter.flatMap { font.descriptor.glyph(of: $0) }
  return glyph.flatMap { CGGlyph(exactly: $0) } ?? 0
}

/// The outline of a glyph; nil for a glyph without one, such as a space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = font.descriptor.outline(of: UInt32(glyph))
  return path.isEmpty ? nil : path.copy(using: matrix)
}

/// The sum of the advances of glyphs, and each in turn.
@discardableResult public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let advance = font.descriptor.advance(of: UInt32(glyphs[index])) ?? 0
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// The box of all glyphs at one place, and that of each.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var union = CGRect.null
  for index in 0..<max(0, count) {
    let path = font.descriptor.outline(of: UInt32(glyphs[index]))
    let box = path.isEmpty ? .zero : path.boundingBoxOfPath
    boundingRects?[index] = box
    if !path.isEmpty { union = union.union(box) }
  }
  return union.isNull ? .zero : union
}

/// Fills glyphs with the context's fill colour, each at its position in the space of text.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  for index in 0..<max(0, count) {
    let path = font.descriptor.outline(of: UInt32(glyphs[index]))
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    context.addPath(path.applying(place))
  }
  context.fillPath()
  context.restoreGState()
}
