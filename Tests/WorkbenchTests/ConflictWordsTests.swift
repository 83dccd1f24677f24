import Checking
import Diagnostics
import Foundation
import Testing
import Workbench

/// Members of conflicts are equations between named views, with what states those that the document does not.
@MainActor struct RootWordsTests {
  /// The conflict findings about a document whose root contains some elements.
  private func conflicts(_ inside: String) throws -> [Finding] {
    let folder = try AssetFolder()
    let report = CheckRun.report(on: [try folder.document(inside)])
    #expect(report.failures.isEmpty)
    return report.findings.filter { $0.rule == .conflict }
  }

  private static func view(_ id: String, _ frame: String, _ inside: String, mask: Bool = false)
    -> String
  {
    let mask =
      mask
      ? #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"# : ""
    return """
      <view contentMode="scaleToFill" \(mask.isEmpty ? "translatesAutoresizingMaskIntoConstraints=\"NO\" " : "")id="\(id)" userLabel="\(id)">
        <rect key="frame" \(frame)/>\(mask)
        \(inside)
      </view>
      """
  }

  /// A mask states place and size; its words say so, with the frame's numbers.
  @Test func masks() throws {
    let outer = Self.view(
      "Outer", #"x="20" y="30" width="100" height="50""#,
      """
      <subviews>\(Self.view("Inner", #"x="0" y="0" width="80" height="50""#, ""))</subviews>
      <constraints>
        <constraint firstItem="Inner" firstAttribute="width" secondItem="Outer" secondAttribute="width" id="c1"/>
        <constraint firstItem="Inner" firstAttribute="width" constant="80" id="c2"/>
      </constraints>
      """, mask: true)
    let findings = try conflicts("<subviews>\(outer)</subviews>")
    #expect(findings.count == 1)
    let members = findings.flatMap { [$0.message] + $0.related.map(\.message) }.joined(
      separator: "\n")
    #expect(members.contains("view 'Outer'.width == 100 (its frame and autoresizing mask)"))
    #expect(members.contains("view 'Inner'.width == view 'Outer'.width"))
    #expect(members.contains("view 'Inner'.width == 80"))
  }

  /// A stack view's spacing is named with the stack; conflicts of one arrangement are one finding.
  @Test(arguments: [1, 2, 5])
  func stacks(tooTall: Int) throws {
    let rows = (0...tooTall).map { number in
      Self.view(
        "Row\(number)", #"x="0" y="0" width="100" height="20""#,
        number == 0
          ? ""
          : """
          <constraints>
            <constraint firstAttribute="width" constant="\(100 + number)" id="w\(number)"/>
          </constraints>
          """)
    }
    let stack = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="Rows" userLabel="Rows">
        <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
        <subviews>\(rows.joined())</subviews>
        <constraints><constraint firstAttribute="width" constant="100" id="sw"/></constraints>
      </stackView>
      """
    let findings = try conflicts("<subviews>\(stack)</subviews>")
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    let members = ([finding.message] + finding.related.map(\.message)).joined(separator: "\n")
    #expect(members.contains("of stackView 'Rows')"))
    #expect(!members.contains("UISV"))
    #expect(finding.message.contains("more with the") == (tooTall > 1))
  }
}
