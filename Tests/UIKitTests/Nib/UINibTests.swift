import Foundation
import NibBuilding
import Testing
import UIKit

/// A view that a document makes, with an outlet, a collection, attributes and an action.
final class CardView: UIView, NibConnectable {
  var title: UILabel!
  var rows: [UIView] = []
  var height: NSLayoutConstraint?
  var gap: CGFloat = 0
  var count = 0
  var caption: String?
  var opened = 0
  var isAwake = false

  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("title", \CardView.title)
      .collection("rows", \CardView.rows)
      .outlet("height", \CardView.height)
      .attribute("gap", \CardView.gap)
      .attribute("count", \CardView.count)
      .attribute("caption", \CardView.caption)
      .action("open:") { (card: CardView, _) in card.opened += 1 }
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = title != nil
  }
}

/// Something that loads a document.
final class CardOwner: NSObject, NibConnectable {
  var card: CardView?
  class var nibConnections: NibConnections {
    NibConnections().outlet("card", \CardOwner.card)
  }
}

/// A label of a class of its own.
final class ShoutingLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }
}

@MainActor struct UINibTests {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardOwner" customModule="UIKitTests">
          <connections><outlet property="card" destination="card" id="o0"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="card" customClass="CardView" customModule="UIKitTests">
          <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
          <subviews>
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="title" customClass="ShoutingLabel" customModule="UIKitTests">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            </label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="one">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
              <constraints><constraint firstAttribute="height" constant="40" id="height"/></constraints>
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="two" customClass="NobodyKnowsMe" customModule="Elsewhere">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="10" id="c0"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="card" secondAttribute="top" constant="5" id="c1"/>
            <constraint firstItem="one" firstAttribute="top" secondItem="title" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="one" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c3"/>
            <constraint firstItem="one" firstAttribute="width" secondItem="title" secondAttribute="width" id="c4"/>
            <constraint firstItem="one" firstAttribute="width" constant="77" placeholder="YES" id="c5"/>
          </constraints>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hello"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="title" destination="title" id="o1"/>
            <outlet property="height" destination="height" id="o2"/>
            <outletCollection property="rows" destination="one" id="o3"/>
            <outletCollection property="rows" destination="two" id="o4"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  @Test func aDocumentMakesAndConnectsItsObjects() throws {
    let owner = CardOwner()
    let nib = UINib(data: Data(Self.document.utf8), bundle: nil)
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 1)
    let card = try #require(objects.first as? CardView)
    #expect(owner.card == card)
    #expect(card.title is ShoutingLabel)
    #expect(card.title.text == "Name")
    #expect(card.rows.count == 2)
    #expect(card.height?.constant == 40)
    #expect(card.gap == 2.5)
    #expect(card.count == 3)
    #expect(card.caption == "Hello")
    #expect(card.layer.cornerRadius == 4)
    #expect(card.isAwake)
  }

  /// The label's class says 100 × 30; a placeholder of the editor does not count.
  @Test func layoutIsThatOfAProgram() throws {
    let nib = UINib(data: Data(Self.document.utf8), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: nil).first as? CardView)
    card.layoutIfNeeded()
    #expect(card.title.frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    #expect(card.rows[0].frame == CGRect(x: 10, y: 35, width: 100, height: 40))
  }

  @Test func eachTimeObjectsAreNew() {
    let nib = UINib(data: Data(Self.document.utf8), bundle: nil)
    let (one, other) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
    #expect(one.first as? CardView != other.first as? CardView)
  }

  @Test func anUnknownOutletIsSaidAndLoadingGoesOn() {
    var messages: [String] = []
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { messages.append($0) }
    defer { LayoutProfile.standard.log = log }
    let text = Self.document.replacingOccurrences(
      of: "property=\"height\"", with: "property=\"depth\"")
    let card =
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? CardView
    #expect(card?.title != nil)
    #expect(messages.contains { $0.hasSuffix("not key value coding-compliant for the key depth.") })
  }

  @Test func aMissingFileThrows() {
    #expect(throws: (any Error).self) {
      try UINib(contentsOf: URL(fileURLWithPath: "/nowhere/Card.xib"))
    }
  }
}
