public import Drawing
public import Foundation
public import FoundationShims

/// The parts of a line's bounds.
///
/// - SeeAlso: Apple, "CTLineBoundsOptions".
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without the space between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Without shifts of letters; has no effect here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  /// With punctuation in the margin; has no effect here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  /// The box of the outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// The box of capitals and of letters below the baseline; has no effect here.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// With room for every language; has no effect here.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// The width of a line, with the heights above and below its baseline and the space between lines.
@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = line.metrics
  ascent?.pointee = metrics.ascent
  descent?.pointee = metrics.descent
  leading?.pointee = metrics.leading
  return line.width
}

/// The box of a line.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let metrics = line.metrics
  let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
  return CGRect(
    x: 0, y: -metrics.descent - leading, width: line.width,
    height: metrics.ascent + metrics.descent + leading)
}

/// The box of a line's letters, from the position of text in a context: that of its fonts, not of its outlines.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let origin = context?.textPosition ?? .zero
  return CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
    .offsetBy(dx: origin.x, dy: origin.y)
}

/// The width of the space at a line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let letters = line.text.string.reversed().drop { $0.isWhitespace }
  let count = String(letters.reversed()).utf16.count
  return line.width - line.offset(count)
}

/// The number of a line's glyphs: that of its characters here.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.string.count }

/// The range of a line's letters.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}

/// The distance of a letter's start from the line's start.
@discardableResult public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  guard !line.layout.lines.isEmpty else { return 0 }
  let offset = line.offset(charIndex - line.start)
  secondaryOffset?.pointee = offset
  return offset
}

/// The index of the boundary between letters that is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard !line.layout.lines.isEmpty else { return kCFNotFound }
  let letter = line.layout.characterIndex(at: position.x, inLine: 0)
  let next = letter + 1 <= line.text.length ? letter + 1 : letter
  let sides = [letter, next].map(line.offset)
  let isNearNext = abs(sides[1] - position.x) < abs(sides[0] - position.x)
  return line.start + (isNearNext ? next : letter)
}

/// Calls a closure with the distance of each letter's start, until it stops.
///
/// - Parameter block: Receives the distance, the index, whether it is the leading side, and a flag that stops.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stops = false
  for index in 0..<line.text.length where !stops {
    let offset = CTLineGetOffsetForStringIndex(line, line.start + index, nil)
    block(offset, line.start + index, true, &stops)
  }
}

/// The distance from a width's leading edge that puts a line at a share of what it leaves free.
///
/// - Parameter flushFactor: 0 for the leading edge, 0.5 for the middle, 1 for the trailing edge.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, flushWidth - line.width) * min(max(flushFactor, 0), 1)
}

/// Draws a line with its start at the context's position of text, upright where y grows up; the position moves behind it.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard !line.layout.lines.isEmpty else { return }
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  line.layout.draw(in: context, at: CGPoint(x: 0, y: -line.layout.firstBaseline))
  context.restoreGState()
  let end = CGPoint(x: line.width, y: 0).applying(context.textMatrix)
  context.textPosition = end
}
