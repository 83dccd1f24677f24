import Testing

@testable import ConflictLogs

/// Logs that tools export as JSON.
struct LogTextTests {
  /// A text as a string of JSON.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "<", ">":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// All written logs say the same in an export.
  @Test func exports() {
    for text in WrittenLogs.all {
      let export = "{ \"type\" : \"section\", \"outputs\" : [ \(Self.quoted(text)), \"end\" ] }"
      let (read, plain) = (LogReader.read(export), LogReader.read(text))
      #expect(read.flatMap(\.constraints) == plain.flatMap(\.constraints))
      #expect(read.map(\.broken?.constraint) == plain.map(\.broken?.constraint))
      // The first value is a line of its own.
      #expect(read.map(\.line) == plain.map { $0.line + 1 })
    }
    let message = "[\"[Layout] Detected missing constraints for \\u003cCanvas: 0x7a\\u003e.\"]"
    #expect(MessageReader.read(message).map(\.kind) == [.missingConstraints])
  }

  @Test(arguments: [
    (#"["a\nb", "c"]"#, "a\nb\nc\n"), (#"{"key": "\"\\\/\b\f\r\tx"}"#, "\"\\/\u{8}\u{C}\r\tx\n"),
    (#"["\u00e9\ud83d\ude00\ud83d", "\uZZZZ"]"#, "é😀\u{FFFD}\n\u{FFFD}ZZZZ\n"),
    (" [ [ { \"a\" : [ \"b\" ] } ] ]", "b\n"), ("[\"cut", "cut\n"), ("{}", ""), ("[[], 3]", ""),
    ("\u{FEFF}[\"a\"]", "a\n"), ("[\"a\\", "a\\\n"), ("{\"a\":\"b\"}\n{\"a\":\"c\"}\n", "b\nc\n"),
  ])
  func values(text: String, plain: String) { #expect(LogText.plain(text) == plain) }

  @Test(arguments: [
    "", "text", "(\n\"a\"\n)", "[LayoutConstraints] Unable", "[\n\"<NSLayoutConstraint:0x1 \"\n]",
    "[      ] line", "[\n[Layout] line\n]", "[12:30] line", "{ 1, 2 }", "[", "{ x }",
    "[\n<NSLayoutConstraint:0x1>\n]", "[\n[    ] \"a\"]",
  ])
  func otherTexts(text: String) { #expect(LogText.plain(text) == text) }
}
