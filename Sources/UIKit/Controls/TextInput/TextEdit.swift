internal import Foundation

/// A change at the end of a text, as made by a key.
struct TextEdit {
  /// The text after the change.
  let result: String
  /// The replaced range, in UTF-16 units of the old text.
  let range: NSRange
  /// The replacement.
  let replacement: String

  /// Appends typed characters.
  init(typing letters: String, after text: String) {
    result = text + letters
    range = NSRange(location: text.utf16.count, length: 0)
    replacement = letters
  }

  /// Deletes the last character; nil if the text is empty.
  init?(deletingFrom text: String) {
    guard let last = text.last else { return nil }
    let length = String(last).utf16.count
    result = String(text.dropLast())
    range = NSRange(location: text.utf16.count - length, length: length)
    replacement = ""
  }
}
