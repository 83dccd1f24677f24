import Foundation
import Synchronization

/// The regular expression of a comparison, compiled again only when its text changes.
final class CompiledPattern: Sendable {
  private let options: Comparison.Options
  private let last = Mutex<(text: String, expression: NSRegularExpression?)?>(nil)

  /// Creates a pattern of a comparison with options.
  init(_ options: Comparison.Options) { self.options = options }

  /// Returns whether a pattern matches a string as a whole; false for one that is invalid.
  func matches(_ text: String, _ pattern: String) -> Bool {
    let text = options.contains(.diacriticInsensitive) ? unmarked(text) : text
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression(pattern)?.firstMatch(in: text, options: .anchored, range: whole) != nil
  }

  private func expression(_ pattern: String) -> NSRegularExpression? {
    last.withLock { last in
      if let last, last.text == pattern { return last.expression }
      let expression = compiled(pattern)
      last = (pattern, expression)
      return expression
    }
  }

  private func compiled(_ pattern: String) -> NSRegularExpression? {
    let pattern = options.contains(.diacriticInsensitive) ? unmarked(pattern) : pattern
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    // What is not a pattern alone must not become one inside of the group; an empty one is refused alone.
    guard pattern.isEmpty || (try? NSRegularExpression(pattern: pattern, options: flags)) != nil
    else { return nil }
    // The line's end closes a comment, which only free spacing has.
    return (try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: flags))
      ?? (try? NSRegularExpression(pattern: "(?:\(pattern)\n)\\z", options: flags))
  }

  private func unmarked(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }
}
