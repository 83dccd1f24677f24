import Foundation
import NibBuilding
import Testing
import Workbench

/// Statements about the effect of a change, and the answers to them.
@MainActor struct ExpectationTests {
  nonisolated static let statements: [(text: String, change: ExpectedChange)] = [
    ("Title moves", .view("Title", .moves(nil, nil))),
    ("'Main title' moves down 8", .view("Main title", .moves(.down, 8))),
    ("label 'Main title' moves up", .view("Main title", .moves(.up, nil))),
    ("\"it's\" moves left 0.5", .view("it's", .moves(.left, 0.5))),
    ("7KV-4I-cPK gets wider", .view("7KV-4I-cPK", .gets(.wider, nil))),
    ("7KV-4I-cPK gets shorter 12", .view("7KV-4I-cPK", .gets(.shorter, 12))),
    ("a view that moves stays", .view("a view that moves", .stays)),
    ("badge appears", .view("badge", .appears)), ("badge disappears", .view("badge", .disappears)),
    ("body.height = 120", .view("body", .equals(.height, 120))),
    ("'a = b'.x=-3.5", .view("a = b", .equals(.x, -3.5))),
    ("nothing else changes", .nothingElse), ("Nothing changes", .nothingElse),
    ("no new findings", .noNewFindings),
  ]

  @Test(arguments: statements.indices) func statementsAreRead(index: Int) throws {
    let (text, change) = Self.statements[index]
    #expect(try ExpectedChange(text) == change)
  }

  @Test(arguments: [
    "", " ", "Title", "moves", "stays", "Title moves sideways", "Title moves 8", "Title wider",
    "Title gets 8", "Title.depth = 8", "Title.x = far", ".x = 1", "Title.x = inf", "up",
    "Title stays 8", String(repeating: "a ", count: 1000) + "stays",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(throws: WorkbenchError.self) { _ = try ExpectedChange(text) }
  }

  private static let old = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
              <rect key="frame" x="20" y="40" width="200" height="100"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="dot" userLabel="Dot">
                  <rect key="frame" x="10" y="10" width="30" height="30"/>
                  <constraints>
                    <constraint firstAttribute="width" constant="30" id="dw"/>
                    <constraint firstAttribute="height" constant="30" id="dh"/>
                  </constraints>
                </view>
              </subviews>
              <constraints>
                <constraint firstAttribute="width" constant="200" id="cw"/>
                <constraint firstAttribute="height" constant="100" id="ch"/>
                <constraint firstItem="dot" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="10" id="dl"/>
                <constraint firstItem="dot" firstAttribute="top" secondItem="card" secondAttribute="top" constant="10" id="dt"/>
              </constraints>
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="foot">
              <rect key="frame" x="20" y="160" width="50" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="50" id="fw"/>
                <constraint firstAttribute="height" constant="50" id="fh"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="cl"/>
            <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="ct"/>
            <constraint firstItem="foot" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="fl"/>
            <constraint firstItem="foot" firstAttribute="top" secondItem="card" secondAttribute="bottom" constant="20" id="ft"/>
          </constraints>
        </view>
      </objects>
    </document>
    """.utf8)

  /// The document with another constant for a constraint.
  private static func edited(_ constraint: String, _ old: String, _ new: String) throws -> Data {
    let text = String(decoding: Self.old, as: UTF8.self)
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("id=\"\(constraint)\"") })
    return Data(
      text.replacing(line, with: line.replacing("constant=\"\(old)\"", with: "constant=\"\(new)\""))
        .utf8)
  }

  private func report(
    _ statements: [String], _ new: Data, newFindings: Int = 0
  ) throws -> ExpectationReport {
    try ExpectationReport(
      try statements.map { ($0, try ExpectedChange($0)) },
      about: [ComparedPair(path: "Main.xib", old: Self.old, new: new)],
      layouts: try ComparedLayouts([:]), options: NibOptions(), newFindings: newFindings)
  }

  /// The card moves down by 8, with the dot in it, and pushes the foot down.
  nonisolated static let answers: [(statement: String, isMet: Bool)] = [
    ("Card moves down 8", true), ("Card moves", true), ("Card moves down 9", false),
    ("Card moves right", false), ("card gets taller", false), ("Card stays", false),
    // By frames in the root, although the document states the same.
    ("Dot moves down 8", true), ("Dot stays", false), ("foot moves down 8", true),
    ("root stays", true), ("Card.y = 48", true), ("Card.height = 100", true),
    ("Card.y = 40", false),
    ("Card appears", false), ("Card disappears", false), ("no new findings", true),
  ]

  @Test(arguments: answers.indices) func effectsAreJudged(index: Int) throws {
    let (statement, isMet) = Self.answers[index]
    let report = try report([statement], try Self.edited("ct", "40", "48"))
    #expect(report.isMet == isMet)
    #expect(report.lines.count == 1)
    #expect(report.lines[0].hasPrefix("expected: \(statement): \(isMet ? "yes" : "no: ")"))
  }

  /// A view that moves only with its superview is not something else; one that is pushed away is.
  @Test func othersAreNamed() throws {
    let new = try Self.edited("ct", "40", "48")
    let report = try report(["Card moves down 8", "nothing else changes"], new)
    #expect(!report.isMet)
    #expect(report.lines[1].contains("foot") && !report.lines[1].contains("Dot"))
    let complete = try self.report(
      ["Card moves down", "foot moves down", "nothing else changes"], new)
    #expect(complete.isMet)
    let inside = try self.report(
      ["Dot moves right 5", "nothing else changes"], try Self.edited("dl", "10", "15"))
    #expect(inside.isMet)
  }

  @Test func newFindingsAreCounted() throws {
    let report = try report(["no new findings"], Self.old, newFindings: 2)
    #expect(!report.isMet && report.lines == ["expected: no new findings: no: 2 new findings"])
  }

  /// A view that comes, and one that goes.
  @Test func comingAndGoing() throws {
    let text = String(decoding: Self.old, as: UTF8.self)
    let start = try #require(
      text.range(
        of: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"foot\">"))
    let end = try #require(text.range(of: "</view>\n", range: start.upperBound..<text.endIndex))
    var shorter = text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
    shorter = shorter.split(separator: "\n").filter { !$0.contains("firstItem=\"foot\"") }
      .joined(separator: "\n")
    let gone = try report(["foot disappears", "nothing else changes"], Data(shorter.utf8))
    #expect(gone.isMet, "\(gone.lines)")
    let unmet = try report(["foot stays", "nothing else changes"], Data(shorter.utf8))
    #expect(!unmet.isMet && unmet.lines[0].hasSuffix("no: it is gone"))
  }

  @Test(arguments: ["Crad moves", "'' moves"]) func unknownNames(statement: String) throws {
    let new = try Self.edited("ct", "40", "48")
    #expect(throws: WorkbenchError.self) { _ = try report([statement], new) }
  }
}
