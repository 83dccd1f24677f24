import Diagnostics
import Foundation
import Testing

@testable import IBDocument

/// The text level: elements, references, places, refusals.
struct XMLReaderTests {
  private func read(_ text: String) throws(DocumentError) -> Element {
    try XMLReader(bytes: Array(text.utf8), path: "t").read()
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
    "<\0a\0/\0>\0", "\0<\0a\0/\0>", "/<?xml version=\"1.0\"?><a/>", "<a>]]></a>", "<!-- -- --><a/>",
    "<?xml version=\"1.0\" encoding=?><a/>", "<a/><?xml version=\"1.0\"?>", "<!-- -->", "<?a?>",
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

  /// What is wrong with a text, and where: the column is that of the byte by which it shows.
  @Test(arguments: [
    ("<a>\n <b></a>", 2, 7, "an end tag that does not fit its start tag"),
    ("<a x=\"1\" x=\"2\"/>", 1, 10, "an attribute that is given twice"),
    ("<a>é&nope;</a>", 1, 5, "a reference to an entity that does not exist"),
    ("<a>é&#0;</a>", 1, 5, "a character that may not occur"),
    ("<a>é\u{1}</a>", 1, 5, "a character that may not occur"),
    ("<a/>\nx", 2, 1, "text after the root element"),
    ("\nx <a/>", 2, 1, "text before the root element"),
    ("<a x=1/>", 1, 6, "a value that is not quoted"),
    ("<a x/>", 1, 5, "an attribute without a value"),
    ("<a x y=\"1\"/>", 1, 6, "an attribute without a value"),
    ("<a x=\"1\"y=\"2\"/>", 1, 9, "attributes that are not separated"),
    ("<a x=\">\n <\"/>", 2, 2, "a < in the value of an attribute"),
    ("<a x=\"& \"/>", 1, 8, "a name or reference is missing"),
    ("<a>& </a>", 1, 5, "a name or reference is missing"),
    ("<a>< b/></a>", 1, 5, "a name or reference is missing"),
    ("<a / >", 1, 5, "a tag that does not end"),
    ("<a></a x>", 1, 8, "a tag that does not end"),
    ("<a>\n<!-- </a>", 2, 1, "a comment that does not end"),
    ("<a>\n<!-- -- --></a>", 2, 8, "a -- in a comment"),
    ("<a>\n<![CDATA[</a>", 2, 1, "a CDATA section that does not end"),
    ("<a>\n<?p </a>", 2, 1, "a processing instruction that does not end"),
    ("<a>x]]></a>", 1, 7, "a ]]> outside of CDATA sections"),
  ])
  func aFaultHasAPlaceAndASentence(text: String, line: Int, column: Int, sentence: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.reason == .malformed(sentence))
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  /// Wherever it stands, a declaration is refused as one, at its first character.
  @Test(arguments: [
    ("<!DOCTYPE a><a/>", 1, 1), ("\n <!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", 2, 2),
    ("<a>\n <!DOCTYPE a></a>", 2, 2), ("<a>\n <!ENTITY b \"c\"></a>", 2, 2),
    ("<!ENTITY b \"c\"><a/>", 1, 1), ("<a/>\n<!DOCTYPE a>", 2, 1),
  ])
  func aDeclarationIsRefused(text: String, line: Int, column: Int) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.reason == .declaration)
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  /// A line ends with a line feed: a lone carriage return is a character of its line, as in
  /// most editors.
  @Test func linesEndWithLineFeeds() throws {
    let root = try read("<a>\r\n<b/>\r<c/></a>")
    #expect(root.child("b")?.position == SourcePosition(line: 2, column: 1))
    #expect(root.child("c")?.position == SourcePosition(line: 2, column: 6))
  }

  @Test func prefixesStayInNames() throws {
    let root = try read("<p:a xmlns:p=\"q\" p:x=\"1\"><r:b/></p:a>")
    #expect(root.name == "p:a")
    #expect(root.attributes == ["xmlns:p": "q", "p:x": "1"])
    #expect(root.children.map(\.name) == ["r:b"])
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
      let reader = XMLReader(bytes: Array(text[..<length]), path: "t")
      #expect(throws: DocumentError.self) { try reader.read() }
    }
  }

  @Test func anElementWithAMillionAttributesIsRefusedAtOnce() {
    let text = "<a " + (0..<1_000_000).map { "n\($0)=\"\" " }.joined() + "/>"
    #expect(throws: DocumentError.self) { try read(text) }
  }

  @Test func manyAttributesThatCollideStayCheap() throws {
    let body = (0..<5000).map { "<n\($0) v=\"a long value number \($0)\"/>" }.joined()
    #expect(try read("<a>\(body)</a>").children.count == 5000)
  }
}
