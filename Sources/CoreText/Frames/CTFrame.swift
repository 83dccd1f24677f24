public import Drawing
public import Foundation
public import FoundationShims
internal import ViewDrawing

/// A text laid out in lines.
///
/// Lines go from the top of the path's box down; their places have y up, from the box's lower left corner.
///
/// - SeeAlso: Apple, "CTFrame".
public final class CTFrame {
  /// The path.
  let path: CGPath
  /// The range of the text that was to be laid out.
  let range: NSRange
  /// The lines that fit.
  let lines: [CTLine]
  /// The starts of their baselines.
  let origins: [CGPoint]

  init(_ framesetter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
    (self.path, self.range) = (path, range)
    let box = path.boundingBox
    let layout = framesetter.layout(range, width: box.width)
    let fitting = layout.lines.prefix { $0.top + $0.height <= box.height + 0.01 }
    let ranges = layout.fullRanges(length: range.length)
    let area = CGRect(origin: .zero, size: box.size)
    origins = fitting.indices.map {
      CGPoint(x: layout.left(ofLine: $0, in: area), y: box.height - fitting[$0].baseline)
    }
    lines = fitting.indices.map { index in
      let part = NSRange(
        location: range.location + ranges[index].lowerBound, length: ranges[index].count)
      return CTLine(framesetter.text.attributedSubstring(from: part), start: part.location)
    }
  }
}

/// The direction in which lines follow each other.
///
/// - SeeAlso: Apple, "CTFrameProgression".
public enum CTFrameProgression: UInt32, Sendable {
  /// Down.
  case topToBottom = 0
  /// From right to left; laid out as down.
  case rightToLeft = 1
  /// From left to right; laid out as down.
  case leftToRight = 2
}

/// The key of the direction in which lines follow each other.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"

/// The lines of a frame: `CTLine` each.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
/// Writes the starts of the baselines of a range of a frame's lines; a length of 0 means all behind the first.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let rest = frame.origins.dropFirst(max(0, range.location))
  let part = range.length > 0 ? rest.prefix(range.length) : rest
  for (index, origin) in part.enumerated() { origins[index] = origin }
}
/// The path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The range that was to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}
/// The range that fits into a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { $0.start + $0.text.length } ?? frame.range.location
  return CFRange(location: frame.range.location, length: end - frame.range.location)
}
/// The attributes of a frame: none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// Draws a frame's lines, upright where y grows up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  let matrix = context.textMatrix
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
  context.textMatrix = matrix
}
