internal import Foundation

/// Finds boundaries of words and other units in a text input.
///
/// - SeeAlso: Apple, "UITextInputTokenizer".
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position; nil outside of all units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends, or begins in a backward direction, at a position.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary of a unit from a position.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of the standard text inputs.
///
/// Words are runs of letters, digits and apostrophes. A sentence ends with a full stop, a question or an exclamation mark
/// and the spaces behind it. Lines are paragraphs here.
///
/// - SeeAlso: Apple, "UITextInputStringTokenizer".
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & AnyObject)?

  /// Creates a tokenizer of a text input, which it does not retain.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  /// The unit around a position; nil outside of all units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let (units, offset) = units(granularity, position) else { return nil }
    let found = units.first {
      direction.isBackward
        ? $0.lowerBound < offset && offset <= $0.upperBound
        : $0.lowerBound <= offset && offset < $0.upperBound
    }
    guard let found, let start = place(found.lowerBound), let end = place(found.upperBound) else {
      return nil
    }
    return input.textRange(from: start, to: end)
  }
  /// Whether a position is at the boundary of a unit, or in one.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, offset) = units(granularity, position) else { return false }
    return units.contains { (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset }
  }
  /// The next boundary of a unit from a position; nil beyond the last one.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (units, offset) = units(granularity, position) else { return nil }
    let ends = units.flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isBackward ? ends.last { $0 < offset } : ends.first { $0 > offset }
    return next.flatMap(place)
  }
  /// Whether a position is at the boundary of a unit, or in one.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func place(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }
  /// The units of the text in order, in UTF-16 units, and the offset of a position.
  private func units(_ granularity: UITextGranularity, _ position: UITextPosition) -> (
    [Range<Int>], Int
  )? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    return (
      TextUnits.units(granularity, of: text),
      input.offset(from: input.beginningOfDocument, to: position)
    )
  }
}

/// The units of a text.
enum TextUnits {
  /// The units in order, in UTF-16 units.
  static func units(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
    switch granularity {
    case .character: units(of: text) { _, _ in .each }
    case .word: units(of: text) { letter, _ in isWord(letter) ? .inside : .outside }
    case .sentence:
      units(of: text) { letter, next in
        next.map { !$0.isWhitespace } == true && letter.isWhitespace || letter.isNewline
          ? .lastIfEnded : ".!?…。".contains(letter) ? .mark : .inside
      }
    case .paragraph, .line: units(of: text) { letter, _ in letter.isNewline ? .last : .inside }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }
  private static func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "'’_".contains(letter)
  }

  private enum Part { case inside, outside, each, last, mark, lastIfEnded }
  private static func units(of text: String, _ part: (Character, Character?) -> Part)
    -> [Range<Int>]
  {
    var (found, start, offset, isEnded): ([Range<Int>], Int?, Int, Bool) = ([], nil, 0, false)
    func close(_ end: Int) {
      if let first = start, first < end { found.append(first..<end) }
      (start, isEnded) = (nil, false)
    }
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let end = offset + String(letter).utf16.count
      switch part(letter, index + 1 < letters.count ? letters[index + 1] : nil) {
      case .inside: start = start ?? offset
      case .outside: close(offset)
      case .each: found.append(offset..<end)
      case .mark: (start, isEnded) = (start ?? offset, true)
      case .last:
        start = start ?? offset
        close(end)
      case .lastIfEnded:
        start = start ?? offset
        if isEnded || letter.isNewline { close(end) }
      }
      offset = end
    }
    close(offset)
    return found
  }
}
