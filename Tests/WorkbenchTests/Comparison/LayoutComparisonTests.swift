import Configuration
import Diagnostics
import Foundation
import IBDocument
import TestSupport
import Testing

@testable import Workbench

/// Which views a change of a document moves, and which edit did it.
@Suite @MainActor struct LayoutComparisonTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view userLabel="Top" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="16" y="20" width="100" height="30"/>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="aw"/>
    <constraint firstAttribute="height" constant="30" id="ah"/>
    </constraints>
    </view>
    <view userLabel="Below" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="16" y="58" width="50" height="40"/>
    <constraints>
    <constraint firstAttribute="width" constant="50" id="bw"/>
    <constraint firstAttribute="height" constant="40" id="bh"/>
    </constraints>
    </view>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="al"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="at"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="bl"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="bt"/>
    </constraints>
    </view>
    </objects>
    </document>
    """

  private func change(
    _ edits: [(String, String)], layouts: ComparedLayouts? = nil
  ) throws -> LayoutChange {
    let new = edits.reduce(Self.document) { text, edit in
      #expect(text.contains(edit.0))
      return text.replacingOccurrences(of: edit.0, with: edit.1)
    }
    let pair = ComparedPair(
      path: "Main.xib", old: Data(Self.document.utf8), new: Data(new.utf8))
    return try #require(
      try DocumentComparison.change(pair, layouts: layouts ?? ComparedLayouts([:])))
  }

  @Test func aConstantMovesWhatHangsOnIt() throws {
    let change = try change([(#"constant="20" id="at""#, #"constant="26" id="at""#)])
    #expect(change.moved.map(\.id) == ["a", "b"])
    #expect(change.moved.allSatisfy { $0.causes == [0] })
    #expect(
      change.moved.map { $0.movements.map { $0.after.minY - $0.before.minY } } == [[6], [6]])
    #expect(
      change.edits.map(\.text) == [
        "constraint at (view 'Top'.top == view root.top + 26): constant 20 → 26"
      ])
    #expect(change.edits.first?.location.position?.line == 26)
    #expect(ComparisonText.text(change).hasSuffix("Main.xib: 2 of 3 views moved"))
  }

  /// Each of several edits is the cause of what it moves, and of nothing else.
  @Test func everyEditHasItsOwnViews() throws {
    let change = try change([
      (#"constant="100" id="aw""#, #"constant="110" id="aw""#),
      (#"userLabel="Top""#, #"userLabel="First""#),
      (#"constant="40" id="bh""#, #"constant="44" id="bh""#),
      (#"white="1""#, #"white="0.5""#),
      (#"constant="16" id="al""#, #"constant="20" id="al""#),
    ])
    func causes(_ id: String) -> Set<String> {
      let causes = change.moved.first { $0.id == id }?.causes ?? []
      return Set(causes.compactMap { change.edits[$0].location.subject })
    }
    #expect(change.edits.count == 5)
    #expect(causes("a") == ["aw", "al"])
    #expect(causes("b") == ["bh"])
    #expect(ComparisonText.text(change).contains("2 edits moved nothing"))
  }

  /// What moves nothing: names, colours, white space and the order of attributes.
  @Test(arguments: [
    (#"userLabel="Top""#, #"userLabel="First""#), (#"white="1""#, #"white="0.5""#),
    (#"firstItem="a" firstAttribute="top""#, #"firstAttribute="top" firstItem="a""#),
    ("<constraints>", "\n  <constraints>"), (#"toolsVersion="21701""#, #"toolsVersion="21702""#),
  ]) func whatMovesNothing(old: String, new: String) throws {
    let change = try change([(old, new)])
    #expect(change.isNothing)
    #expect(ComparisonText.text(change).contains("nothing moved"))
  }

  @Test func viewsThatComeAndGo() throws {
    let added = try change([
      (
        "</view>\n</subviews>",
        #"</view><view userLabel="New" id="c"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews>"#
      )
    ])
    #expect(added.added == ["view 'New' c"] && added.moved.isEmpty && !added.isNothing)
    let contradiction = try change([
      (
        #"<constraint firstAttribute="width" constant="50" id="bw"/>"#,
        #"<constraint firstAttribute="width" constant="50" id="bw"/><constraint firstAttribute="width" constant="60" id="bx"/>"#
      )
    ])
    #expect(contradiction.broken.count == 1 && contradiction.moved.isEmpty)
  }

  /// A movement is named with the layouts in which it happens.
  @Test func layoutsDiffer() throws {
    let layouts = try ComparedLayouts([
      .devices: ["own", "iPad Pro 11"], .directions: ["ltr", "rtl"],
    ])
    let change = try change(
      [
        (
          #"firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="bl""#,
          #"firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="bl""#
        )
      ],
      layouts: layouts)
    let movements = try #require(change.moved.first { $0.id == "b" }).movements
    #expect(change.layouts.count == 4)
    #expect(Set(movements.flatMap(\.layouts)).count == 4)
    // A root of a xib keeps its 375 points on any device; from right to left the view was at the other edge.
    #expect(Set(movements.map(\.after.minX)) == [162.5])
    #expect(Set(movements.map(\.before.minX)) == [16, 309])
  }

  @Test func unknownWordsAreRefused() {
    #expect(throws: WorkbenchError.self) { try ComparedLayouts([.devices: ["iPhone 99"]]) }
  }

  /// A document that cannot be read, on either side.
  @Test func whatCannotBeRead() {
    for (old, new) in [(Self.document, "<document"), ("<document", Self.document)] {
      #expect(throws: WorkbenchError.self) {
        try DocumentComparison.change(
          ComparedPair(path: "Main.xib", old: Data(old.utf8), new: Data(new.utf8)),
          layouts: try ComparedLayouts([:]))
      }
    }
  }
}
