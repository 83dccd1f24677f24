import Diagnostics
import Foundation
import GoldenFiles
import InlineDocuments
import TestSupport
import Testing

@testable import IBDocument

/// Where elements and attributes stand in the bytes of a file.
struct MarkupMapTests {
  /// Texts whose markup is easy to misread, each with one element `e` and its start tag.
  static let odd: [(text: String, tag: String, element: String)] = [
    ("<a><e/></a>", "<e/>", "<e/>"),
    ("<a><e x='>' y=\"/>\"/></a>", "<e x='>' y=\"/>\"/>", "<e x='>' y=\"/>\"/>"),
    ("<a><!-- <e/> --><e>t</e></a>", "<e>", "<e>t</e>"),
    ("<a><![CDATA[<e>]]]]><e ><f/></e ></a>", "<e >", "<e ><f/></e >"),
    ("<?x <e/> ?><a><e\n\tk = \"1\"\n></e></a>", "<e\n\tk = \"1\"\n>", "<e\n\tk = \"1\"\n></e>"),
    ("<a ü=\"日本語\">é<e k=\"'\"/></a>", "<e k=\"'\"/>", "<e k=\"'\"/>"),
    ("<a>\r\n  <e/>\r\n</a>", "<e/>", "<e/>"),
    ("<a><e><!-- </e> --></e></a>", "<e>", "<e><!-- </e> --></e>"),
  ]

  @Test(arguments: odd, [false, true])
  func spansAreThoseOfTheReader(
    item: (text: String, tag: String, element: String), hasMark: Bool
  ) throws {
    let data = Data((hasMark ? "\u{FEFF}" : "").utf8) + Data(item.text.utf8)
    let map = try #require(MarkupMap(data))
    let root = try XMLReader(bytes: Array(item.text.utf8), path: "").read()
    let element = try #require(root.child("e"))
    let span = try #require(map.span(at: element.position))
    #expect(String(decoding: map.bytes[span.tag], as: UTF8.self) == item.tag)
    #expect(String(decoding: map.bytes[span.element], as: UTF8.self) == item.element)
    #expect(map.span(at: root.position)?.element.upperBound == data.count)
  }

  /// Every element that the reader makes has a tag with its name and its attributes, in whatever bytes lines end.
  @Test(arguments: Repository.documents, [false, true])
  func everyElementHasItsTag(path: String, isCRLF: Bool) throws {
    var text = try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    if isCRLF { text = text.replacing("\n", with: "\r\n") }
    let document: Document
    do { document = try Document(data: Data(text.utf8), path: path) } catch { return }
    let map = try #require(MarkupMap(Data(text.utf8)))
    var open = [document.element]
    var count = 0
    while let element = open.popLast() {
      count += 1
      let tag = try #require(map.tag(at: element.position))
      #expect(map.bytes[tag.range].starts(with: "<\(element.name)".utf8))
      #expect(Set(tag.attributes.map(\.name)) == Set(element.attributes.keys))
      for attribute in tag.attributes {
        let value = String(decoding: map.bytes[attribute.valueRange], as: UTF8.self)
        if !value.contains("&"), !value.contains(where: \.isNewline) {
          #expect(value == element[attribute.name])
        }
      }
      open += element.children
    }
    #expect(map.count == count && count > 5)
  }

  /// What is removed with an element.
  @Test(arguments: [
    ("<a>\n  <e/>\n</a>", "<a>\n</a>"), ("<a>\r\n\t<e/> \r\n</a>", "<a>\r\n</a>"),
    ("<a>\r<e/>\r</a>", "<a>\r</a>"), ("<a>\n<e/><f/>\n</a>", "<a>\n<f/>\n</a>"),
    ("<a><e/></a>", "<a></a>"), ("<a>\n<e>\n</e>\n</a>", "<a>\n</a>"),
    ("<a>\n<e/> <!-- c -->\n</a>", "<a>\n <!-- c -->\n</a>"),
  ])
  func elementsGoWithTheirLines(text: String, rest: String) throws {
    let map = try #require(MarkupMap(Data(text.utf8)))
    let root = try XMLReader(bytes: Array(text.utf8), path: "").read()
    let span = try #require(root.child("e").flatMap { map.span(at: $0.position) })
    var bytes = map.bytes
    bytes.removeSubrange(map.removal(of: span))
    #expect(String(decoding: bytes, as: UTF8.self) == rest)
  }

  /// Other encodings have no map, and cut off or changed texts have one that stays inside of the text.
  @Test func anyTextIsSafe() throws {
    #expect(MarkupMap(Data("<a/>".utf16.flatMap { [UInt8($0 & 0xFF), 0] })) == nil)
    #expect(MarkupMap(Data([0xFF, 0xFE, 0x3C, 0x00])) == nil)
    #expect(MarkupMap(Data([0x3C, 0x80])) == nil)
    #expect(MarkupMap(Data())?.count == 0)
    let text = Array(Inline.xib("<view id='a'><!-- x --><b><![CDATA[y]]></b><?z ?></view>").utf8)
    for end in text.indices { #expect(MarkupMap(Data(text[..<end])) != nil) }
    var random = SeededRandom(seed: 0xF1C5)
    for _ in 0..<500 {
      var bytes = text
      for _ in 0..<4 {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          Array("<>/'\"=!-[]? a".utf8).randomElement(using: &random) ?? 0x20
      }
      let map = try #require(MarkupMap(Data(bytes)))
      for line in 1...5 {
        for column in 1...60 {
          guard let tag = map.tag(at: .init(line: line, column: column)) else { continue }
          #expect(tag.range.upperBound <= bytes.count)
          #expect(tag.attributes.allSatisfy { tag.range.contains($0.fullRange.lowerBound) })
        }
      }
    }
  }
}
