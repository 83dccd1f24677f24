import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Repairs are spelled as the document spells what they replace.
@MainActor struct FixSpellingTests {
  /// Numbers as documents of Interface Builder store them.
  nonisolated static let numbers: [(number: Double, text: String)] = [
    (0, "0.0"), (-0.0, "0.0"), (20, "20"), (-8, "-8"), (20.5, "20.5"),
    (259.6666666666667, "259.66666666666669"), (33.333333333333336, "33.333333333333336"),
    (152.66666666666666, "152.66666666666666"), (95.8516, "95.851600000000005"),
    // Sums of fractions carry noise that no frame is meant to have.
    (0.00000000000000005, "0.0"), (116.99999999999999, "117"),
  ]

  @Test(arguments: numbers)
  func numbersAreInterfaceBuilders(item: (number: Double, text: String)) {
    #expect(FrameFixes.text(item.number) == item.text)
  }

  /// A document with a card that is 50 points narrower than its width, and with a text that fills it.
  private static func card(_ rect: String, _ inner: String, _ flag: String, _ width: String)
    -> String
  {
    """
    <?xml version='1.0' encoding='UTF-8'?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view\(flag) translatesAutoresizingMaskIntoConstraints="NO" id="card">
              <rect \(rect)/>
              <subviews>
                <view\(flag) translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                  <rect \(inner)/>
                </view>
              </subviews>
              <constraints>
                \(width)
                <constraint firstAttribute="height" constant="60" id="h"/>
                <constraint firstItem="inner" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="10" id="a"/>
                <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="10" id="b"/>
                <constraint firstItem="inner" firstAttribute="top" secondItem="card" secondAttribute="top" id="c"/>
                <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="d"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
            <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private func repaired(_ text: String) throws -> (text: String, report: CheckReport) {
    let url = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(text.utf8).write(to: url)
    let report = CheckReport.fixing(url, .applied)
    return (try String(contentsOf: url, encoding: .utf8), report)
  }

  private static let width = #"<constraint firstAttribute="width" constant="200" id="w"/>"#

  /// The frames of a view and of what lies in it, whatever the order and the quotation marks; the numbers follow from
  /// the constraints by hand: 200 wide, and 10 points less at each side.
  @Test(arguments: [
    (
      #"key="frame" x="20" y="30" width="150" height="60""#,
      #"key="frame" x="10" y="0.0" width="130" height="60""#
    ),
    (
      "width = '150' height='60' key='frame' y='30'\n x='20'",
      "key='frame'\twidth=\"&#49;30\" x='10' height='60' y='0'"
    ),
  ])
  func framesAreUpdatedTogether(rect: String, inner: String) throws {
    let text = Self.card(rect, inner, #" misplaced="YES""#, Self.width)
    let result = try repaired(text)
    #expect(result.report.fixed.map(\.fix.title) == ["solved frames of view card and of 1 in it"])
    let expected = Self.card(
      rect.replacing("150", with: "200"),
      inner.replacing("&#49;30", with: "180").replacing("130", with: "180"), "", Self.width)
    #expect(result.text == expected)
    #expect(!result.report.findings.contains { $0.rule == .misplaced })
  }

  /// A stated priority is replaced, and one that is not stated comes where Interface Builder writes it.
  @Test(arguments: [
    (#"priority="1000" constant="120""#, #"priority="999" constant="120""#),
    (#"constant='120' priority='1000'"#, #"constant='120' priority='999'"#),
    (#"constant="120" priority="1&#48;00""#, #"constant="120" priority="999""#),
    (#"constant="120""#, #" priority="999" constant="120""#),
    (
      #"relation="greaterThanOrEqual" constant="220""#,
      #"relation="greaterThanOrEqual" priority="999" constant="220""#
    ),
  ])
  func prioritiesComeInTheirPlaces(old: String, new: String) throws {
    let frames = (
      #"key="frame" x="20" y="30" width="200" height="60""#,
      #"key="frame" x="10" y="0.0" width="180" height="60""#
    )
    func text(_ words: String) -> String {
      Self.card(
        frames.0, frames.1, "",
        "\(Self.width)<constraint firstAttribute=\"width\"\(words.hasPrefix(" ") ? "" : " ")\(words) id=\"p\"/>"
      )
    }
    let result = try repaired(text(old))
    #expect(result.report.fixed.map(\.fix.title) == ["priority 999 on constraint p"])
    #expect(result.text == text(new))
  }
}
