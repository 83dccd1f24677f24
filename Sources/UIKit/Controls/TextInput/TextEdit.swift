internal import Foundation

/// A change at the end of a text, as a key makes it.
struct TextEdit {
  /// The text after the change.
  let result: String
  /// Which letters are replaced, in UTF-16 units of the text before.
  let range: NSRange
  /// What stands in their place.
  let replacement: String

  /// Letters that are typed.
  init(typing letters: String, after text: String) {
    result = text + letters
    range = NSRange(location: text.utf16.count, length: 0)
    replacement = letters
  }

  /// The last letter taken away; nil without one.
  init?(deletingFrom text: String) {
    guard let last = text.last else { return nil }
    let length = String(last).utf16.count
    result = String(text.dropLast())
    range = NSRange(location: text.utf16.count - length, length: length)
    replacement = ""
  }
}
