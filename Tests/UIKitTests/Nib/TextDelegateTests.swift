import Foundation
import TestSupport
import Testing
import UIKit

/// What documents say about fields and labels reaches them: delegates, least sizes, hidden text.
@MainActor struct TextDelegateTests {
  /// Every text's delegate.
  final class Owner: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate
  {}

  @Test func outletsAndSizesAreRead() throws {
    let folder = try TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
          <subviews>
            <label text="Words" minimumScaleFactor="0.5" id="a">
              <rect key="frame" x="0" y="0" width="50" height="20"/>
            </label>
            <label text="Words" adjustsFontSizeToFit="NO" id="b">
              <rect key="frame" x="0" y="20" width="50" height="20"/>
            </label>
            <textField minimumFontSize="9" text="Secret" id="c">
              <rect key="frame" x="0" y="40" width="50" height="20"/>
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
              <connections><outlet property="delegate" destination="-1" id="c1"/></connections>
            </textField>
            <textView text="Text" id="d">
              <rect key="frame" x="0" y="60" width="50" height="20"/>
              <connections><outlet property="delegate" destination="-1" id="d1"/></connections>
            </textView>
            <searchBar id="e">
              <rect key="frame" x="0" y="80" width="50" height="20"/>
              <connections><outlet property="delegate" destination="-1" id="e1"/></connections>
            </searchBar>
          </subviews>
        </view>
      </objects>
    </document>
    """.write(to: folder.appendingPathComponent("Form.xib"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let owner = Owner()
    let root = try #require(
      UINib(nibName: "Form", bundle: bundle).instantiate(withOwner: owner).first as? UIView)
    let views = root.subviews
    try #require(views.count == 5)
    let shrinking = try #require(views[0] as? UILabel)
    #expect(shrinking.adjustsFontSizeToFitWidth)
    #expect(shrinking.minimumScaleFactor == 0.5)
    #expect((views[1] as? UILabel)?.adjustsFontSizeToFitWidth == false)
    let field = try #require(views[2] as? UITextField)
    #expect(field.delegate === owner)
    #expect(field.minimumFontSize == 9)
    #expect(field.isSecureTextEntry)
    #expect((views[3] as? UITextView)?.delegate === owner)
    #expect((views[4] as? UISearchBar)?.delegate === owner)
  }
}
