import Diagnostics
import InlineDocuments
import Testing

@testable import IBDocument

/// The reading of `constraint` elements.
struct ConstraintElementTests {
  /// A root `v` with a safe area `g` and a label `w`, holding the constraint.
  private func document(_ constraint: String, device: String = "", variations: String = "")
    throws -> Document
  {
    try Inline.read(
      Inline.xib(
        """
        <view id="v"><rect key="frame" width="320" height="480"/>
        <subviews><label id="w"><rect key="frame"/></label>
        <view id="out"><rect key="frame"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
        \(constraint)
        </constraints>\(variations)</view><button id="b"/>
        """, device: device))
  }

  private func constraint(_ attributes: String) throws -> ConstraintElement {
    try #require(
      try document("<constraint \(attributes) id=\"c\"/>").roots.first?.constraints.first)
  }

  @Test func whatIsAbsentHasItsDefault() throws {
    let constraint = try constraint("firstAttribute=\"width\" constant=\"40.5\"")
    #expect(constraint.first == .init(id: "v", attribute: .width))
    #expect(constraint.second == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 40.5)
    #expect(constraint.priority == 1000)
    #expect(constraint.position == SourcePosition(line: 8, column: 1))
    #expect(!constraint.isPlaceholder)
    #expect(!constraint.isSymbolic)
    #expect(!constraint.isExcluded)
  }

  @Test func everythingThatCanBeStated() throws {
    let constraint = try constraint(
      """
      firstItem="w" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="g" \
      secondAttribute="leading" constant="8" priority="750" symbolic="YES" identifier="left" \
      placeholder="YES"
      """)
    #expect(constraint.first == .init(id: "w", attribute: .leading))
    #expect(constraint.second == .init(id: "g", attribute: .leading))
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.priority == 750)
    #expect(constraint.isSymbolic)
    #expect(constraint.isPlaceholder)
    #expect(constraint.identifier == "left")
    #expect(constraint.owner == "v")
  }

  @Test func aSecondAttributeWithoutItemIsTheOwners() throws {
    let constraint = try constraint(
      "firstItem=\"w\" firstAttribute=\"top\" secondAttribute=\"top\"")
    #expect(constraint.second == .init(id: "v", attribute: .top))
    #expect(!constraint.hasConstant)
  }

  @Test(arguments: [
    ("1:2", 0.5), ("1/4", 0.25), ("3:1", 3.0), ("0.75", 0.75), ("16:9", 16.0 / 9), ("-1", -1.0),
    (" 2 : 4 ", 0.5),
  ])
  func multipliersMayBeRatios(written: String, value: Double) throws {
    let constraint = try constraint("firstAttribute=\"width\" multiplier=\"\(written)\"")
    #expect(constraint.multiplier == value)
  }

  @Test func theConstantMayBeAChild() throws {
    let text = """
      <constraint firstAttribute="width" id="c"><real key="constant" value="12.25"/></constraint>
      """
    let constraint = try #require(try document(text).roots.first?.constraints.first)
    #expect(constraint.constant == 12.25)
    #expect(constraint.hasConstant)
  }

  @Test(arguments: ConstraintAttribute.allCases)
  func everyAttributeWordIsKnown(attribute: ConstraintAttribute) {
    #expect(ConstraintAttribute(word: attribute.rawValue) == attribute)
  }

  @Test func thereAreTwentyOneAttributes() {
    #expect(ConstraintAttribute.allCases.count == 21)
    #expect(ConstraintAttribute(word: "baseline") == .lastBaseline)
    #expect(ConstraintAttribute(word: "middle") == nil)
  }

  @Test(arguments: [
    ("firstAttribute=\"middle\"", "the constraint attribute \"middle\" is unknown"),
    ("constant=\"1\"", "a constraint without firstAttribute"),
    ("firstAttribute=\"width\" relation=\"about\"", "the constraint relation \"about\" is unknown"),
    (
      "firstItem=\"x\" firstAttribute=\"top\"",
      "the firstItem \"x\" of a constraint does not exist"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"y\" secondAttribute=\"top\"",
      "the secondItem \"y\" of a constraint does not exist"
    ),
    (
      "firstItem=\"b\" firstAttribute=\"top\"",
      "the firstItem \"b\" of a constraint is neither a view nor a guide"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"w\"",
      "a constraint with secondItem but no secondAttribute"
    ),
  ])
  func anUnusableConstraintIsReportedAndLeftOut(attributes: String, message: String) throws {
    let document = try document("<constraint \(attributes) id=\"c\"/>")
    #expect(document.roots.first?.constraints.isEmpty == true)
    let finding = try #require(document.findings.first)
    #expect(finding.message == message)
    #expect(finding.severity == .error)
    #expect(finding.description == "test.xib:8:1: error: \(message)")
    #expect(finding.location.subject == "document/objects/view[v]/constraints/constraint[c]")
  }

  @Test func variationsChangeConstantAndPriority() throws {
    let text = """
      <constraint firstAttribute="width" constant="1" priority="500" id="c">
      <variation key="widthClass=compact" constant="2"/>
      <variation key="heightClass=regular-widthClass=compact" constant="3" priority="900"/>
      <variation key="widthClass=regular" constant="4"/></constraint>
      """
    let phone = try document(text, device: Inline.device("retina4_7"))
    #expect(phone.roots.first?.constraints.first?.constant == 3)
    #expect(phone.roots.first?.constraints.first?.priority == 900)
    let pad = try document(text, device: Inline.device("ipad9_7"))
    #expect(pad.roots.first?.constraints.first?.constant == 4)
    let none = try document(text)
    #expect(none.roots.first?.constraints.first?.constant == 1)
  }

  @Test func masksExcludeConstraintsAndWhatMentionsAnExcludedView() throws {
    let text = """
      <constraint firstAttribute="width" id="c1"/>
      <constraint firstAttribute="height" id="c2"/>
      <constraint firstItem="out" firstAttribute="top" secondAttribute="top" id="c3"/>
      <constraint firstAttribute="width" secondItem="w" secondAttribute="width" id="c4"/>
      """
    let variations = """
      <variation key="default"><mask key="constraints"><exclude reference="c1"/>
      <exclude reference="c2"/></mask><mask key="subviews"><exclude reference="out"/></mask>
      </variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask>
      </variation>
      """
    let phone = try document(text, device: Inline.device("retina4_7"), variations: variations)
    #expect(phone.roots[0].constraints.map(\.isExcluded) == [false, true, true, false])
    let none = try document(text, variations: variations)
    #expect(none.roots[0].constraints.map(\.isExcluded) == [true, true, true, false])
  }
}
