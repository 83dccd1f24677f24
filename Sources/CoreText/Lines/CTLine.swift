internal import Drawing
public import Foundation
public import FoundationShims
internal import ViewDrawing

/// A line of text, laid out.
///
/// Lengths are in points from the line's start on its baseline, with y up; indexes are those of the text that it is a part of.
///
/// - SeeAlso: Apple, "CTLine".
public final class CTLine {
  /// The text of the line.
  let text: NSAttributedString
  /// The index of its first letter.
  let start: Int
  /// The text laid out in one line.
  let layout: TextLayout
  /// The space after words that fills a width; 0 unless justified.
  let stretch: Double

  /// Creates a line of a part of a text.
  init(_ text: NSAttributedString, start: Int = 0, width: Double? = nil, stretch: Double = 0) {
    (self.text, self.start, self.stretch) = (text, start, stretch)
    var runs = text.textRuns()
    for index in runs.indices {
      // A line ends nowhere but at its end.
      runs[index].text = String(runs[index].text.map { $0.isNewline ? " " : $0 })
      runs[index].kern += stretch
      runs[index].paragraph = nil
    }
    layout = TextLayout(runs: runs, paragraph: TextParagraph(), width: width, maximumLines: 1)
  }

  /// The width without the space at its end.
  var width: Double { layout.lines.first?.width ?? 0 }
  /// The distances of the letters' starts from the line's start, and the line's end.
  private lazy var offsets = layout.lines.isEmpty ? [] : layout.positions(inLine: 0)
  /// Returns the distance of the start of a letter of the line's text from the line's start.
  func offset(_ index: Int) -> Double {
    offsets.isEmpty ? 0 : offsets[min(max(0, index), offsets.count - 1)]
  }
  /// The heights of the line's largest fonts.
  var metrics: (ascent: Double, descent: Double, leading: Double) {
    let fonts = text.textRuns().map { FontMetrics(for: $0.font) }
    return (
      fonts.map(\.ascender).max() ?? 0, fonts.map { -$0.descender }.max() ?? 0,
      fonts.map(\.leading).max() ?? 0
    )
  }
}

/// Creates a line of a text, which is not broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The place of the part of a line that is replaced with a token.
///
/// - SeeAlso: Apple, "CTLineTruncationType".
public enum CTLineTruncationType: UInt32, Sendable {
  /// At the start.
  case start = 0
  /// At the end.
  case end = 1
  /// In the middle.
  case middle = 2
}

/// Creates a line no wider than a width, with an ellipsis in place of what does not fit.
///
/// - Parameter truncationToken: Replaces what does not fit at the end or the start; nil for an ellipsis.
/// - Returns: Nil if the width has no room for the token.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if line.width <= width { return line }
  let token = truncationToken?.text ?? NSAttributedString(string: "…", attributes: line.attributes)
  let room = width - CTLine(token).width
  guard room >= 0 else { return nil }
  func parts(_ head: Int, _ tail: Int) -> CTLine {
    let whole = NSMutableAttributedString(
      attributedString: line.text.attributedSubstring(
        from: NSRange(location: 0, length: line.boundary(head))))
    whole.append(token)
    let rest = line.boundary(tail)
    whole.append(
      line.text.attributedSubstring(
        from: NSRange(location: rest, length: line.text.length - rest)))
    return CTLine(whole, start: line.start)
  }
  func cut(_ count: Int) -> CTLine {
    let all = line.text.length
    return switch truncationType {
    case .end: parts(count, all)
    case .start: parts(0, all - count)
    case .middle: parts((count + 1) / 2, all - count / 2)
    }
  }
  // The largest number of letters that fits.
  var (low, high) = (0, line.text.length)
  while low < high {
    let middle = (low + high + 1) / 2
    if cut(middle).width <= width { low = middle } else { high = middle - 1 }
  }
  return cut(low)
}

/// Creates a line stretched to a width by space between its letters.
///
/// - Parameter justificationFactor: The share of the missing width that is filled, from 0 to 1.
/// - Returns: Nil if the line is wider already.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let missing = (justificationWidth - line.width) * min(max(justificationFactor, 0), 1)
  guard missing >= 0, line.text.length > 0 else { return nil }
  return CTLine(line.text, start: line.start, stretch: missing / Double(line.text.length))
}

extension CTLine {
  /// The attributes of the first letter.
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Returns the start of the character that contains a UTF-16 unit.
  fileprivate func boundary(_ index: Int) -> Int {
    let string = text.string as NSString
    guard index > 0, index < string.length else { return index }
    return string.rangeOfComposedCharacterSequence(at: index).location
  }
}
