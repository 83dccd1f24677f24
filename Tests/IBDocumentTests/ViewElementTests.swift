import Diagnostics
import InlineDocuments
import Testing

@testable import IBDocument

/// The reading of views.
struct ViewElementTests {
  @Test func everythingAViewStates() throws {
    let view = try Inline.view(
      """
      <label opaque="NO" id="l" customClass="Title" customModule="App" misplaced="YES" \
      ambiguous="YES" fixedFrame="YES" hidden="YES" horizontalHuggingPriority="251" \
      verticalHuggingPriority="252" horizontalCompressionResistancePriority="753" \
      verticalCompressionResistancePriority="754" placeholderIntrinsicWidth="100" \
      placeholderIntrinsicHeight="infinite" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2.5" width="30" height="20.5"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
      trailing="8"/>
      <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
      <connections><outlet property="title" destination="o" id="x1"/>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="x2"/></connections>
      </label>
      """)
    #expect(view.kind == .label && view.id == "l" && view.via == "objects" && view.key == nil)
    #expect(view.customClass == "Title" && view.customModule == "App")
    #expect(view.frame == Rect(x: 1, y: 2.5, width: 30, height: 20.5))
    #expect(view.isMisplaced && view.isAmbiguous && view.isFixedFrame && view.isHidden)
    #expect(view.horizontalHugging == 251 && view.verticalHugging == 252)
    #expect(view.horizontalCompression == 753 && view.verticalCompression == 754)
    #expect(view.placeholderIntrinsicWidth == .value(100))
    #expect(view.placeholderIntrinsicHeight == PlaceholderSize.none)
    #expect(view.preservesSuperviewLayoutMargins == true)
    #expect(view.insetsLayoutMarginsFromSafeArea == false)
    #expect(!view.translatesAutoresizingMask)
    #expect(view.autoresizingMask?.flexibleMaxX == true)
    #expect(view.autoresizingMask?.heightSizable == true)
    #expect(view.autoresizingMask?.widthSizable == false)
    #expect(view.layoutMargins == .init(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalLayoutMargins == .init(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(view.color("textColor")?.components?.red == 0.5)
    #expect(view.color("tintColor") == nil)
    #expect(view.font()?.weight == "semibold" && view.font()?.pointSize == 17)
    #expect(view.connections.map(\.kind) == ["outlet", "action"])
    #expect(view.connections[1].selector == "tap:")
    #expect(view.connections[1].eventType == "touchUpInside")
  }

  @Test func whatIsAbsentHasItsDefault() throws {
    let view = try Inline.view("<view id=\"v\"><rect key=\"frame\"/></view>")
    #expect(view.translatesAutoresizingMask)
    #expect(view.autoresizingMask == nil && view.layoutMargins == nil)
    #expect(view.horizontalHugging == nil && view.placeholderIntrinsicWidth == nil)
    #expect(view.preservesSuperviewLayoutMargins == nil)
    #expect(!view.isHidden && !view.isMisplaced && !view.isExcluded && view.hasFrame)
  }

  @Test func nestedViewsAreChildrenWhateverStandsBetween() throws {
    let view = try Inline.view(
      """
      <tableView id="t"><rect key="frame"/><prototypes>
      <tableViewCell id="c"><rect key="frame"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame"/>
      <subviews><madeUpThing id="m"><rect key="frame"/></madeUpThing></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      <view key="tableFooterView" id="f"><rect key="frame"/></view></tableView>
      """)
    #expect(view.subtree.map(\.id) == ["t", "c", "cv", "m", "f"])
    #expect(
      view.subtree.map(\.via) == [
        "objects", "prototypes", "tableViewCell", "subviews",
        "tableView",
      ])
    #expect(view.children.map(\.id) == ["c", "f"])
    #expect(view.children[1].key == "tableFooterView")
  }

  @Test func guidesAreNotViews() throws {
    let view = try Inline.view(
      """
      <scrollView id="s"><rect key="frame"/>
      <viewLayoutGuide key="contentLayoutGuide" id="g1"><rect key="frame" x="1"/></viewLayoutGuide>
      <viewLayoutGuide key="frameLayoutGuide" id="g2"/></scrollView>
      """)
    #expect(view.children.isEmpty)
    #expect(view.guides.map(\.id) == ["g1", "g2"])
    #expect(view.guide("frameLayoutGuide")?.position == SourcePosition(line: 5, column: 1))
  }

  @Test func aViewWithoutAFrameIsReported() throws {
    let document = try Inline.read(
      Inline.xib(
        """
        <view id="v"><rect key="frame"/><subviews>
        <label id="l"/></subviews></view>
        """))
    let label = try #require(document.roots.first?.children.first)
    #expect(!label.hasFrame && label.frame == Rect())
    #expect(
      document.findings.map(\.description) == [
        "test.xib:4:1: note: <label[l]> looks like a view but states no frame"
      ])
  }

  @Test func viewsWithoutIdentifierGetOneFromTheirPlace() throws {
    let view = try Inline.view(
      "<box id=\"b\"><rect key=\"frame\"/><view key=\"contentView\">"
        + "<rect key=\"frame\"/></view></box>")
    #expect(view.children.first?.id == "#3:32")
  }

  @Test func runtimeAttributesAreTyped() throws {
    let view = try Inline.view(
      """
      <view id="v"><rect key="frame"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
      <integer key="value" value="5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="n"><real key="value" value="0.5"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="s" value="x"/>
      <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="e"/>
      <userDefinedRuntimeAttribute type="number" keyPath="bad" value="many"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let attributes = view.userDefinedRuntimeAttributes
    #expect(attributes.map(\.keyPath) == ["a", "layer.cornerRadius", "n", "s", "z", "e", "bad"])
    guard case .boolean(true)? = attributes[0].value, case .number(5)? = attributes[1].value,
      case .number(0.5)? = attributes[2].value, case .string("x")? = attributes[3].value,
      case .size(1, 2)? = attributes[4].value, case .null? = attributes[5].value,
      attributes[6].value == nil
    else {
      Issue.record("\(attributes)")
      return
    }
  }
}
