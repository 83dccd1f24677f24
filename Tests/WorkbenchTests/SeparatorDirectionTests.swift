import Foundation
import IBDocument
import NibBuilding
import Testing
import Workbench

/// The direction of separators whose document states no frame for them.
///
/// A separator of AppKit is a line of 1 point with 2 points around it across its length, 5 in all.
@MainActor @Suite struct SeparatorDirectionTests {
  private static func box(_ constraints: [(String, String)], stack: String? = nil) throws -> CGRect
  {
    let separator = """
      <box boxType="separator" translatesAutoresizingMaskIntoConstraints="NO" id="line"/>
      """
    let other = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="other"><constraints>
        <constraint firstAttribute="width" constant="100" id="o1"/>
        <constraint firstAttribute="height" constant="40" id="o2"/>
      </constraints></customView>
      """
    let inner =
      stack.map {
        """
        <stackView orientation="\($0)" alignment="\($0 == "vertical" ? "width" : "height")" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          <subviews>\(other)\(separator)</subviews>
        </stackView>
        """
      } ?? separator
    let stated = constraints.enumerated().map { index, pair in
      """
      <constraint firstItem="line" firstAttribute="\(pair.0)" \(pair.1) id="c\(index)"/>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
        <subviews>\(inner)</subviews>
        <constraints>\(stated.joined(separator: "\n"))</constraints>
      </customView></objects>
      </document>
      """
    let document = try Document(data: Data(text.utf8), path: "Test.xib")
    let report = FrameReport(try LaidOutDocument.layOut(document))
    let views = report.roots.flatMap(\.views)
    return try #require(views.first { $0.id == "line" }).frame
  }

  private static func root(_ attribute: String, _ constant: Int = 0) -> (String, String) {
    (attribute, "secondItem=\"root\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\"")
  }

  @Test func bothEndsTellTheDirection() throws {
    let across = try Self.box([
      Self.root("leading", 10), Self.root("trailing", -10), Self.root("top", 20),
    ])
    #expect(across.height == 5)
    #expect(across.width == 280)
    let up = try Self.box([
      Self.root("top", 10), Self.root("bottom", -10), Self.root("leading", 20),
    ])
    #expect(up.width == 5)
    #expect(up.height == 100)
  }

  @Test func aPlaceAndTheMiddleTellTheDirection() throws {
    // Between neighbours above and below, as in a form.
    let across = try Self.box([
      Self.root("leading", 10), Self.root("centerX"), Self.root("top", 40),
      Self.root("bottom", -75),
    ])
    #expect(across.width == 280)
    #expect(abs(across.height - (5 + 4)) < 0.001)
  }

  @Test(arguments: [("vertical", false), ("horizontal", true)])
  func stacksTellTheDirection(orientation: String, isVertical: Bool) throws {
    let frame = try Self.box([], stack: orientation)
    #expect((isVertical ? frame.width : frame.height) == 5)
    #expect((isVertical ? frame.height : frame.width) > 20)
  }
}
