import Foundation
import Testing

@testable import IBDocument

/// The text level: elements, references, places, refusals.
struct XMLReaderTests {
  private func read(_ text: String) throws(DocumentError) -> Element {
    var reader = XMLReader(bytes: Array(text.utf8), path: "t")
    return try reader.read()
  }

  @Test func anElementKnowsWhereItStarts() throws {
    let root = try read("<a>\n  <b/>\n\n    <c x=\"1\"\n y=\"2\"><d/></c></a>")
    #expect(root.position == SourcePosition(line: 1, column: 1))
    #expect(root.child("b")?.position == SourcePosition(line: 2, column: 3))
    let c = try #require(root.child("c"))
    #expect(c.position == SourcePosition(line: 4, column: 5))
    #expect(c.child("d")?.position == SourcePosition(line: 5, column: 8))
  }

  @Test func columnsCountCharacters() throws {
    let root = try read("<a t=\"äöü\"><b/></a>")
    #expect(root.child("b")?.position.column == 12)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;", "AB"), ("a&#10;b", "a\nb"),
    ("a\nb\tc", "a b c"), ("&#x1F600;", "😀"), ("", ""),
  ])
  func attributesAreDecoded(written: String, value: String) throws {
    #expect(try read("<a x=\"\(written)\"/>")["x"] == value)
  }

  @Test(arguments: [
    ("<a>one<b/> two</a>", "one two"), ("<a>&lt;x&gt;</a>", "<x>"), ("<a>  \n </a>", ""),
    ("<a><![CDATA[<raw> & ]]></a>", "<raw> & "), ("<a>1\r\n2</a>", "1\n2"),
    ("<a><!-- no --><?p i?>t</a>", "t"),
  ])
  func characterDataIsCollected(text: String, value: String) throws {
    #expect(try read(text).text == value)
  }

  @Test(arguments: [
    "<a><b></a></b>", "</a>", "<a/><b/>", "<a/>x", "x<a/>", "<a x=1/>", "<a x/>",
    "<a x=\"1\" x=\"2\"/>", "<a x=\"1\"y=\"2\"/>", "<a x=\"<\"/>", "<a>&nope;</a>", "<a>&</a>",
    "<a>&#0;</a>", "<a>&#xD800;</a>", "<1/>", "< a/>", "<a>\u{1}</a>", "<a><!-- </a>",
    "<a><![CDATA[</a>", "<a>\0</a>", "<!WHAT><a/>", "<a / >",
  ])
  func whatIsNotWellFormedIsRefused(text: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    guard case .malformed = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.position != nil)
  }

  @Test(arguments: ["<a>", "<a><b>", "<a", "<a x", "<a x=", "<a x=\"1", "<a></a", "<a>text"])
  func aTextThatStopsIsTruncated(text: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    switch error?.reason {
    case .truncated: break
    case .malformed where text.hasSuffix("="): break
    default: Issue.record("\(String(describing: error))")
    }
  }

  /// Every prefix of a document is refused, none crashes or is taken for whole.
  @Test func everyPrefixIsRefused() {
    let text = Array("<?xml version=\"1.0\"?><a x=\"&lt;\"><!-- c --><b>t&#65;</b><c/></a>".utf8)
    for length in 0..<text.count {
      var reader = XMLReader(bytes: Array(text[..<length]), path: "t")
      #expect(throws: DocumentError.self) { try reader.read() }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func anElementWithAMillionAttributesIsRefusedAtOnce() {
    let text = "<a " + (0..<1_000_000).map { "n\($0)=\"\" " }.joined() + "/>"
    #expect(throws: DocumentError.self) { try read(text) }
  }

  @Test func manyAttributesThatCollideStayCheap() throws {
    let body = (0..<5000).map { "<n\($0) v=\"a long value number \($0)\"/>" }.joined()
    #expect(try read("<a>\(body)</a>").children.count == 5000)
  }
}
