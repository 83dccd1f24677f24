import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing
import Workbench

/// Buttons that lie outside of a window for their keys alone are meant so; others are not.
@MainActor struct KeyTargetTests {
  @Test(arguments: [
    ("<modifierMask key=\"keyEquivalentModifierMask\" command=\"YES\"/>", 0),
    ("<modifierMask key=\"keyEquivalentModifierMask\"/>", 1), ("", 1),
  ])
  func keysWithModifiers(mask: String, expected: Int) throws {
    let document = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          <customView id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
              <button verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="keys">
                <rect key="frame" x="100" y="-60" width="132" height="32"/>
                <buttonCell key="cell" type="push" title="Search" bezelStyle="rounded" id="cell">
                  <string key="keyEquivalent">f</string>
                  \(mask)
                </buttonCell>
              </button>
            </subviews>
          </customView>
        </objects>
      </document>
      """.utf8
    ).write(to: document)
    let found = CheckRun.report(on: [document.path]).findings.filter { $0.rule == .outsideParent }
    #expect(found.count == expected)
  }
}
