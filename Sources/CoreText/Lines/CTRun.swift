public import Drawing
public import Foundation
public import FoundationShims

/// A part of a line whose letters have the same attributes.
///
/// - SeeAlso: Apple, "CTRun".
public final class CTRun {
  /// The line.
  let line: CTLine
  /// The range in the line's text.
  let range: NSRange

  init(_ line: CTLine, _ range: NSRange) { (self.line, self.range) = (line, range) }

  /// Returns the distance of a letter's start from the line's start.
  func offset(_ index: Int) -> Double { line.offset(index) }
  /// The text.
  var text: NSAttributedString { line.text.attributedSubstring(from: range) }
  /// Returns the characters of a range of glyphs, as indexes in the line; no length means all behind the first.
  func letters(_ range: CFRange) -> ArraySlice<Range<Int>> {
    var letters: [Range<Int>] = []
    var index = self.range.location
    for letter in text.string {
      letters.append(index..<index + letter.utf16.count)
      index += letter.utf16.count
    }
    let rest = letters.dropFirst(max(0, range.location))
    return range.length > 0 ? rest.prefix(range.length) : rest
  }
}

/// The direction and state of a run.
///
/// - SeeAlso: Apple, "CTRunStatus".
public struct CTRunStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a status from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// From right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Glyphs are not in the order of letters.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// Glyphs have a matrix of their own.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// The runs of a line, in the order of the text: `CTRun` each.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  var runs: [CTRun] = []
  line.text.enumerateAttributes(
    in: NSRange(location: 0, length: line.text.length), options: .longestEffectiveRangeNotRequired
  ) { _, range, _ in runs.append(CTRun(line, range)) }
  return runs
}

/// The number of a run's glyphs: that of its characters here.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.text.string.count }
/// The attributes of a run, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard run.range.length > 0 else { return [:] }
  let values = run.line.text.attributes(at: run.range.location, effectiveRange: nil)
  let named = values.map { ($0.key.rawValue, $0.value) }
  return Dictionary(named) { first, _ in first } as NSDictionary
}
/// The direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.line.layout.lines.first?.isRightToLeft == true ? .rightToLeft : []
}
/// The range of a run's letters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.range.location, length: run.range.length)
}
/// Writes the glyphs of a range of a run, in its font's numbers, a character each.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  guard let font = run.text.textRuns().first?.font else { return }
  let letters = Array(run.text.string)
  let first = min(max(0, range.location), letters.count)
  let rest = letters[first...]
  for (at, letter) in (range.length > 0 ? rest.prefix(range.length) : rest).enumerated() {
    let glyph = letter.unicodeScalars.first.flatMap(font.glyph(of:))
    buffer[at] = glyph.flatMap { CGGlyph(exactly: $0) } ?? 0
  }
}
/// Writes the places of a range of a run's glyphs, from the line's start.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (at, letter) in run.letters(range).enumerated() {
    buffer[at] = CGPoint(x: run.offset(letter.lowerBound), y: 0)
  }
}
/// Writes the advances of a range of a run's glyphs.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (at, letter) in run.letters(range).enumerated() {
    buffer[at] = CGSize(
      width: run.offset(letter.upperBound) - run.offset(letter.lowerBound), height: 0)
  }
}
/// Writes the indexes of the letters of a range of a run's glyphs.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (at, letter) in run.letters(range).enumerated() {
    buffer[at] = run.line.start + letter.lowerBound
  }
}
/// The width of a range of a run, with the heights of its font.
@discardableResult public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = CTLine(run.text).metrics
  ascent?.pointee = metrics.ascent
  descent?.pointee = metrics.descent
  leading?.pointee = metrics.leading
  let letters = run.letters(range)
  guard let first = letters.first, let last = letters.last else { return 0 }
  return abs(run.offset(last.upperBound) - run.offset(first.lowerBound))
}
/// The box of a range of a run's letters: that of its font, not of its outlines.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
  let width = CTRunGetTypographicBounds(run, range, &ascent, &descent, nil)
  let origin = context?.textPosition ?? .zero
  let start = run.letters(range).first.map { run.offset($0.lowerBound) } ?? 0
  return CGRect(
    x: origin.x + start, y: origin.y - descent, width: width, height: ascent + descent)
}
/// The matrix of a run's letters: the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a range of a run at its place in its line, which starts at the context's position of text.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let letters = run.letters(range)
  guard let first = letters.first?.lowerBound, let end = letters.last?.upperBound else { return }
  let part = run.line.text.attributedSubstring(
    from: NSRange(location: first, length: end - first))
  let matrix = context.textMatrix
  context.textMatrix = matrix.translatedBy(x: run.offset(first), y: 0)
  CTLineDraw(CTLine(part, stretch: run.line.stretch), context)
  context.textMatrix = matrix
}
