import Diagnostics
import Foundation
import InlineDocuments
import TestSupport
import Testing

@testable import IBDocument

/// Files that are not documents, each with its own error message.
struct DocumentErrorTests {
  private func reason(_ data: Data) -> DocumentError.Reason? {
    do {
      _ = try Document(data: data, path: "bad.xib")
      return nil
    } catch {
      return error.reason
    }
  }

  private func reason(_ text: String) -> DocumentError.Reason? { reason(Data(text.utf8)) }

  @Test func anEmptyFile() {
    #expect(reason("") == .empty)
    #expect(reason(" \n\t") == .empty)
  }

  @Test func aMissingFileAndAFolder() {
    let missing = #expect(throws: DocumentError.self) {
      try Document.load(path: "/no/such/file.xib")
    }
    #expect(
      missing?.description == "/no/such/file.xib: The file cannot be read: "
        + "there is no such file.")
    #expect(throws: DocumentError.self) {
      try Document.load(path: TestFolder.root.path)
    }
    #expect(throws: DocumentError.self) { try Document.load(path: "/dev/zero") }
  }

  @Test(arguments: ["NIBArchive\u{1}\u{0}", "bplist00abc"])
  func aCompiledNib(text: String) {
    #expect(reason(text) == .compiledNib)
  }

  @Test func bytesThatAreNoText() {
    #expect(reason(Data([0x3C, 0x61, 0x3E, 0xFF, 0x3C])) == .encoding("UTF-8"))
    let declared = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"
    #expect(reason(declared) == .encoding("UTF-8 (it declares ISO-8859-1)"))
    #expect(reason(Data([0x89, 0x50, 0x4E, 0x47])) != nil)
  }

  @Test func utf16IsConverted() throws {
    let text = Inline.xib("<label id=\"ä\"><rect key=\"frame\"/></label>")
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text.data(using: encoding))
      let view = try #require(try Document(data: data, path: "t").roots.first)
      #expect(view.id == "ä")
      #expect(view.element.position == SourcePosition(line: 3, column: 1))
    }
  }

  @Test func aTruncatedFileNamesTheLine() {
    let text = Inline.xib("<view id=\"v\">").replacingOccurrences(of: "</objects>", with: "")
      .replacingOccurrences(of: "</document>", with: "")
    let error = #expect(throws: DocumentError.self) { try Inline.read(text) }
    #expect(error?.reason == .truncated(element: "view"))
    #expect(error?.position == SourcePosition(line: 3, column: 1))
  }

  @Test(arguments: ["<plist/>", "<document/>", "<document type=\"x\"/>", "<archive type=\"a\"/>"])
  func anotherVocabulary(text: String) {
    guard case .notInterfaceBuilder = reason(text) else {
      Issue.record("\(text) was taken")
      return
    }
  }

  @Test func anEntityBombIsRefusedAtOnce() {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"lol\">"
    for level in 1..<30 {
      text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">"
    }
    #expect(reason(text + "]><document>&a29;</document>") == .declaration)
    #expect(reason("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>") == .declaration)
  }

  @Test func tenThousandNestedViews() {
    let open = "<view><rect key=\"frame\"/><subviews>"
    let text = Inline.xib(
      String(repeating: open, count: 10_000)
        + String(repeating: "</subviews></view>", count: 10_000))
    #expect(reason(text) == .tooDeep(limit: DocumentLimits.depth))
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let count = (DocumentLimits.depth - 4) / 2
    let text = Inline.xib(
      String(repeating: "<view><rect key=\"frame\"/><subviews>", count: count)
        + String(repeating: "</subviews></view>", count: count))
    let view = try #require(try Inline.read(text).roots.first)
    #expect(view.subtree.count == count)
  }

  @Test func twoElementsWithOneIdentifier() {
    let one = "<view id=\"v\"><rect key=\"frame\"/></view>"
    let error = #expect(throws: DocumentError.self) { try Inline.read(Inline.xib(one + one)) }
    let first = SourcePosition(line: 3, column: 1)
    #expect(error?.reason == .duplicateIdentifier("v", first: first))
  }

  @Test(arguments: ["NaN", "inf", "-Infinity", "1e400", "1e12", "", "abc", "1,5"])
  func numbersThatAreNone(value: String) {
    let places = [
      "<view id=\"v\"><rect key=\"frame\" x=\"\(value)\"/></view>",
      "<view id=\"v\"><rect key=\"frame\"/><edgeInsets key=\"layoutMargins\" top=\"\(value)\"/>"
        + "</view>",
      constraint("constant=\"\(value)\""), constraint("multiplier=\"\(value)\""),
      constraint("priority=\"\(value)\""),
      "<label id=\"v\" verticalHuggingPriority=\"\(value)\"><rect key=\"frame\"/></label>",
      "<stackView id=\"v\" spacing=\"\(value)\"><rect key=\"frame\"/></stackView>",
    ]
    for place in places {
      guard case .number = reason(Inline.xib(place)) else {
        Issue.record("\(place) was taken")
        continue
      }
    }
  }

  @Test(arguments: ["1:0", "1:2:3", ":", "/2", "1:", "1:nan", "1e400:1"])
  func ratiosThatAreNone(value: String) {
    let expected = DocumentError.Reason.number(
      attribute: "multiplier", value: value, element: "constraint")
    #expect(reason(Inline.xib(constraint("multiplier=\"\(value)\""))) == expected)
  }

  private func constraint(_ attributes: String) -> String {
    "<view id=\"v\"><rect key=\"frame\"/><constraints><constraint firstAttribute=\"width\" "
      + "\(attributes) id=\"c\"/></constraints></view>"
  }
}
