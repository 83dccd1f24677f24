import Foundation
import GoldenFiles
import NibBuilding
import TestSupport
import Testing

@testable import IBDocument
@testable import Workbench

/// `--what-if` says what a document that was edited so would look like.
@Suite @MainActor struct WhatIfTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view userLabel="Main title" translatesAutoresizingMaskIntoConstraints="NO" id="a-1">
              <rect key="frame" x="16" y="20" width="100" height="30"/>
              <constraints>
                <constraint firstAttribute="width" constant="100" id="w-1"/>
                <constraint firstAttribute="height" constant="30" id="h-1"/>
              </constraints>
            </view>
            <view userLabel="Body" translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
              <rect key="frame" x="16" y="58" width="288" height="402"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l-1"/>
            <constraint firstItem="a-1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t-1"/>
            <constraint firstItem="b-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l-2"/>
            <constraint firstAttribute="trailing" secondItem="b-1" secondAttribute="trailing" constant="16" id="r-2"/>
            <constraint firstItem="b-1" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" constant="8" id="t-2"/>
            <constraint firstAttribute="bottom" secondItem="b-1" secondAttribute="bottom" constant="20" id="o-2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func file(_ text: String = document) throws -> String {
    let file = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// A statement, what it replaces in the text, and by what.
  nonisolated static let edits: [(statement: String, old: String, new: String)] = [
    (
      "remove t-2",
      #"<constraint firstItem="b-1" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" constant="8" id="t-2"/>"#,
      ""
    ),
    ("t-1.constant = 44", #"constant="20" id="t-1""#, #"constant="44" id="t-1""#),
    ("w-1.priority = 500", #"constant="100" id="w-1""#, #"constant="100" priority="500" id="w-1""#),
    ("h-1.constant = 300", #"constant="30" id="h-1""#, #"constant="300" id="h-1""#),
    (
      "'Main title'.trailing == Body.trailing @800", "<constraints>\n        <constraint firstItem",
      #"<constraints><constraint firstItem="a-1" firstAttribute="trailing" secondItem="b-1" secondAttribute="trailing" priority="800" id="n"/><constraint firstItem"#
    ),
    (
      "a-1.width >= 0.5 * superview.width + 10", "<constraints>\n        <constraint firstItem",
      #"<constraints><constraint firstItem="a-1" firstAttribute="width" relation="greaterThanOrEqual" secondItem="root" secondAttribute="width" multiplier="0.5" constant="10" id="n"/><constraint firstItem"#
    ),
  ]

  /// The answer is what a fresh solve of the edited document gives, frame by frame.
  @Test(arguments: edits.indices) func theAnswerIsAFreshSolve(index: Int) throws {
    let (statement, old, new) = Self.edits[index]
    // The document above is indented by four in this file.
    let text = Self.document
    let edited = text.replacingOccurrences(of: old, with: new)
    let same = edited == text
    let flat = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
    let flatOld = old.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
    let fresh = same ? flat.replacingOccurrences(of: flatOld, with: new) : edited
    #expect(fresh != text && fresh != flat)
    let report = try WhatIfReport([statement], path: try file())
    let expected = try LaidOutDocument.read(path: try file(fresh))
    let (answer, other) = (LayoutSnapshot(try report.laidOut()), LayoutSnapshot(expected))
    #expect(answer.order == other.order)
    for id in answer.order { #expect(answer.views[id]?.frame == other.views[id]?.frame, "\(id)") }
    let before = LayoutSnapshot(try LaidOutDocument.read(path: try file()))
    #expect(report.change.moved.map(\.id) == other.moved(in: before))
    #expect(report.change.broken.count == expected.explanations.count)
  }

  /// The same for each constraint of the conformance fixtures: taken away.
  @Test func removalsInOtherDocuments() throws {
    let fixtures = URL(fileURLWithPath: Repository.path("Tests/ConformanceTests/Fixtures"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var tried = 0
    for name in files {
      let path = fixtures.appendingPathComponent(name).path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for match in text.matches(of: /<constraint [^>]*id="([^"]+)"[^>]*\/>/).prefix(4) {
        var edited = text
        edited.removeSubrange(match.range)
        let copy = try TestFolder.make().appendingPathComponent(
          URL(fileURLWithPath: path).lastPathComponent)
        try Data(edited.utf8).write(to: copy)
        let report = try WhatIfReport(["remove \(match.1)"], path: path)
        let answer = LayoutSnapshot(try report.laidOut())
        let fresh = LayoutSnapshot(try LaidOutDocument.read(path: copy.path))
        for id in fresh.order {
          #expect(answer.views[id]?.frame == fresh.views[id]?.frame, "\(name) \(id)")
        }
        tried += 1
      }
    }
    #expect(tried > 20)
  }

  @Test func surroundingsChange() throws {
    let path = try file()
    let report = try WhatIfReport(["size = 400x480"], path: path)
    #expect(report.change.moved.map(\.id) == ["root", "b-1"])
    let turned = try WhatIfReport(["direction = rtl"], path: path)
    #expect(turned.change.moved.map(\.id) == ["a-1"])
    #expect(turned.change.moved.first?.movements.first?.after.minX == 204)
  }

  @Test func aContradictionIsNamed() throws {
    let report = try WhatIfReport(["Body.height == 10"], path: try file())
    #expect(report.change.broken.count == 1)
  }

  /// Texts that are not statements, and what is said of them.
  @Test(arguments: [
    ("", "an id or a name"), ("title", "'.' and an attribute behind 'title'"),
    ("title.wdth >= 2", "did you mean 'width'?"), ("title.width > 2", "==, >= or <="),
    ("title.width >= x", "'.' and an attribute behind 'x'"),
    ("title.width >= 2 @2000", "a priority above 0"), ("title.width >= 2 3", "'3'"),
    ("a.top == 123-45-678.tap", "instead of 'tap'"), ("title.text =", "a value behind '='"),
    ("devize = iPhone", "device"),
    ("title.width >= a.b", "an attribute of constraints instead of 'b'"),
    ("title.top == body.top +", "a number behind '+'"),
  ]) func whatIsNoStatement(text: String, words: String) {
    let error = #expect(throws: WorkbenchError.self) { try WhatIfReport.validate(text) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  /// An attribute that an object neither has nor may have is a slip; others of its kind, or of documents, are not.
  @Test(
    arguments: [
      ("t-1.constnt = 80", "Did you mean 'constant'?"), ("t-1.priorty = 1", "'priority'"),
      ("t-1.text = x", "constraint t-1 has no attribute 'text'"),
      ("a-1.constant = 3", "view a-1 has no attribute 'constant'"),
      ("a-1.hiden = YES", "Did you mean 'hidden'?"), ("a-1.Text = x", "Did you mean 'text'?"),
      ("root.nonsense = 1", "has no attribute 'nonsense'."),
      ("t-1.priority = 1", nil), ("t-1.multiplier = 2", nil), ("a-1.hidden = YES", nil),
      ("a-1.numberOfLines = 0", nil), ("root.userLabel = Card", nil),
    ] as [(String, String?)])
  func attributesThatAreNotThere(statement: String, words: String?) throws {
    let path = try file()
    guard let words else {
      _ = try WhatIfReport([statement], path: path)
      return
    }
    let error = #expect(throws: WorkbenchError.self) {
      _ = try WhatIfReport([statement], path: path)
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  /// Names that no object, or more than one, has; views in different roots.
  @Test func itemsThatAreNotThere() throws {
    let path = try file()
    for (statement, words) in [
      ("Bodi.width >= 2", "Did you mean 'Body'?"), ("remove none", "No object has the id"),
      ("size = huge", "There is no size 'huge'"),
    ] {
      let error = #expect(throws: WorkbenchError.self) {
        _ = try WhatIfReport([statement], path: path)
      }
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
  }
}
