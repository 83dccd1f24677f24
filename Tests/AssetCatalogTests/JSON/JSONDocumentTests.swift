import AssetCatalog
import Diagnostics
import Testing

/// JSON with places: what RFC 8259 lets through, what it does not, and where everything stands.
struct JSONDocumentTests {
  /// A text and the value in it, by another writing without spaces and escapes.
  nonisolated static let accepted: [(text: String, value: String)] = [
    ("null", "null"), (" true ", "true"), ("false\n", "false"), ("0", "0.0"), ("-0.5e+1", "-5.0"),
    ("12E-1", "1.2"), ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"),
    ("\t[1,\r\n2 , [3]]", "[1.0,2.0,[3.0]]"), (#"{"a":{"b":[]},"a":1}"#, "{a:{b:[]},a:1.0}"),
    (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"), (#""\u00e4\u20AC""#, "'ä€'"),
    // U+1F600 is D83D DE00 in UTF-16.
    (#""x\ud83d\ude00y""#, "'x😀y'"), ("\"ä😀\"", "'ä😀'"), ("\u{FEFF}[]", "[]"),
  ]

  @Test(arguments: accepted)
  func aTextIsRead(text: String, value: String) throws {
    #expect(Self.write(try JSONDocument(Array(text.utf8)).root) == value)
  }

  /// A text, what is said about it, and the byte that is blamed.
  nonisolated static let refused: [(text: String, reason: JSONError.Reason, offset: Int)] = [
    ("", .expected("a value"), 0), ("  ", .expected("a value"), 2),
    ("nul", .expected("a value"), 0), ("True", .expected("a value"), 0),
    ("[1,]", .expected("a value"), 3), ("[1 2]", .expected("',' or ']'"), 3),
    ("[1", .expected("',' or ']'"), 2), ("{\"a\" 1}", .expected("':'"), 5),
    ("{\"a\":1,}", .expected("a key"), 7), ("{a:1}", .expected("a key"), 1),
    ("{\"a\":1;", .expected("',' or '}'"), 6), ("1 1", .expected("the end of the text"), 2),
    ("01", .expected("the end of the text"), 1), ("1.", .expected("a digit"), 2),
    ("-", .expected("a digit"), 1), ("1e", .expected("a digit"), 2),
    (".5", .expected("a value"), 0),
    ("NaN", .expected("a value"), 0), ("+1", .expected("a value"), 0),
    ("1e999", .numberOutOfRange, 0), ("\"a", .expected("'\"'"), 2),
    ("\"a\nb\"", .controlCharacter, 2), (#""\x""#, .expected("an escape"), 1),
    (#""\u12g4""#, .expected("four hexadecimal digits"), 5), (#""\ud83d""#, .unpairedSurrogate, 1),
    (#""\ude00""#, .unpairedSurrogate, 1), (#""\ud83d\u0041""#, .unpairedSurrogate, 1),
    ("// no\n1", .expected("a value"), 0),
  ]

  @Test(arguments: refused)
  func aTextIsRefused(text: String, reason: JSONError.Reason, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  /// A byte that starts nothing, a scalar cut short, an overlong one, half of a surrogate pair.
  @Test(arguments: [
    ([0x22, 0xFF, 0x22], 1), ([0x22, 0x61, 0xE2, 0x82, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 1),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
  ])
  func bytesThatAreNoUTF8AreRefused(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error?.reason == .notUTF8)
    #expect(error?.offset == offset)
  }

  @Test func depthAndSizeHaveLimits() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONDocument(nested(CatalogLimits.jsonDepth)) }
    let deep = #expect(throws: JSONError.self) { try JSONDocument(nested(100_000)) }
    #expect(deep?.reason == .tooDeep)
    #expect(deep?.offset == CatalogLimits.jsonDepth)
    let large = [UInt8](repeating: 0x20, count: CatalogLimits.jsonBytes + 1)
    let error = #expect(throws: JSONError.self) { try JSONDocument(large) }
    #expect(error?.reason == .tooLarge)
  }

  private static let sample = """
    {
      "ä" : [ 1.50, "x\\ny" ],\r\n  "b":{"c" : null}
    }

    """

  /// Every value's bytes are its own text; what is replaced in them leaves the rest.
  @Test func rangesAreTheBytesOfValues() throws {
    let document = try JSONDocument(Array(Self.sample.utf8))
    for (path, text) in [
      (["ä"], "[ 1.50, \"x\\ny\" ]"), (["ä", 0], "1.50"), (["ä", 1], "\"x\\ny\""),
      (["b"], "{\"c\" : null}"), (["b", "c"], "null"),
    ] as [(JSONPath, String)] {
      let value = try #require(document[path])
      #expect(document.text(value.range) == text)
    }
    let member = try #require(document[["b"]]?.members?.first)
    #expect(document.text(member.keyRange) == "\"c\"")
    #expect(document.text(member.range) == "\"c\" : null")
    #expect(document[["b", "d"]] == nil)
    #expect(document[["ä", 2]] == nil)
    #expect(document[[0]] == nil)
  }

  /// Lines and columns, by counting in the sample: `ä` is one column though two bytes.
  @Test(
    arguments: [
      ([], "1:1"), (["ä"], "2:9"), (["ä", 0], "2:11"), (["ä", 1], "2:17"), (["b"], "3:7"),
      (["b", "c"], "3:14"), (["b", "d"], "3:7"), (["e"], "1:1"),
    ] as [(JSONPath, String)])
  func placesAreAsEditorsCount(path: JSONPath, place: String) throws {
    let document = try JSONDocument(Array(Self.sample.utf8))
    #expect("\(document.position(of: path))" == place)
  }

  @Test(arguments: [
    ("a\nb", 2, "2:1"), ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"), ("\u{FEFF}a", 3, "1:1"),
    ("\u{FEFF}a", 4, "1:2"), ("\u{FEFF}a", 1, "1:1"), ("ab", 9, "1:3"), ("", 1, "1:1"),
  ])
  func linesEndAsTheyDo(text: String, offset: Int, place: String) {
    #expect("\(SourcePosition(of: offset, in: Array(text.utf8)))" == place)
  }

  @Test func aPathReadsAsInPrograms() {
    #expect(
      "\(["images", 1, "alignment-insets", "left"] as JSONPath)"
        == "images[1].alignment-insets.left")
    #expect("\(JSONPath())" == "")
  }

  /// Whatever bytes come, reading ends with a value or an error whose place is in the text.
  @Test func noBytesCrash() {
    let seed: UInt64 = 20_260
    var state = seed
    func random() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    for round in 0..<3000 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...(random() % 4) {
        let place = random() % bytes.count
        switch random() % 3 {
        case 0: bytes[place] = UInt8(random() % 256)
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("{}[]\",:\\u0e-".utf8)[random() % 12], at: place)
        }
      }
      do throws(JSONError) {
        _ = try JSONDocument(bytes)
      } catch {
        #expect((0...bytes.count).contains(error.offset), "seed \(seed), round \(round)")
      }
    }
  }

  private static func write(_ value: JSONValue) -> String {
    switch value.kind {
    case .object(let members):
      "{" + members.map { "\($0.key):\(write($0.value))" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(write).joined(separator: ",") + "]"
    case .string(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}
