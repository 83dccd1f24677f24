import Checking
import Diagnostics
import Foundation
import InlineDocuments
import TestSupport
import Testing

@testable import Workbench

/// Contradictions of what the canvas alone decides, and of what a program has as well.
@MainActor struct CanvasConflictTests {
  /// A cell in a document of its own with a view that constraints place.
  nonisolated private static func cell(
    _ kind: String, width: Double, _ constraints: String
  ) -> String {
    let content = kind == "tableViewCell" ? "tableViewCellContentView" : "view"
    return Inline.xib(
      """
      <\(kind) id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <\(content) key="contentView" id="content"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="16" y="10" width="\(width - 32)" height="40"/>
      </view></subviews><constraints>
      \(constraints)
      </constraints></\(content)></\(kind)>
      """)
  }

  nonisolated private static func edge(_ edge: String, _ constant: Double, _ more: String = "")
    -> String
  {
    let sides =
      ["leading", "top"].contains(edge)
      ? #"firstItem="box" firstAttribute="\#(edge)" secondItem="content" secondAttribute="\#(edge)""#
      : #"firstItem="content" firstAttribute="\#(edge)" secondItem="box" secondAttribute="\#(edge)""#
    return #"<constraint \#(sides) constant="\#(constant)" \#(more) id="\#(edge)"/>"#
  }

  nonisolated private static func size(_ name: String, _ constant: Double, _ more: String = "")
    -> String
  {
    #"<constraint firstItem="box" firstAttribute="\#(name)" constant="\#(constant)" \#(more) id="\#(name)"/>"#
  }

  nonisolated private static let across = edge("leading", 16) + edge("trailing", 16)
  nonisolated private static let down = edge("top", 10) + edge("bottom", 10)

  private func check(_ text: String) throws -> CheckReport {
    let url = try TestFolder.make().appendingPathComponent("Main.xib")
    try Data(text.utf8).write(to: url)
    return CheckRun.report(on: [url.path])
  }

  /// A table gives its cells their width: what contradicts every width is wrong, what contradicts a height or the
  /// narrow cell of the canvas alone is not.
  @Test(
    arguments: [
      ("tableViewCell", across + size("width", 200) + down, true),
      ("tableViewCell", across + down + size("height", 80), false),
      ("tableViewCell", across + size("width", 200, #"priority="999""#) + down, false),
      // The cell of the canvas is too narrow, that of a phone is not.
      (
        "tableViewCell", across + size("width", 310, #"relation="greaterThanOrEqual""#) + down,
        false
      ),
      (
        "tableViewCell", across + size("width", 600, #"relation="greaterThanOrEqual""#) + down,
        true
      ),
      // The program decides both sizes of an item.
      ("collectionViewCell", across + size("width", 200) + down, false),
    ] as [(String, String, Bool)])
  func widthsOfCells(kind: String, constraints: String, isWrong: Bool) throws {
    let report = try check(Self.cell(kind, width: 320, constraints))
    #expect(report.findings.contains { $0.rule == .conflict } == isWrong, "\(report.findings)")
    #expect(report.failures.isEmpty)
    #expect(!report.findings.contains { $0.rule == .misplaced })
  }

  /// A repair never hides a contradiction by storing what came of it.
  @Test func repairsDoNotHideConflicts() throws {
    let url = try TestFolder.make().appendingPathComponent("Main.xib")
    let text = Self.cell(
      "tableViewCell", width: 320, Self.across + Self.size("width", 200) + Self.down)
    try Data(text.utf8).write(to: url)
    var check = CheckRequest()
    check.fixing = .applied
    check.rulesOff = ["conflict"]
    let report = CheckRun.report(on: [url.path], request: check)
    #expect(report.fixed.isEmpty)
    #expect(try Data(contentsOf: url) == Data(text.utf8))
    // With the rule, the contradiction itself is repaired.
    let repaired = CheckReport.fixing(url, .applied)
    #expect(repaired.fixed.map(\.finding.rule) == [.conflict])
    let after = try LaidOutDocument.read(path: url.path)
    #expect(after.conflicts.isEmpty)
  }

  /// A root of a nib with views between its safe area and its lower edge.
  nonisolated private static func nib(height: Double, _ text: String = "Title") -> String {
    Inline.xib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
      <subviews><label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="16" y="0" width="288" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" id="top"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" id="bottom"/>
      <constraint firstItem="title" firstAttribute="height" constant="\(height)" id="height"/>
      </constraints></view>
      """, header: #"useAutolayout="YES" useSafeAreas="YES""#, device: Inline.device("retina6_12"))
  }

  /// What only the simulated status bar brings about is not a warning; a program has no such bar above the view.
  @Test(arguments: [22.0, 40, 44, 60])
  func statusBarsOfTheCanvasAreNotWrong(height: Double) throws {
    let report = try check(Self.nib(height: height))
    #expect(report.wrong.isEmpty, "\(report.findings)")
    let conflict = try #require(report.findings.first { $0.rule == .conflict })
    #expect(conflict.severity == .note && conflict.hint?.hasPrefix("on the canvas only") == true)
    #expect(
      report.findings.allSatisfy { [.conflict, .fixedSizeText].contains($0.rule) },
      "\(report.findings)")
  }

  /// What contradicts itself without the status bar is an error.
  @Test func contradictionsOfNibsStay() throws {
    let text = Self.nib(height: 44).replacing(
      "</constraints>",
      with:
        #"<constraint firstItem="title" firstAttribute="width" constant="50" id="width"/></constraints>"#
    )
    let report = try check(text)
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.conflict], "\(report.findings)")
    let conflict = try #require(errors.first)
    #expect(
      ([conflict.location] + conflict.related.compactMap(\.location)).contains {
        $0.subject == "width"
      })
  }

  /// Views whose constraints contradict each other are neither misplaced nor empty nor cut off; others are.
  @Test func viewsInConflictHaveNoConsequences() throws {
    func box(_ id: String, _ y: Double, _ more: String) -> String {
      """
      <label opaque="NO" text="A long text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y + 30)" width="200" height="20"/><constraints>
      <constraint firstAttribute="width" constant="0" id="\(id)-w"/>
      \(more)</constraints><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func places(_ id: String, _ y: Double) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(y)" id="\(id)-t"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="\(id)-l"/>
      """
    }
    let second = #"<constraint firstAttribute="width" constant="90" id="bad-w2"/>"#
    let report = try check(
      Inline.xib(
        """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(box("good", 50, ""))\(box("bad", 150, second))</subviews>
        <constraints>\(places("good", 50))\(places("bad", 150))</constraints></view>
        """, device: Inline.device("retina4_7")))
    let consequences: [Rule] = [.misplaced, .zeroSize, .clippedText]
    let subjects = report.findings.filter { consequences.contains($0.rule) }
      .map { "\($0.rule) \($0.location.subject ?? "")" }
    #expect(Set(subjects) == ["misplaced good", "zero-size good"], "\(report.findings)")
    #expect(report.findings.contains { $0.rule == .conflict })
  }

  /// A sentence names three members and says how many there are.
  @Test(arguments: 1...6) func sentencesNameThreeMembers(count: Int) throws {
    let boxes = (0..<count).map { number in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w\(number)"/></constraints></view>
      """
    }
    // One after the other they are as wide as the last constraint says they are not.
    let links = (1..<max(2, count)).prefix(count - 1).map { number in
      #"<constraint firstItem="b\#(number)" firstAttribute="leading" secondItem="b\#(number - 1)" secondAttribute="trailing" id="l\#(number)"/>"#
    }
    let last =
      #"<constraint firstItem="b\#(count - 1)" firstAttribute="trailing" secondItem="b0" secondAttribute="leading" constant="\#(count * 100 + 7)" id="sum"/>"#
    let report = try check(
      Inline.xib(
        """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(boxes.joined())</subviews><constraints>\(links.joined())\(last)</constraints></view>
        """))
    let finding = try #require(report.findings.first { $0.rule == .conflict })
    let others = 2 * count - 1
    #expect(finding.related.count == others)
    let named = finding.related.count { finding.message.contains($0.message) }
    #expect(named >= min(3, others), "\(finding.message)")
    #expect(finding.message.hasSuffix(" and \(others - 3) more") == (others > 3))
  }
}
