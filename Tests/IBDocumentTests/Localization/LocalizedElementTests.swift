import Foundation
import TestSupport
import Testing

@testable import IBDocument

/// The texts of a document in other languages.
@Suite struct LocalizedElementTests {
  /// Objects of both toolkits with every kind of text.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <label text="Hello" id="lab"/>
        <button id="but"><state key="normal" title="Go"/><state key="disabled" title="Wait"/>\
    <buttonConfiguration key="configuration" title="Plain" subtitle="Small"/></button>
        <textView id="txv"><string key="text">Long text</string></textView>
        <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments>\
    </segmentedControl>
        <tableColumn id="col"><tableHeaderCell key="headerCell" title="Name"/></tableColumn>
        <label id="att"><attributedString key="attributedText"><fragment content="Red"/>\
    <fragment><string key="content">Blue</string></fragment></attributedString></label>
        <segmentedCell id="sgm"><segments><segment label="Left"/></segments></segmentedCell>
        <color key="title" title="no text"/>
      </objects>
    </document>
    """

  private static func element() throws -> Element {
    try Document(data: Data(text.utf8), path: "A.xib").element
  }

  /// The keys are those that `ibtool --export-strings-file` writes; fragments have none there.
  @Test func everyTextHasItsKey() throws {
    var found: [String: String] = [:]
    _ = try Self.element().localized { slot, text in
      found[slot.key] = text
      return nil
    }
    #expect(
      found == [
        "lab.text": "Hello", "but.normalTitle": "Go", "but.disabledTitle": "Wait",
        "but.configuration.title": "Plain", "but.configuration.subtitle": "Small",
        "txv.text": "Long text", "seg.segmentTitles[0]": "One", "seg.segmentTitles[1]": "Two",
        "col.headerCell.title": "Name", "att.fragment[0]": "Red", "att.fragment[1]": "Blue",
        "sgm.ibShadowedLabels[0]": "Left",
      ])
  }

  /// Texts change where they are, and everything else is the same element.
  @Test func onlyTextsChange() throws {
    let element = try Self.element()
    #expect(element.localized { _, text in text } === element)
    let other = element.localized { slot, _ in slot.id == "txv" ? "Neu" : nil }
    let (before, after) = (element.child("objects"), other.child("objects"))
    #expect(after?.child("textView")?.child("string")?.text == "Neu")
    #expect(after?.child("textView")?.position == before?.child("textView")?.position)
    #expect(after?.child("label") === before?.child("label"))
  }

  /// 35 % more characters of the text itself; no new line breaks in a word; numbers stay.
  @Test(arguments: [
    ("Settings", "SettingsSet"), ("Sign in to go on", "Sign in to go on Sign "), ("12:00", "12:00"),
    ("", ""), ("+", "+"), ("A", "AA"), ("X\nY", "X\nY X"),
  ])
  func longerTexts(text: String, longer: String) {
    #expect(PseudoLanguage.longer.text(text) == longer)
    #expect(PseudoLanguage.rightToLeft.text(text) == text)
    #expect(PseudoLanguage.accented.text(text).count == text.count)
  }

  @Test func accentsKeepLetters() {
    #expect(PseudoLanguage.accented.text("Cancel 5 items") == "Çåñçél 5 îtémš")
  }
}
