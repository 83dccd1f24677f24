internal import Foundation

/// Places in a text that commands move to, in UTF-16 units.
struct TextSteps {
  private let text: NSString

  init(_ text: String) { self.text = text as NSString }

  /// The place after the letter at a place.
  func next(_ index: Int) -> Int {
    guard index < text.length else { return text.length }
    let range = text.rangeOfComposedCharacterSequence(at: index)
    return range.location + range.length
  }
  /// The place before the letter before a place.
  func previous(_ index: Int) -> Int {
    guard index > 0 else { return 0 }
    return text.rangeOfComposedCharacterSequence(at: index - 1).location
  }
  private func isWord(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(text.character(at: index)) else { return true }
    return CharacterSet.alphanumerics.contains(scalar) || scalar == "'" || scalar == "_"
  }
  /// The end of the word after a place.
  func wordEnd(after index: Int) -> Int {
    var place = index
    while place < text.length, !isWord(place) { place += 1 }
    while place < text.length, isWord(place) { place += 1 }
    return place
  }
  /// The start of the word before a place.
  func wordStart(before index: Int) -> Int {
    var place = min(index, text.length)
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }
  /// The words that a range touches; a single sign where there is no word.
  func word(around range: NSRange) -> NSRange {
    guard text.length > 0 else { return range }
    var start = min(range.location, text.length)
    var end = min(range.location + range.length, text.length)
    guard start < text.length, isWord(start) || start > 0 && isWord(start - 1) else {
      return NSRange(location: start, length: max(end, min(start + 1, text.length)) - start)
    }
    while start > 0, isWord(start - 1) { start -= 1 }
    while end < text.length, isWord(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
  /// The paragraphs that a range touches, with their breaks.
  func paragraph(around range: NSRange) -> NSRange {
    let start = lineStart(min(range.location, text.length))
    var end = lineEnd(min(range.location + range.length, text.length))
    if end < text.length { end += 1 }
    return NSRange(location: start, length: end - start)
  }
  private func isBreak(_ index: Int) -> Bool {
    [10, 13, 0x2028, 0x2029].contains(Int(text.character(at: index)))
  }
  /// The start of a line.
  func lineStart(_ index: Int) -> Int {
    var place = min(index, text.length)
    while place > 0, !isBreak(place - 1) { place -= 1 }
    return place
  }
  /// The end of a line, before its break.
  func lineEnd(_ index: Int) -> Int {
    var place = min(index, text.length)
    while place < text.length, !isBreak(place) { place += 1 }
    return place
  }
}
