import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import IBDocument

/// Edits of a document's text: the bytes that change, and what is refused.
struct MarkupEditorTests {
  /// A document as Xcode writes it.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view userLabel='Card' id="root">
                <subviews>
                    <label text="Grüße 😀" id="lab">
                        <constraints>
                            <constraint firstAttribute="width" constant="90" id="wid"/>
                        </constraints>
                        <connections/>
                    </label>
                    <label id="mul">
                        <string key="text">one
    two</string>
                    </label>
                    <button id="but">
                        <state key="normal" title="Go"/>
                        <connections>
                            <outlet property="b" destination="lab" id="out"/>
                        </connections>
                    </button>
                    <view id="box"/>
                    <view id="rem"><!-- nothing --></view>
                    <view id="cmt">
                        <!-- a remark -->
                    </view>
                    <view id="emp">
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" symbolic="YES" id="sym"/>
                    <constraint firstItem="lab" firstAttribute="left" secondItem="root" secondAttribute="left" constant="8" id="lef"/>
                </constraints>
                <point key="canvasLocation" x="1" y="2"/>
            </view>
        </objects>
    </document>

    """

  /// A change of a document's text.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    /// The object, and the parts below it.
    let object: String
    var parts: [ElementStep] = []
    let change: ElementEdit.Change
    /// The bytes that go, and those in their place.
    let old: String
    let new: String
    var testDescription: String { title }
  }

  private static func part(_ name: String, _ key: String? = nil) -> ElementStep {
    .part(name: name, key: key, place: 0)
  }

  private static func element(_ name: String, _ attributes: [String: String]) -> Element {
    Element(name: name, attributes: attributes, at: SourcePosition(line: 1, column: 1))
  }

  private static let added = element(
    "constraint", ["id": "new", "constant": "4", "firstAttribute": "height", "relation": "equal"])
  private static let addedText =
    #"<constraint firstAttribute="height" relation="equal" constant="4" id="new"/>"#

  private static func insertion(after id: String?) -> ElementEdit.Change {
    .insertion(added, after: id.map { .object(id: $0) })
  }

  /// A line of the document's list of constraints.
  private static let left =
    #"<constraint firstItem="lab" firstAttribute="left" secondItem="root" secondAttribute="left" constant="8" id="lef"/>"#
  private static let list = "\n                "
  private static let label = "\n                    "
  private static let views = "\n                "

  static let attributeCases: [Case] = [
    Case(
      title: "a constant is replaced", object: "lef", change: .attributes(["constant": "12.5"]),
      old: "constant=\"8\"", new: "constant=\"12.5\""),
    Case(
      title: "an attribute precedes the id", object: "lef",
      change: .attributes(["priority": "750"]),
      old: "constant=\"8\" id=", new: "constant=\"8\" priority=\"750\" id="),
    Case(
      title: "attributes are added in the order of their names", object: "box",
      change: .attributes(["b": "2", "a": "1"]), old: "<view id=\"box\"",
      new: "<view a=\"1\" b=\"2\" id=\"box\""),
    Case(
      title: "an attribute goes with the blank before it", object: "lef",
      change: .attributes(["constant": nil]), old: " constant=\"8\"", new: ""),
    Case(
      title: "a missing attribute is already removed", object: "lef",
      change: .attributes(["priority": nil]), old: "", new: ""),
    Case(
      title: "a constant takes the place of the standard distance", object: "sym",
      change: .attributes(["symbolic": nil, "constant": "20"]),
      old: " symbolic=\"YES\" id=", new: " constant=\"20\" id="),
    Case(
      title: "marks of XML and accents on them", object: "lab",
      change: .attributes(["text": "a & b < c > \"d\" 'e' &\u{301} <\u{301} \"\u{301}"]),
      old: "Grüße 😀",
      new:
        "a &amp; b &lt; c &gt; &quot;d&quot; 'e' &amp;\u{301} &lt;\u{301} &quot;\u{301}"),
    Case(
      title: "lines and tabs", object: "lab", change: .attributes(["text": "a\nb\r\nc\rd\te"]),
      old: "Grüße 😀", new: "a&#10;b&#13;&#10;c&#13;d&#9;e"),
    Case(
      title: "emoji", object: "lab", change: .attributes(["text": "👩‍👩‍👧 é"]), old: "Grüße 😀",
      new: "👩‍👩‍👧 é"),
    Case(
      title: "an empty text", object: "lab", change: .attributes(["text": ""]), old: "Grüße 😀",
      new: ""),
    Case(
      title: "an apostrophe between apostrophes", object: "root",
      change: .attributes(["userLabel": "it's '\u{301}\""]), old: "'Card'",
      new: "'it&apos;s &apos;\u{301}&quot;'"),
    Case(
      title: "an attribute of a part", object: "root", parts: [part("point", "canvasLocation")],
      change: .attributes(["x": "3", "z": "4"]), old: "x=\"1\" y=\"2\"",
      new: "x=\"3\" y=\"2\" z=\"4\""),
  ]

  static let partCases: [Case] = [
    Case(
      title: "the content of a string", object: "mul", parts: [part("string", "text")],
      change: .part(element("string", ["key": "text"]).with(text: "1 < 2 &\u{301} \"x\" 😀")),
      old: "one\ntwo", new: "1 &lt; 2 &amp;\u{301} \"x\" 😀"),
    Case(
      title: "a string without content", object: "mul", parts: [part("string", "text")],
      change: .part(element("string", ["key": "text"])), old: "one\ntwo", new: ""),
    Case(
      title: "a string with another attribute", object: "mul", parts: [part("string", "text")],
      change: .part(
        element("string", ["key": "text", "base64": "NO"]).with(text: "one\ntwo")),
      old: "<string key=\"text\">", new: "<string key=\"text\" base64=\"NO\">"),
    Case(
      title: "the title of a button's state", object: "but", parts: [part("state", "normal")],
      change: .part(element("state", ["key": "normal", "title": "Go & stay"])),
      old: "title=\"Go\"", new: "title=\"Go &amp; stay\""),
    Case(
      title: "a part of another kind", object: "root", parts: [part("point", "canvasLocation")],
      change: .part(element("point", ["key": "canvasLocation", "x": "1"])),
      old: " y=\"2\"/>", new: "/>"),
    Case(
      title: "a new part is the last", object: "but", parts: [part("state", "selected")],
      change: .part(element("state", ["key": "selected", "title": "On"])),
      old: "id=\"out\"/>\(label)</connections>",
      new: "id=\"out\"/>\(label)</connections>\(label)"
        + "<state key=\"selected\" title=\"On\"/>"),
    Case(
      title: "a part goes with its line", object: "but", parts: [part("state", "normal")],
      change: .part(nil), old: "\(label)<state key=\"normal\" title=\"Go\"/>", new: ""),
  ]

  static let objectCases: [Case] = [
    Case(
      title: "a constraint goes with its line", object: "lef", change: .removal,
      old: "\(list)\(left)", new: ""),
    Case(
      title: "the last constraint takes the list along", object: "wid", change: .removal,
      old: "\(label)<constraints>\(label)    "
        + "<constraint firstAttribute=\"width\" constant=\"90\" id=\"wid\"/>"
        + "\(label)</constraints>", new: ""),
    Case(
      title: "a view goes with its lines", object: "mul", change: .removal,
      old: "\(views)<label id=\"mul\">\(label)<string key=\"text\">one\ntwo</string>"
        + "\(views)</label>", new: ""),
    Case(
      title: "an insertion after another constraint", object: "root",
      parts: [part("constraints")], change: insertion(after: "sym"),
      old: "id=\"sym\"/>", new: "id=\"sym\"/>\(list)\(addedText)"),
    Case(
      title: "an insertion at the end", object: "root", parts: [part("constraints")],
      change: insertion(after: "lef"), old: left, new: "\(left)\(list)\(addedText)"),
    Case(
      title: "an insertion before all", object: "root", parts: [part("constraints")],
      change: insertion(after: nil), old: "<constraints>\(list)<constraint firstItem",
      new: "<constraints>\(list)\(addedText)\(list)<constraint firstItem"),
    Case(
      title: "an insertion after something unknown is the last", object: "root",
      parts: [part("constraints")], change: insertion(after: "none"), old: left,
      new: "\(left)\(list)\(addedText)"),
    Case(
      title: "a list before the connections", object: "but", parts: [part("constraints")],
      change: insertion(after: nil), old: "title=\"Go\"/>",
      new: "title=\"Go\"/>\(label)<constraints>\(label)    \(addedText)\(label)</constraints>"),
    Case(
      title: "a list behind everything else", object: "mul", parts: [part("constraints")],
      change: insertion(after: nil), old: "</string>",
      new: "</string>\(label)<constraints>\(label)    \(addedText)\(label)</constraints>"),
    Case(
      title: "a list in a self-closing view", object: "box", parts: [part("constraints")],
      change: insertion(after: nil), old: "<view id=\"box\"/>",
      new: "<view id=\"box\">\(label)<constraints>\(label)    \(addedText)"
        + "\(label)</constraints>\(views)</view>"),
    Case(
      title: "a list in an empty view", object: "emp", parts: [part("constraints")],
      change: insertion(after: nil), old: "<view id=\"emp\">\(views)</view>",
      new: "<view id=\"emp\">\(label)<constraints>\(label)    \(addedText)"
        + "\(label)</constraints>\(views)</view>"),
    Case(
      title: "a list behind a comment", object: "cmt", parts: [part("constraints")],
      change: insertion(after: nil), old: "<!-- a remark -->",
      new: "<!-- a remark -->\(label)<constraints>\(label)    \(addedText)"
        + "\(label)</constraints>"),
    Case(
      title: "a list behind a comment in one line", object: "rem", parts: [part("constraints")],
      change: insertion(after: nil), old: "<!-- nothing -->",
      new: "<!-- nothing --><constraints>\(addedText)</constraints>"),
  ]

  /// The ends and the indentation of lines, and a byte order mark.
  nonisolated enum Form: CaseIterable, Sendable {
    case xcode, carriageReturns, tabs, byteOrderMark

    func text(_ text: String) -> String {
      switch self {
      case .xcode, .byteOrderMark: text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .tabs: text.replacing("                ", with: "\t\t\t\t")
      }
    }

    /// The bytes of a document.
    func data(_ text: String) -> Data {
      Data((self == .byteOrderMark ? "\u{FEFF}" : "").utf8) + Data(self.text(text).utf8)
    }
  }

  /// The bytes that change are those of the table, and what is read from them is the edited document.
  @Test(arguments: attributeCases + partCases + objectCases, Form.allCases)
  func editsChangeTheirBytes(item: Case, form: Form) throws {
    let data = form.data(Self.document)
    var editor = MarkupEditor(data, path: "Main.xib")
    let element = try editor.element()
    let place = try #require(Self.path(of: item.object, in: element)) + item.parts
    let edit = ElementEdit(at: place, item.change, before: element.element(at: place))
    try editor.apply(edit)
    let (old, new) = (form.text(item.old), form.text(item.new))
    let text = form.text(Self.document)
    #expect(item.old.isEmpty || text.components(separatedBy: old).count == 2, "\(item.title)")
    var expected = text
    if let range = text.range(of: old) { expected.replaceSubrange(range, with: new) }
    // A failure shows the text; equal strings may differ in bytes.
    #expect(
      String(decoding: editor.data, as: UTF8.self)
        == String(decoding: form.data(""), as: UTF8.self) + expected)
    #expect(editor.data == form.data("") + Data(expected.utf8))
    #expect(MarkupAgreement.differences(try editor.element(), element.applying(edit)).isEmpty)
  }

  /// Documents whose elements share lines get no line breaks.
  @Test(
    arguments: [
      (
        "<a id='a'><constraints><c id='c'/></constraints></a>", "a", [part("constraints")],
        insertion(after: "c"),
        "<a id='a'><constraints><c id='c'/>\(addedText)</constraints></a>"
      ),
      (
        "<a id='a'><constraints><c id='c'/></constraints></a>", "c", [], .removal, "<a id='a'></a>"
      ),
      (
        "<a id='a'><constraints><c id='c'/><d id='d'/></constraints></a>", "c", [], .removal,
        "<a id='a'><constraints><d id='d'/></constraints></a>"
      ),
      (
        "<a id='a'/>", "a", [part("constraints")], insertion(after: nil),
        "<a id='a'><constraints>\(addedText)</constraints></a>"
      ),
      (
        "<a id='a'></a>", "a", [part("constraints")], insertion(after: nil),
        "<a id='a'><constraints>\(addedText)</constraints></a>"
      ),
      (
        "<a id='a'><connections/></a>", "a", [part("constraints")], insertion(after: nil),
        "<a id='a'><constraints>\(addedText)</constraints><connections/></a>"
      ),
      (
        "<a id='a'><s/></a>", "a", [part("s")], .attributes(["k": "1"]),
        "<a id='a'><s k=\"1\"/></a>"
      ),
      ("<a id='a'/>", "a", [], .attributes(["k": "1"]), "<a k=\"1\" id='a'/>"),
      (
        "<a id='a'><s>x<![CDATA[<y>]]></s></a>", "a", [part("s")],
        .part(element("s", [:]).with(text: "z")), "<a id='a'><s>z</s></a>"
      ),
      (
        "<a id='a'><s>x</s></a>", "a", [part("s")],
        .part(element("s", [:]).with(text: "y\nz\r\n\r")),
        "<a id='a'><s>y\nz&#13;\n&#13;</s></a>"
      ),
      (
        "<a id='a'><s/></a>", "a", [part("s")], .part(element("s", [:]).with(text: "z")),
        "<a id='a'><s>z</s></a>"
      ),
    ] as [(String, String, [ElementStep], ElementEdit.Change, String)])
  func oneLine(
    text: String, object: String, parts: [ElementStep], change: ElementEdit.Change, expected: String
  ) throws {
    var editor = MarkupEditor(Data(text.utf8), path: "")
    let element = try editor.element()
    let place = try #require(Self.path(of: object, in: element)) + parts
    let edit = ElementEdit(at: place, change, before: nil)
    try editor.apply(edit)
    #expect(String(decoding: editor.data, as: UTF8.self) == expected)
    #expect(MarkupAgreement.differences(try editor.element(), element.applying(edit)).isEmpty)
  }

  /// A text that cannot be edited stays as it is, and the refusal says why.
  @Test(
    arguments: [
      (Data("<a/>".utf16.flatMap { [UInt8($0 & 0xFF), 0] }), [], .attributes(["k": "1"]), "UTF-8"),
      (
        Data([0xFF, 0xFE] + "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), 0] }), [],
        .attributes(["k": "1"]), "UTF-8"
      ),
      (Data("<a>\u{E9}</a>".unicodeScalars.map { UInt8($0.value) }), [], .removal, "UTF-8"),
      (
        Data("<?xml version='1.0' encoding='ISO-8859-1'?><a/>".utf8), [],
        .attributes(["k": "ü"]), "ISO-8859-1"
      ),
      (Data("<a><b></a>".utf8), [], .attributes(["k": "1"]), "not"),
      (Data("<a/>".utf8), [.object(id: "x")], .attributes(["k": "1"]), "does not contain"),
      (Data("<a/>".utf8), [.object(id: "x")], .removal, "does not contain"),
      (Data("<constraints id='x'><b/></constraints>".utf8), [], .removal, "outermost"),
      (
        Data("<a id='a'><constraints><c id='c'/></constraints></a>".utf8),
        [part("constraints"), .object(id: "d")], .removal, "does not contain"
      ),
      (
        Data("<a/>".utf8), [.object(id: "x"), part("constraints")], insertion(after: nil),
        "does not contain"
      ),
      (Data("<a/>".utf8), [.object(id: "x")], insertion(after: nil), "does not contain"),
      (
        Data("<a/>".utf8), [part("s"), part("t")], .part(element("t", [:])), "does not contain"
      ),
      (Data("<a><b/><c/></a>".utf8), [], .order([part("c"), part("b")]), "order"),
      (Data("<a/>".utf8), [], .attributes(["k": "\u{1}"]), "XML cannot contain"),
      (Data("<a/>".utf8), [], .attributes(["k": "\u{FFFF}"]), "XML cannot contain"),
      (
        Data("<a/>".utf8), [part("s")], .part(element("s", [:]).with(text: "\u{0}")),
        "XML cannot contain"
      ),
    ] as [(Data, [ElementStep], ElementEdit.Change, String)])
  func refusals(data: Data, place: [ElementStep], change: ElementEdit.Change, words: String) {
    var editor = MarkupEditor(data, path: "Main.xib")
    let refusal = #expect(throws: MarkupEditor.Refusal.self) {
      try editor.apply(ElementEdit(at: place, change, before: nil))
    }
    #expect(refusal?.sentence.contains(words) == true, "\(refusal?.sentence ?? "")")
    #expect(editor.data == data)
  }

  /// The path of an object; nil without one.
  static func path(of id: String, in element: Element) -> [ElementStep]? {
    if element.objectID == id { return [] }
    for (step, child) in zip(ElementStep.steps(of: element), element.children) {
      if let rest = path(of: id, in: child) { return [step] + rest }
    }
    return nil
  }
}

/// Edited texts beside edited documents.
enum MarkupAgreement {
  /// The differences of a text from an edited document, apart from lists of constraints that became empty, which a text
  /// does not keep.
  static func differences(_ written: Element, _ edited: Element) -> [DocumentEdit] {
    ElementDifference(from: edited, to: written).edits.filter { edit in
      !edit.steps.allSatisfy { step in
        guard case .part(nil) = step.change, let old = step.before else { return false }
        return old.name == "constraints" && old.children.isEmpty
      }
    }
  }
}
