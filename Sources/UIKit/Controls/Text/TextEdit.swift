internal import Foundation

/// A change of a text, as made by a key.
struct TextEdit {
  /// The text after the change.
  let result: String
  /// The replaced range, in UTF-16 units of the old text.
  let range: NSRange
  /// The replacement.
  let replacement: String

  /// Creates an edit that replaces a range of the text.
  init(replacing range: NSRange, in text: String, with letters: String) {
    result = (text as NSString).replacingCharacters(in: range, with: letters)
    self.range = range
    replacement = letters
  }

  /// Creates an edit that deletes the character before an offset; nil at the beginning.
  init?(deletingBefore offset: Int, in text: String) {
    guard offset > 0, offset <= text.utf16.count else { return nil }
    let last = text.characterRange(at: offset - 1)
    self.init(
      replacing: NSRange(location: last.location, length: offset - last.location), in: text,
      with: "")
  }
}

extension String {
  /// The range of the character that has a UTF-16 unit; the unit must be in the text.
  func characterRange(at offset: Int) -> NSRange {
    let start = rangeOfComposedCharacterSequence(at: String.Index(utf16Offset: offset, in: self))
    return NSRange(start, in: self)
  }
}
