import Testing

@testable import LogSources

/// One statement in a project of its own, and the line of a log that it makes.
struct SpellingTests {
  /// A statement, its file's ending, and the body of a line, with the class of the constraint where
  /// it is not Apple's.
  struct Row: Sendable, CustomTestStringConvertible {
    let statement: String
    let line: String
    let ending: String

    init(_ statement: String, _ line: String, _ ending: String = "swift") {
      self.statement = statement
      self.line = line.contains("Constraint:") ? line : "NSLayoutConstraint:0x1 \(line)"
      self.ending = ending
    }

    var testDescription: String { statement }
  }

  static let anchors = [
    Row("card.heightAnchor.constraint(equalToConstant: 192)", "UIView:0x2.height == 192"),
    Row("card.heightAnchor\n .constraint(equalToConstant: 192.5)", "V:[UIView:0x2(192.5)]"),
    Row("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 37)", "V:[B:0x3]-(37)-[A:0x2]"),
    Row(
      "a.trailingAnchor.constraint(equalTo: self.view.trailingAnchor, constant: -37)",
      "H:[A:0x2]-(37)-|   (active, names: '|':UIView:0x3 )"),
    Row(
      "a.topAnchor.constraint(greaterThanOrEqualTo: b.safeAreaLayoutGuide.topAnchor, constant: 37)",
      "A:0x2.top >= UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top + 37"),
    Row(
      "a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.75, constant: -3)",
      "A:0x2.width == 0.75*B:0x3.height - 3"),
    Row("[a.heightAnchor constraintEqualToConstant:192]", "A:0x2.height == 192", "m"),
    Row(
      "[[a topAnchor] constraintLessThanOrEqualToAnchor:self.b.bottomAnchor constant:37.f]",
      "A:0x2.top <= B:0x3.bottom + 37", "m"),
    Row(
      "NSLayoutConstraint(item: a, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 192)",
      "A:0x2.height >= 192"),
    Row(
      "[NSLayoutConstraint constraintWithItem:self.a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:_b attribute:NSLayoutAttributeBottom multiplier:1.0f constant:-37.0f]",
      "A:0x2.top == B:0x3.bottom - 37", "m"),
  ]

  static let libraries = [
    Row("make.height.equalTo(192)", "SnapKit.LayoutConstraint:0x1 UIView:0x2.height == 192.0"),
    Row("$0.size.equalTo(37)", "SnapKit.LayoutConstraint:0x1 UIView:0x2.width == 37.0"),
    Row(
      "$0.leading.trailing.equalToSuperview().inset(37)",
      "SnapKit.LayoutConstraint:0x1 A:0x2.trailing == B:0x3.trailing - 37.0"),
    Row(
      "make.top.equalTo(b.snp.bottom).offset(-37)",
      "SnapKit.LayoutConstraint:0x1 A:0x2.top == B:0x3.bottom - 37.0"),
    Row(
      "make.edges.equalTo(b).inset(UIEdgeInsets(top: 37, left: 2, bottom: 3, right: 4))",
      "SnapKit.LayoutConstraint:0x1 A:0x2.top == B:0x3.top + 37.0"),
    Row(
      "make.size.equalTo(CGSize(width: 37, height: 41))",
      "SnapKit.LayoutConstraint:0x1 A:0x2.height == 41.0"),
    Row(
      "make.height.equalTo(b.snp.width).multipliedBy(0.38)",
      "SnapKit.LayoutConstraint:0x1 A:0x2.height == B:0x3.width * 0.38"),
    Row("make.height.equalTo(@192);", "MASLayoutConstraint:0x1 UIView:0x2.height == 192", "m"),
    Row("make.width.mas_equalTo(192);", "MASLayoutConstraint:0x1 UIView:0x2.width == 192", "m"),
    Row(
      "make.left.equalTo(self.b.mas_right).with.offset(37);",
      "MASLayoutConstraint:0x1 A:0x2.left == B:0x3.right + 37", "m"),
    Row(#"f("V:|-37-[title]-16-|")"#, "V:|-(37)-[A:0x2]   (active, names: '|':B:0x3 )"),
    Row(#"f("V:[a]-gap-[b]", ["gap": 37])"#, "V:[A:0x2]-(37)-[B:0x3]"),
    Row(#"f("H:[card(\(Metrics.width))]"); let width = 192.0"#, "A:0x2.width == 192"),
    Row(#"f(@"H:[card(>=192)]")"#, "A:0x2.width >= 192", "m"),
    Row("a.autoSetDimension(.height, toSize: 192)", "A:0x2.height == 192"),
    Row("[a autoSetDimension:ALDimensionHeight toSize:192];", "A:0x2.height == 192", "m"),
    Row(
      "a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 37, relation: .greaterThanOrEqual)",
      "A:0x2.bottom <= B:0x3.bottom - 37"),
    Row(
      "[a autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:b withOffset:37];",
      "A:0x2.top == B:0x3.bottom + 37", "m"),
    Row(
      "a.autoAlignAxis(.vertical, toSameAxisOf: b, withOffset: 37)",
      "A:0x2.centerX == B:0x3.centerX + 37"),
    Row("import TinyConstraints\na.height(192)", "A:0x2.height == 192"),
    Row(
      "import TinyConstraints\na.topToBottom(of: b, offset: 37)", "A:0x2.top == B:0x3.bottom + 37"),
    Row("import Cartography\ncard.height == 192", "A:0x2.height == 192"),
    Row(
      "import Cartography\na.width == b.width * 0.5 + 37", "A:0x2.width == 0.5*B:0x3.width + 37"),
  ]

  @Test(arguments: anchors + libraries) func statementsAreFound(row: Row) throws {
    let first = row.statement.hasPrefix("import") ? 2 : 1
    let column = row.statement.hasPrefix("f(") ? (row.ending == "m" ? 4 : 3) : 1
    let project = Project(files: [("A.\(row.ending)", row.statement)])
    let place = try #require(try project.places(row.line).first)
    #expect(place.hasPrefix("A.\(row.ending):\(first):") && place.hasSuffix(" probable"))
    // A call is counted from its receiver on; Objective-C's bracket stands before it.
    #expect((1...column + 3).contains(try #require(try project.matches(row.line).first).column))
  }

  /// The same statements against lines that they do not make.
  static let others = [
    Row("card.heightAnchor.constraint(equalToConstant: 192)", "UIView:0x2.height == 191"),
    Row("card.heightAnchor.constraint(equalToConstant: 192)", "UIView:0x2.height >= 192"),
    Row("card.heightAnchor.constraint(equalToConstant: 192)", "UIView:0x2.width == 192"),
    Row("card.heightAnchor.constraint(equalToConstant: 16)", "UIView:0x2.height == 16"),
    Row("// card.heightAnchor.constraint(equalToConstant: 192)", "UIView:0x2.height == 192"),
    Row("/* /* */ a.heightAnchor.constraint(equalToConstant: 192) */", "A:0x2.height == 192"),
    Row(
      "let text = \"card.heightAnchor.constraint(equalToConstant: 192)\"",
      "UIView:0x2.height == 192"),
    Row(
      "class A: UIView {}; class B: UIView {}; let a = A()\nlet b = B()\na.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 37)",
      "V:[A:0x2]-(37)-[B:0x3]"),
    Row("make.height.equalTo(192)", "UIView:0x2.height == 192"),
    Row(
      "make.height.equalTo(192).priority(999)", "SnapKit.LayoutConstraint:0x1 A:0x2.height == 192.0"
    ),
    Row("a.height(192)", "A:0x2.height == 192"),
    Row("card.height == 192", "A:0x2.height == 192"),
    Row("let values = [1, 2, 192]", "A:0x2.height == 192"),
    // The class of a view excludes it.
    Row(
      "let card = UIButton()\ncard.heightAnchor.constraint(equalToConstant: 192)",
      "UILabel:0x2.height == 192"),
    // A system's line has no source.
    Row(
      "a.heightAnchor.constraint(equalToConstant: 192)",
      "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' A:0x2.height == 192"),
  ]

  @Test(arguments: others) func othersAreNot(row: Row) throws {
    let project = Project(files: [("A.\(row.ending)", row.statement)])
    #expect(try project.places(row.line).isEmpty)
  }
}
