import Testing

@testable import LogSources

/// Constraints of documents beside those of sources.
struct DocumentMatchTests {
  /// A card with a label and two constraints that are stated elsewhere as well.
  static let card = """
    <view id="v" customClass="CardView" customModule="App"><rect key="frame" width="320" height="192"/>
    <subviews><label text="Name" userLabel="title" id="l"><rect key="frame" width="9" height="9"/></label>
    <view id="w"><rect key="frame" width="9" height="9"/></view></subviews>
    <constraints>
    <constraint firstAttribute="height" constant="192" id="c1"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="16" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="c3"/>
    <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:3" id="c4"/>
    <constraint firstItem="w" firstAttribute="height" constant="37" identifier="barHeight" id="c5"/>
    <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="31" priority="750" id="c6"/>
    </constraints><connections><outlet property="bar" destination="w" id="o"/></connections></view>
    """

  static let rows: [(line: String, places: [String])] = [
    ("App.CardView:0x2.height == 192", ["Card.xib:7:1 sure"]),
    (
      "V:|-(16)-[UILabel:0x2'Name']   (active, names: '|':App.CardView:0x3 )", ["Card.xib:8:1 sure"]
    ),
    // The edge's sides are exchanged in the log.
    (
      "H:[UILabel:0x2'Name']-(16)-|   (active, names: '|':App.CardView:0x3 )", ["Card.xib:9:3 sure"]
    ),
    ("UIView:0x2.width == 0.333333*App.CardView:0x3.width", ["Card.xib:10:1 sure"]),
    ("'barHeight' UIView:0x2.height == 37", ["Card.xib:11:1 sure"]),
    // The identifier would be printed.
    ("UIView:0x2.height == 37", []),
    // The text was changed: the same constraint, but not proved.
    (
      "V:|-(16)-[UILabel:0x2'Other']   (active, names: '|':App.CardView:0x3 )",
      ["Card.xib:8:1 probable"]
    ),
    // An optional constraint is in no list.
    ("H:|-(31)-[UIView:0x2]   (active, names: '|':App.CardView:0x3 )", []),
    ("App.OtherView:0x2.height == 192", []),
    ("UIView:0x2.height == 192", []),
    ("App.CardView:0x2.height == 193", []),
    // An outlet's name takes the place of the class.
    ("bar.width == 0.333333*App.CardView:0x3.width", ["Card.xib:10:1 sure"]),
  ]

  @Test(arguments: rows) func constraintsOfADocument(line: String, places: [String]) throws {
    let project = Project(files: [("Card.xib", Self.card)])
    #expect(try project.places("NSLayoutConstraint:0x1 \(line)") == places)
  }

  @Test func wordsOfADocument() throws {
    let project = Project(files: [("Card.xib", Self.card)])
    let match = try #require(
      try project.matches("NSLayoutConstraint:0x1 App.CardView:0x2.height == 192").first)
    #expect(match.text == "CardView.height == 192")
    #expect(match.reason == "the only constraint that equates a CardView's height with 192")
    let pair = try #require(
      try project.matches(
        "NSLayoutConstraint:0x1 V:|-(16)-[UILabel:0x2'Name']   (active, names: '|':App.CardView:0x3 )"
      ).first)
    #expect(pair.text == "title.top == CardView.top + 16")
    #expect(
      pair.reason
        == "the only constraint that equates the top of \"Name\" with a CardView's top + 16")
  }

  /// A second document or a source that may be meant leaves nothing proved.
  @Test func rivalsTakeTheProof() throws {
    let line = "NSLayoutConstraint:0x1 App.CardView:0x2.height == 192"
    let twice = Project(files: [("Card.xib", Self.card), ("Wide.xib", Self.card)])
    #expect(try twice.places(line) == ["Card.xib:7:1 probable", "Wide.xib:7:1 probable"])
    for source in [
      "class CardView: UIView { func f() { self.heightAnchor.constraint(equalToConstant: 192) } }",
      "class CardView: UIView { func f() { self.heightAnchor.constraint(equalToConstant: h) } }",
      "func f(_ v: UIView) { v.heightAnchor.constraint(equalToConstant: 192) }",
    ] {
      let mixed = Project(files: [("Card.xib", Self.card), ("A.swift", source)])
      #expect(try mixed.places(line).first == "Card.xib:7:1 probable", "\(source)")
    }
    // A class of another view leaves the proof.
    let other = Project(files: [
      ("Card.xib", Self.card),
      (
        "A.swift",
        "class CardView: UIView {}\nlet x = UIButton()\nx.heightAnchor.constraint(equalToConstant: 192)"
      ),
    ])
    #expect(try other.places(line) == ["Card.xib:7:1 sure"])
  }

  /// Views without a class of the project or a text prove nothing, however rare the constant is.
  @Test func plainViewsAreProbableAtMost() throws {
    let plain = """
      <view id="v"><rect key="frame" width="320" height="192"/><subviews>
      <view id="w"><rect key="frame" width="9" height="9"/></view></subviews><constraints>
      <constraint firstItem="w" firstAttribute="height" constant="37" id="c"/></constraints></view>
      """
    let project = Project(files: [("Plain.xib", plain)])
    #expect(
      try project.places("NSLayoutConstraint:0x1 UIView:0x2.height == 37")
        == ["Plain.xib:5:1 probable"])
  }
}
