import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Roots of macOS documents, which windows and stacks make as large as their content asks for.
@MainActor struct GrowingRootTests {
  /// A root of 120 × 60 with a label that needs more, or in a window.
  private func check(_ more: String, inWindow: Bool) throws -> CheckReport {
    let label = """
      <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="18" y="22" width="84" height="16"/>
      <textFieldCell key="cell" title="Remember the password of this host" id="cell">
      <font key="font" metaFont="system"/></textFieldCell>
      <constraints>\(more)</constraints></textField>
      """
    let root = """
      id="root"><rect key="frame" x="0" y="0" width="120" height="60"/><subviews>\(label)</subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="22" id="b"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" constant="20" id="c"/>
      </constraints>
      """
    let object =
      inWindow
      ? """
      <window title="Window" id="window"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0" y="0" width="120" height="60"/><view key="contentView" \(root)</view></window>
      """ : "<customView \(root)</customView>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>\(object)</objects></document>
      """
    let url = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(text.utf8).write(to: url)
    return CheckRun.report(on: [url.path])
  }

  @Test(arguments: [true, false]) func textWidensTheRoot(inWindow: Bool) throws {
    let report = try check("", inWindow: inWindow)
    #expect(!report.findings.contains { $0.rule == .clippedText }, "\(report.findings)")
  }

  /// A width that the label states is too narrow whatever the root does; what only the root's size contradicts is a note.
  @Test(arguments: [true, false]) func aStatedWidthStaysTooNarrow(inWindow: Bool) throws {
    let report = try check(
      #"<constraint firstAttribute="width" constant="84" id="w"/>"#, inWindow: inWindow)
    #expect(report.findings.contains { $0.rule == .fixedSizeText }, "\(report.findings)")
    let conflict = try #require(report.findings.first { $0.rule == .conflict })
    #expect(conflict.severity == .note && "\(conflict)".contains("keeps the root's size"))
  }

  /// A catalogue is named as the document is, also from the folder of a language.
  @Test(arguments: [
    ("App/Main.xib", "App", "App/A.xcassets"), ("App/Base.lproj/Main.xib", "App", "App/A.xcassets"),
    ("Base.lproj/Main.xib", "", "A.xcassets"), ("Main.xib", "", "A.xcassets"),
  ])
  func pathsOfCatalogues(document: String, folder: String, expected: String) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let place = folder.isEmpty ? here : here.appendingPathComponent(folder)
    let catalog = place.appendingPathComponent("A.xcassets")
    #expect(CheckRun.path(of: catalog, near: document) == expected)
    let other = here.appendingPathComponent("Other/A.xcassets")
    #expect(CheckRun.path(of: other, near: document) == other.path)
  }
}
