public import Foundation
public import FoundationShims

/// A text that is broken into lines one by one.
///
/// - SeeAlso: Apple, "CTTypesetter".
public final class CTTypesetter {
  /// The text with the calculation of its lines.
  let framesetter: CTFramesetter
  init(_ text: NSAttributedString) { framesetter = CTFramesetter(text) }
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTTypesetter { CTTypesetter(NSAttributedString(attributedString: string)) }

/// The number of letters from an index that fit into a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let range = typesetter.framesetter.range(CFRange(location: startIndex, length: 0))
  let layout = typesetter.framesetter.layout(range, width: width)
  return layout.fullRanges(length: range.length).first?.count ?? 0
}

/// The number of letters from an index that fit into a width, broken between any letters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let line = CTTypesetterCreateLine(typesetter, CFRange(location: startIndex, length: 0))
  guard line.width > width else { return line.text.length }
  return line.layout.characterIndex(at: width, inLine: 0)
}

/// Creates a line of a range; a length of 0 means all behind its start.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let range = typesetter.framesetter.range(stringRange)
  return CTLine(
    typesetter.framesetter.text.attributedSubstring(from: range), start: range.location)
}
