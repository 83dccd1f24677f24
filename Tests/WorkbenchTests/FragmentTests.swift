import Foundation
import IBDocument
import NibBuilding
import Testing
import UIKit
import Workbench

/// Attributed text in documents: fragments with looks that Foundation on Linux cannot compare.
@MainActor struct FragmentTests {
  nonisolated private static let looks = [
    "", #"<font key="NSFont" metaFont="system" size="13"/>"#,
    #"<font key="NSFont" metaFont="system" size="15"/>"#,
    #"<color key="NSColor" red="1" green="0" blue="0" alpha="1"/>"#,
    #"<font key="NSFont" metaFont="system" size="13"/><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>"#,
    #"<font key="NSFont" metaFont="system" size="13"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>"#,
  ]

  private func fragments(_ looks: [String]) -> String {
    looks.enumerated().map { index, look in
      "<fragment content=\"\(index)\"><attributes>\(look)</attributes></fragment>"
    }.joined()
  }

  /// Any two looks side by side, and the first again.
  @Test(arguments: looks.indices, looks.indices)
  func anyLooksStandSideBySide(_ one: Int, _ other: Int) throws {
    let parts = fragments([Self.looks[one], Self.looks[other], Self.looks[one]])
    let phone = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <label usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <attributedString key="attributedText">\(parts)</attributedString></label></objects></document>
      """
    let laidOut = try LaidOutDocument.layOut(
      Document(data: Data(phone.utf8), path: "/no such folder/Phone.xib"))
    let label = try #require(laidOut.roots.first?.view as? UILabel)
    #expect(label.attributedText?.string == "012")

    let mac = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <textField id="f"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <textFieldCell key="cell" id="c"><font key="font" metaFont="system"/>
      <attributedString key="attributedTitle">\(parts)</attributedString></textFieldCell>
      </textField></objects></document>
      """
    let field = try LaidOutDocument.layOut(
      Document(data: Data(mac.utf8), path: "/no such folder/Mac.xib"))
    let picture = try DocumentPicture(
      of: #require(field.roots.first), in: field, options: PictureOptions(scale: 1))
    #expect(picture.size.width > 0)
  }
}
