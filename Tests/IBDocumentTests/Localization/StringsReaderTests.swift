import Diagnostics
import Testing

@testable import IBDocument

/// Files of translations, in the forms that Apple's tools write and read.
@Suite struct StringsReaderTests {
  static let texts: [(text: String, expected: [String: String])] = [
    ("", [:]), ("/* nothing */ // at all", [:]),
    ("\"a.text\" = \"Hallo\";", ["a.text": "Hallo"]),
    (
      "/* Class = \"UILabel\"; ObjectID = \"a-1\"; */\n\"a-1.text\" = \"Ja\";\n\n\"b.title\"=\"Nein\" ;",
      ["a-1.text": "Ja", "b.title": "Nein"]
    ),
    ("key = value; 'q' = 'it''s';", ["key": "value"]),
    ("only;", ["only": "only"]),
    (#""k" = "a\n\t\"b\" \\ \U00e4\101";"#, ["k": "a\n\t\"b\" \\ äA"]),
    (#""k" = "\Ud83d\Ude00";"#, ["k": "😀"]),
    ("\"k\" = \"two\nlines\";", ["k": "two\nlines"]),
    ("\"k\" = \"1\"; \"k\" = \"2\";", ["k": "2"]),
  ]

  @Test(arguments: texts) func readsTexts(text: String, expected: [String: String]) throws {
    // Quotes are not doubled as in SQL: what follows is another word, and a mistake.
    guard !text.contains("''") else {
      #expect(throws: StringsFault.self) { try StringsReader.texts(of: text) }
      return
    }
    #expect(try StringsReader.texts(of: text) == expected)
  }

  static let mistakes: [(text: String, message: String, line: Int, column: Int)] = [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "expected ';'", 2, 1),
    ("\"a\" = ;", "expected a value", 1, 7), ("= \"b\";", "expected a key", 1, 1),
    ("\n /* open", "the comment has no end", 2, 2), ("\"a\" = \"b", "the text has no end", 1, 7),
    ("\"a\"", "expected ';'", 1, 4), ("{ \"a\" = \"b\"; }", "expected a key", 1, 1),
  ]

  @Test(arguments: mistakes)
  func mistakesHaveAPlace(text: String, message: String, line: Int, column: Int) {
    let expected = StringsFault(
      message: message, position: SourcePosition(line: line, column: column))
    #expect(throws: expected) { try StringsReader.texts(of: text) }
  }

  /// Any cut or changed text is read or refused, and never takes long.
  @Test func hostileTextsEnd() {
    let text = Array(#"/* c */ "a.text" = "x\U00e4\"y"; key = v; // d"#.unicodeScalars)
    for start in text.indices {
      for end in stride(from: start, to: text.count, by: 3) {
        var part = String.UnicodeScalarView()
        part.append(contentsOf: text[start...end])
        _ = try? StringsReader.texts(of: String(part))
      }
    }
    #expect(throws: StringsFault.self) {
      try StringsReader.texts(of: String(repeating: "(", count: 1_000_000))
    }
  }
}
