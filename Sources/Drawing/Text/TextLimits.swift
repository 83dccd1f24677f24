/// The limits of text in one layout, so that measuring always ends in reasonable time.
///
/// `Documentation/Guides/Limits.md` lists all limits and their purposes.
package enum TextLimits {
  /// The maximum number of UTF-8 bytes that are laid out; the rest is dropped, which the layout reports.
  ///
  /// This is about forty screens of small print. Line breaking takes about 3 µs per byte.
  package static let maximumBytes = 1 << 17

  /// The maximum number of bytes for a width below `narrow`, where every character has a separate line.
  ///
  /// A line costs about 25 µs.
  package static let maximumBytesInNarrowWidth = 1 << 14

  /// The minimum width that is not narrow, in points.
  package static let narrow = 20.0

  /// The maximum number of bytes in a word; a paragraph with a longer word is broken between characters.
  ///
  /// For each line, Pango scans the rest of the word to find its end: 20 KB took 2 s, and 47 s in a narrow width. No
  /// language has such words.
  static let longestWord = 512

  /// The maximum number of tabs in a paragraph that move to a stop; further ones become spaces.
  ///
  /// Pango scans all runs of a line for each tab: 50,000 took minutes.
  static let maximumTabs = 1_000

  /// The maximum number of paragraphs, each of which is a separate layout.
  static let maximumParagraphs = 10_000

  /// The maximum number of bytes that are laid out in a width in points; nil for an unlimited width.
  static func bytes(inWidth width: Double?) -> Int {
    width.map { $0 < narrow } ?? false ? maximumBytesInNarrowWidth : maximumBytes
  }

  /// Whether a text has a word so long that breaking between its characters would take too long.
  ///
  /// - Complexity: O(bytes).
  static func hasEndlessWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == 0x20 || byte == 0x09 ? 0 : length + 1
      if length > longestWord { return true }
    }
    return false
  }

  /// Returns the runs truncated to a number of bytes, between characters, and whether text was dropped.
  static func cut(_ runs: [TextRun], to limit: Int) -> (runs: [TextRun], isCut: Bool) {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > limit else { return (runs, false) }
    var room = limit
    var result: [TextRun] = []
    for run in runs where room > 0 {
      var run = run
      if run.text.utf8.count > room {
        let bytes = run.text.utf8
        var end = bytes.index(bytes.startIndex, offsetBy: room)
        while end > bytes.startIndex, end.samePosition(in: run.text.unicodeScalars) == nil {
          end = bytes.index(before: end)
        }
        run.text = String(run.text.unicodeScalars[..<end])
      }
      room -= run.text.utf8.count
      result.append(run)
    }
    return (result, true)
  }
}
