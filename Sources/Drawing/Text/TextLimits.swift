/// The limits of text in one layout, so that measuring any text ends in time.
///
/// `Documentation/Guides/Limits.md` lists all limits with what they stop.
package enum TextLimits {
  /// The maximum number of UTF-8 bytes that are laid out; the rest is dropped, and the layout says so.
  ///
  /// Forty screens full of small print. Breaking takes about 3 µs a byte.
  package static let maximumBytes = 1 << 17

  /// The maximum in a width below `narrow`, where every letter has a line of its own.
  ///
  /// A line costs about 25 µs.
  package static let maximumBytesInNarrowWidth = 1 << 14

  /// Widths below this many points are narrow.
  package static let narrow = 20.0

  /// A paragraph with a word longer than this many bytes is broken between letters.
  ///
  /// Looking for a word's end, Pango goes through the rest of the word for each line: 20 KB took 2 s, and
  /// 47 s in a narrow width. No language has such words.
  static let longestWord = 512

  /// The maximum number of tabs of a paragraph that move to a stop; further ones are spaces.
  ///
  /// Pango goes through all runs of a line for each tab: 50,000 took minutes.
  static let maximumTabs = 1_000

  /// The maximum number of paragraphs, each of which is a layout of its own.
  static let maximumParagraphs = 10_000

  /// The maximum number of bytes that are laid out in a width in points; nil for an unlimited width.
  static func bytes(inWidth width: Double?) -> Int {
    width.map { $0 < narrow } ?? false ? maximumBytesInNarrowWidth : maximumBytes
  }

  /// Whether a text has a word so long that breaking between its letters would take too long.
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

  /// Returns the runs cut off at a number of bytes, between letters, and whether anything was dropped.
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
