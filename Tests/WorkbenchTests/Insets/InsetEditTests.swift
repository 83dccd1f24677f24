import AssetCatalog
import InsetDetection
import TestSupport
import Testing

@testable import Workbench

/// Insets are put into a text, and every other byte stays.
struct InsetEditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }
  }

  static let insets = CoreInsets(top: 1, left: 2, bottom: 3, right: 4)

  static let cases: [Case] = [
    Case(
      name: "as Xcode writes it",
      before: """
        {
          "images" : [
            {
              "filename" : "a.png",
              "idiom" : "universal"
            }
          ]
        }

        """,
      after: """
        {
          "images" : [
            {
              "alignment-insets" : {
                "bottom" : 3,
                "left" : 2,
                "right" : 4,
                "top" : 1
              },
              "filename" : "a.png",
              "idiom" : "universal"
            }
          ]
        }

        """),
    Case(
      name: "carriage returns, tabs, no space before the colon, no line end at the end",
      before: "{\r\n\t\"images\": [\r\n\t\t{\r\n\t\t\t\"filename\": \"a.png\"\r\n\t\t}\r\n\t]\r\n}",
      after:
        "{\r\n\t\"images\": [\r\n\t\t{\r\n\t\t\t\"alignment-insets\": {\r\n\t\t\t\t\"bottom\": 3,"
        + "\r\n\t\t\t\t\"left\": 2,\r\n\t\t\t\t\"right\": 4,\r\n\t\t\t\t\"top\": 1\r\n\t\t\t},\r\n\t\t\t"
        + "\"filename\": \"a.png\"\r\n\t\t}\r\n\t]\r\n}"),
    Case(
      name: "one line", before: #"{"images":[{"filename":"a.png"}]}"#,
      after:
        #"{"images":[{"alignment-insets":{"bottom":3,"left":2,"right":4,"top":1},"filename":"a.png"}]}"#
    ),
    Case(
      name: "replaced where they stand, odd members and all",
      before:
        #"{"images": [{ "filename" : "a.png", "alignment-insets" : {"top":9}, "x" : [ 1 ] }]}"#,
      after:
        #"{"images": [{ "filename" : "a.png", "alignment-insets" : { "bottom" : 3, "left" : 2, "right" : 4, "top" : 1 }, "x" : [ 1 ] }]}"#
    ),
    Case(
      name: "of a duplicate key the last one, which counts",
      before:
        #"{"images":[{"alignment-insets":{"top":9},"alignment-insets":null,"filename":"a.png"}]}"#,
      after:
        #"{"images":[{"alignment-insets":{"top":9},"alignment-insets":{"bottom":3,"left":2,"right":4,"top":1},"filename":"a.png"}]}"#
    ),
    Case(
      name: "said already, in another order and as fractions",
      before:
        #"{"images":[{"alignment-insets":{"right":4.0,"left":2,"top":1e0,"bottom":3},"filename":"a.png"}]}"#,
      after:
        #"{"images":[{"alignment-insets":{"right":4.0,"left":2,"top":1e0,"bottom":3},"filename":"a.png"}]}"#
    ),
    Case(
      name: "behind all other keys when none comes later",
      before: "\u{FEFF}{\"images\" : [\n  {\n    \"aa\" : 1\n  }\n]}",
      after:
        "\u{FEFF}{\"images\" : [\n  {\n    \"aa\" : 1,\n    \"alignment-insets\" : {\n      \"bottom\" : 3,\n"
        + "      \"left\" : 2,\n      \"right\" : 4,\n      \"top\" : 1\n    }\n  }\n]}"),
  ]

  @Test(arguments: cases)
  func theTextIs(example: Case) throws {
    let edit = try InsetEdit(
      Array(example.before.utf8), [(entry: ["images", 0], insets: Self.insets)])
    #expect(String(decoding: edit.bytes, as: UTF8.self) == example.after)
    #expect(edit.changeCount == (example.before == example.after ? 0 : 1))
    // Once more changes nothing.
    let again = try InsetEdit(edit.bytes, [(entry: ["images", 0], insets: Self.insets)])
    #expect(again.bytes == edit.bytes)
    #expect(again.changeCount == 0)
  }

  /// Whatever the white space, the result reads as the old text with other insets, and the bytes before and
  /// behind the change are those of the old text.
  @Test(arguments: UInt64(1)...60)
  func nothingElseChanges(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func gap() -> String {
      [" ", "", "\n", "\r\n  ", "\t", "\n    "].randomElement(using: &random) ?? ""
    }
    let keys = ["aa", "appearances", "filename", "idiom", "ä\u{1F407}"].shuffled(using: &random)
    let count = Int.random(in: 1...4, using: &random)
    let entries = (0..<count).map { number in
      "{\(gap())"
        + keys.prefix(Int.random(in: 1...5, using: &random))
        .map { "\"\($0)\"\(gap()):\(gap())\"v\(number)\"" }.joined(separator: "\(gap()),\(gap())")
        + "\(gap())}"
    }
    let text = "{\"images\"\(gap()):\(gap())[\(entries.joined(separator: ","))],\"z\":1.50}"
    let at = Int.random(in: 0..<count, using: &random)
    let before = Array(text.utf8)
    let edit = try InsetEdit(before, [(entry: ["images", .index(at)], insets: Self.insets)])
    let document = try JSONDocument(edit.bytes)
    let old = try JSONDocument(before)
    for entry in 0..<count {
      let (new, former) = (
        document[["images", .index(entry)]]?.members, old[["images", .index(entry)]]?.members
      )
      #expect(
        new?.filter { $0.key != "alignment-insets" }.map(\.key) == former?.map(\.key),
        "seed \(seed)")
    }
    #expect(document[["images", .index(at), "alignment-insets", "right"]]?.number == 4)
    let front = zip(before, edit.bytes).prefix { $0 == $1 }.count
    let back = zip(before.reversed(), edit.bytes.reversed()).prefix { $0 == $1 }.count
    #expect(front + back >= before.count, "seed \(seed)")
  }

  @Test func whatIsNoObjectStays() throws {
    let bytes = Array(#"{"images":[3, {}]}"#.utf8)
    let edit = try InsetEdit(
      bytes,
      [
        (entry: ["images", 0], insets: Self.insets), (entry: ["images", 1], insets: Self.insets),
        (entry: ["images", 7], insets: Self.insets),
      ])
    #expect(edit.bytes == bytes)
    #expect(edit.changeCount == 0)
    #expect(throws: JSONError.self) {
      try InsetEdit([0x7B], [(entry: [], insets: Self.insets)])
    }
  }
}
