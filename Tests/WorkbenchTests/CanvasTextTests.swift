import Foundation
import IBDocument
import LayoutTree
import NibBuilding
import Testing
import Workbench

/// Heights of lines that Interface Builder stored, by what its canvas holds and by its version.
@MainActor struct CanvasTextTests {
  /// A label or button in the corner of a root, and its stored height.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: String
    var device = "retina5_9"
    var tools = 24506
    /// Whether an empty stack view is in the root as well.
    var hasStack = false
    var height: Double
  }

  nonisolated private static func label(_ font: String, lines: Int = 1) -> String {
    """
    <label text="Mode" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
    <rect key="frame" x="0" y="0" width="44" height="21"/>\
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  nonisolated private static let button = """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
    <rect key="frame" x="0" y="0" width="75" height="35"/><state key="normal" title="Button"/>\
    <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
    """
  /// A text field without a border.
  nonisolated private static func field(size: Int, traits: String = "") -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" id="v">\
    <rect key="frame" x="0" y="0" width="100" height="30"/>\
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\
    <textInputTraits key="textInputTraits"\(traits)/></textField>
    """
  }
  nonisolated private static let system = #"type="system" pointSize="17""#
  nonisolated private static let headline = #"style="UICTFontTextStyleHeadline""#

  nonisolated static let cases: [Case] = [
    Case(testDescription: "a line", view: label(system), height: 21),
    Case(
      testDescription: "a line, two pixels", view: label(system), device: "retina6_1", height: 21),
    Case(
      testDescription: "a line beside a stack view", view: label(system), hasStack: true,
      height: 61.0 / 3),
    Case(
      testDescription: "a line beside a stack view, two pixels", view: label(system),
      device: "retina6_1", hasStack: true, height: 20.5),
    Case(
      testDescription: "of several lines", view: label(system, lines: 0), height: 61.0 / 3),
    Case(testDescription: "a field", view: field(size: 17), height: 22),
    Case(testDescription: "a larger field", view: field(size: 18), height: 70.0 / 3),
    Case(
      testDescription: "a field that hides its text",
      view: field(size: 18, traits: #" secureTextEntry="YES""#), height: 22),
    Case(
      testDescription: "a field of Xcode 9", view: field(size: 14), device: "retina4_7",
      tools: 13771, height: 17),
    Case(testDescription: "a text style", view: label(headline), height: 61.0 / 3),
    Case(testDescription: "a configured button", view: button, height: 35),
    Case(
      testDescription: "a configured button beside a stack view", view: button, hasStack: true,
      height: 103.0 / 3),
    Case(
      testDescription: "a text style of Xcode 13", view: label(headline), device: "retina6_1",
      tools: 19529, height: 17),
    Case(
      testDescription: "a text style of Xcode 14", view: label(headline), device: "retina6_1",
      tools: 21701, height: 20.5),
    Case(
      testDescription: "a configured button of Xcode 13", view: button, device: "retina6_1",
      tools: 20037, height: 31),
  ]

  @Test(arguments: cases) func height(_ example: Case) throws {
    let laidOut = try LaidOutDocument.layOut(document(example))
    let view = try #require(laidOut.roots.first?.views.first { $0.id == "v" }?.view)
    #expect(abs(Double(view.node.frame.height) - example.height) < 0.01)
  }

  /// A text size that the caller states comes before the one of Xcode 13.
  @Test func aStatedTextSize() throws {
    let example = Case(
      testDescription: "", view: Self.label(Self.headline), device: "retina6_1", tools: 19529,
      height: 0)
    let laidOut = try LaidOutDocument.layOut(
      document(example, surroundings: Surroundings(textSize: .large)))
    let view = try #require(laidOut.roots.first?.views.first { $0.id == "v" }?.view)
    #expect(view.node.frame.height == 20.5)
  }

  private func document(
    _ example: Case, surroundings: Surroundings = Surroundings()
  ) throws -> Document {
    let stack = """
      <stackView opaque="NO" id="s"><rect key="frame" x="0" y="300" width="100" height="50"/>\
      <autoresizingMask key="autoresizingMask"/></stackView>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(example.tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><device id="\(example.device)" orientation="portrait"/><objects>\
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      \(example.view)\(example.hasStack ? stack : "")</subviews><constraints>\
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="c1"/>\
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>\
      </constraints></view></objects></document>
      """
    return try Document(
      data: Data(text.utf8), path: "/no such folder/Text.xib", surroundings: surroundings)
  }
}
