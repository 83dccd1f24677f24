import Foundation
import IBDocument
import NibBuilding
import Testing
import Workbench

/// Which system drew the controls of a document, where its tool ran on two.
///
/// The frames follow from the insets of the two systems: neighbouring push buttons that are 12 points apart touch with
/// the insets of macOS 10.15, 6 points at either side, and overlap by 2 with those of macOS 11, 7 points.
@MainActor @Suite struct DocumentGenerationTests {
  /// The frames of two push buttons, a label and a field, by their ids.
  private static func frames(
    tool: String, gap: Int = 0, label: Int = 16, field: Int = 21, height: Int = 32
  ) throws -> [String: CGRect] {
    let button = { (id: String, x: Int) in
      """
      <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="13" width="80" height="\(height)"/>
        <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" alignment="center" borderStyle="border" id="\(id)c">
          <font key="font" metaFont="system"/>
        </buttonCell>
      </button>
      """
    }
    let line = { (id: String, border: String, height: Int) in
      """
      <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="18" y="60" width="100" height="\(height)"/>
        <textFieldCell key="cell" \(border) title="Name" id="\(id)c"><font key="font" metaFont="system"/></textFieldCell>
      </textField>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tool)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
        <subviews>
          \(button("a", 14))\(button("b", 94 + gap))
          \(line("label", "", label))\(line("field", "borderStyle=\"bezel\"", field))
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c0"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="12" id="c1"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        </constraints>
      </customView></objects>
      </document>
      """
    var options = NibOptions()
    options.environment = .rules
    let document = try Document(data: Data(text.utf8), path: "Test.xib")
    let report = FrameReport(try LaidOutDocument.layOut(document, options: options))
    return Dictionary(
      uniqueKeysWithValues: report.roots.flatMap(\.views).map { ($0.id, $0.frame) })
  }

  @Test(
    arguments: [
      ("17506", 0, 6), ("17506", -2, 7), ("17701", 0, 6), ("21701", 0, 7), ("21701", -2, 7),
      ("15705", -2, 6),
    ] as [(String, Int, CGFloat)])
  func storedFramesDecideBetweenTwoSystems(tool: String, gap: Int, inset: CGFloat) throws {
    let frames = try Self.frames(tool: tool, gap: gap)
    #expect(frames["a"]?.minX == 20 - inset)
    let (a, b) = try (#require(frames["a"]), #require(frames["b"]))
    #expect(b.minX - a.maxX == 12 - 2 * inset)
  }

  @Test(
    arguments: [
      ("15705", 16, 21, 16), ("15705", 17, 22, 17), ("15705", 16, 22, 16), ("15505", 16, 22, 16),
      ("14460", 16, 21, 17),
      ("16097", 16, 21, 16), ("17506", 17, 22, 16), ("21701", 17, 22, 16),
    ] as [(String, Int, Int, CGFloat)])
  func storedLinesDecideBetweenTwoSystems(
    tool: String, label: Int, field: Int, height: CGFloat
  ) throws {
    let frames = try Self.frames(tool: tool, label: label, field: field)
    #expect(frames["label"]?.height == height)
  }

  /// Push buttons of the glass look are 24 points high and have no room around them, those of macOS 11 to 15 have 7 points
  /// at the sides.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#generations-of-controls`.
  @Test(
    arguments: [
      ("24093.7", 32, 7), ("24123.1", 32, 7), ("24093.7", 24, 0), ("24123.1", 24, 0),
      ("24506", 24, 0), ("23727", 32, 7),
    ] as [(String, Int, CGFloat)])
  func storedHeightsDecideBetweenTwoLooks(tool: String, height: Int, inset: CGFloat) throws {
    let frames = try Self.frames(tool: tool, height: height)
    #expect(frames["a"]?.minX == 20 - inset)
  }
}
