import Foundation
import Testing

@testable import plumb

/// Lines of requests, in pieces of any size.
struct RequestLinesTests {
  /// What is read in pieces, with a limit of eight bytes, and the lines; `-` is one that is too long.
  static let texts: [(text: String, lines: [String])] = [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n a\n\r\n", [" a"]),
    ("12345678\n1", ["12345678", "1"]), ("123456789\n1", ["-", "1"]), ("123456789", ["-"]),
    ("123456789012345678901234567890\n\nab\n", ["-", "ab"]),
    ("12345678901234567\n12345678901234567\nx", ["-", "-", "x"]),
  ]

  @Test(arguments: texts.indices, [1, 2, 3, 100]) func lines(index: Int, size: Int) {
    let (text, expected) = Self.texts[index]
    var rest = Data(text.utf8)
    var lines = RequestLines(limit: 8) {
      defer { rest = Data(rest.dropFirst(size)) }
      return Data(rest.prefix(size))
    }
    var found: [String] = []
    while let line = lines.next() {
      switch line {
      case .text(let data): found.append(String(decoding: data, as: UTF8.self))
      case .tooLong: found.append("-")
      }
    }
    #expect(found == expected)
  }
}
