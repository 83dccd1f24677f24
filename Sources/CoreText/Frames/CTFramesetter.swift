public import Drawing
public import Foundation
public import FoundationShims
internal import ViewDrawing

/// A text that is laid out into frames.
///
/// - SeeAlso: Apple, "CTFramesetter".
public final class CTFramesetter {
  /// The text.
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }

  /// Returns the whole range for a length of 0.
  func range(_ range: CFRange) -> NSRange {
    let start = min(max(0, range.location), text.length)
    let rest = text.length - start
    return NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
  }

  /// Returns a range laid out in a width.
  func layout(_ range: NSRange, width: CGFloat) -> TextLayout {
    text.attributedSubstring(from: range).layout(
      width: width.isFinite && width < 1e6 ? Double(width) : nil)
  }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Lays a range out in the box of a path.
///
/// - Parameters:
///   - stringRange: The range; a length of 0 means all behind its start.
///   - path: The path; other shapes than rectangles count as their boxes.
///   - frameAttributes: Not read.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, framesetter.range(stringRange), path)
}

/// The size of a range within limits, and the range that fits.
///
/// - Parameters:
///   - stringRange: The range; a length of 0 means all behind its start.
///   - constraints: The limits, in points; a very large number does not limit.
///   - fitRange: Receives the range that fits.
@discardableResult public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = framesetter.range(stringRange)
  let layout = framesetter.layout(range, width: constraints.width)
  let lines = layout.lines.prefix { $0.top + $0.height <= constraints.height + 0.01 }
  let ends = layout.fullRanges(length: range.length)
  let length = lines.isEmpty ? 0 : ends[lines.count - 1].upperBound
  fitRange?.pointee = CFRange(location: range.location, length: length)
  let height = lines.last.map { $0.top + $0.height } ?? 0
  return CGSize(width: lines.map { $0.head + $0.width }.max() ?? 0, height: height)
}

extension TextLayout {
  /// The ranges of the lines with the line feeds and spaces between them.
  func fullRanges(length: Int) -> [Range<Int>] {
    let starts = ranges.map(\.lowerBound)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : length
      return starts[index]..<max(starts[index], end)
    }
  }
}
