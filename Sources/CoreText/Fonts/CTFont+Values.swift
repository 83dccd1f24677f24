package import Drawing
public import Foundation
public import FoundationShims
public import ViewDrawing

// Lengths are in points. Source: Apple, "CTFont".

extension FontDescriptor {
  var metrics: FontMetrics { FontMetrics(for: self) }
}

/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  font.shownName(system: ".SFUI", monospaced: ".SFUIMono")
}
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.shownFamily }
/// The full name: the family with the face.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  "\(font.shownFamily) \(font.descriptor.styleName)"
}
/// The name for display: the family with the face.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// The font's descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(FontAttributes([:]), on: font.descriptor)
}
/// The font without its size.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  CGFont(CTFontCopyPostScriptName(font)) ?? CGFont.system
}
/// The value of an attribute: name, family, style, size or traits.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}
/// The traits as a dictionary.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CTFontCopyAttribute(font, kCTFontTraitsAttribute) as? NSDictionary ?? [:]
}
/// The symbolic traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.descriptor.traits
}
/// The size.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.descriptor.size }
/// The matrix: the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// The height above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.descriptor.metrics.ascender }
/// The depth below the baseline; positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descriptor.metrics.descender }
/// The space between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.descriptor.metrics.leading }
/// The height of capitals.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.descriptor.metrics.capHeight }
/// The height of an x.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.descriptor.metrics.xHeight }
/// The units of the em square: 1,000.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
/// The distance from the baseline to the middle of underlines; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.descriptor.underline.position
}
/// The thickness of underlines.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.descriptor.underline.thickness
}
/// The slant in degrees: 0, or −12 for slanted letters.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.descriptor.isItalic ? -12 : 0 }
/// The box of a line as wide as the em square, with y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let metrics = font.descriptor.metrics
  return CGRect(
    x: 0, y: metrics.descender, width: font.descriptor.size, height: metrics.lineHeight)
}
/// The number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.descriptor.glyphCount }
