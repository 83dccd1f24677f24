import ConflictLogs
import Testing

@testable import LogSources

/// Names of classes, attributes and numbers.
struct NameTests {
  @Test(arguments: [
    ("CardView", "CardView"), ("App.CardView", "CardView"), ("A.Outer.Inner", "Inner"),
    ("NSKVONotifying_UILabel", "UILabel"), ("NSKVONotifying_App.CardView", "CardView"),
    ("_TtC3App8CardView", "CardView"), ("_TtCC3App5Outer5Inner", "Inner"),
    ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF8CardView", "CardView"),
    ("_TtGC3App4CellSi_", "Cell"), ("_Tt", "_Tt"), ("_TtC99App", "_TtC99App"), ("", ""),
  ])
  func classes(name: String, plain: String) { #expect(ClassWords.plainName(of: name) == plain) }

  @Test(arguments: [
    ("heightAnchor", ["height"]), ("NSLayoutAttributeTopMargin", ["topMargin"]),
    ("ALEdgeLeading", ["leading"]), ("mas_bottom", ["bottom"]), ("baseline", ["lastBaseline"]),
    ("firstBaselineAnchor", ["firstBaseline"]), ("size", ["width", "height"]),
    ("mas_edges", ["top", "left", "bottom", "right"]), ("notAnAttribute", []), ("frame", []),
    ("", []), ("Anchor", []),
  ])
  func attributes(word: String, names: [String]) {
    #expect(AttributeWord.attributes(word).map(\.rawValue) == names)
  }

  @Test(arguments: [
    ("192", Amount.number(192)), ("-16.5", .number(-16.5)), ("@(37)", .number(37)),
    ("CGFloat(-3)", .number(-3)), ("2 * 16", .number(32)), ("1.0f", .number(1)),
    ("1_000", .number(1000)), ("self.gap", .name("gap", factor: 1)),
    ("-Metrics.gap", .name("gap", factor: -1)), ("a + b", .unknown), ("f(3)", .unknown),
    ("", .unknown), ("4 / 0", .unknown), ("-(-(2))", .number(2)),
  ])
  func amounts(text: String, amount: Amount) {
    let tokens = SourceTokens(text, nestsComments: true)
    #expect(tokens.amount(0..<tokens.count) == amount)
  }

  @Test func signsOfAmounts() {
    #expect(Amount.number(3).negated == .number(-3))
    #expect(Amount.oneOf([1, 2]).times(3) == .oneOf([3, 6]))
    #expect(Amount.name("gap", factor: -1).negated == .name("gap", factor: 1))
    #expect(Amount.standard.negated == .standard && Amount.unknown.times(2) == .unknown)
    #expect(Amount.agree(54.666666, 54.6667) && !Amount.agree(16, 16.01))
  }

  /// The class of a log is a subclass of the one that states the constraint, or of another one.
  @Test func subclasses() throws {
    let source = """
      class CardView: UIView { func f() { self.heightAnchor.constraint(equalToConstant: 16) } }
      class WideCard: CardView {}
      class ListView: UIView {}
      """
    let project = Project(files: [("A.swift", source)])
    for (name, count) in [("CardView", 1), ("WideCard", 1), ("ListView", 0), ("UILabel", 0)] {
      let found = try project.places("NSLayoutConstraint:0x1 \(name):0x2.height == 16")
      #expect(found.count == count, "\(name)")
    }
  }

  /// Keys of Masonry and names that a view gives itself.
  @Test func namesOfViews() throws {
    let source = """
      @implementation BoxView
      - (void)build {
        self.accessibilityIdentifier = @"the box";
        _bar.mas_key = @"the bar";
        [self.heightAnchor constraintEqualToConstant:16];
        [_bar mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@20); }];
      }
      @end
      """
    let project = Project(files: [("A.m", source)])
    #expect(
      try project.places("NSLayoutConstraint:0x1 the box.height == 16") == ["A.m:5:4 probable"])
    #expect(
      try project.places("MASLayoutConstraint:0x1 the bar.width == 20") == ["A.m:6:59 probable"])
  }

  /// Of a constant that several files declare, the file's own counts.
  @Test func constantsOfTheFile() throws {
    let project = Project(files: [
      ("A.swift", "let gap: CGFloat = 37\na.heightAnchor.constraint(equalToConstant: gap)"),
      ("B.swift", "let gap: CGFloat = 41\na.heightAnchor.constraint(equalToConstant: gap)"),
      ("C.swift", "a.heightAnchor.constraint(equalToConstant: gap)"),
      ("D.swift", "var gap: CGFloat { 43 }\na.heightAnchor.constraint(equalToConstant: gap)"),
    ])
    let line = "NSLayoutConstraint:0x1 UIView:0x2.height =="
    #expect(try project.places("\(line) 43") == ["C.swift:1:1 probable", "D.swift:2:1 probable"])
    #expect(try project.places("\(line) 41") == ["B.swift:2:1 probable", "C.swift:1:1 probable"])
    #expect(try project.places("\(line) 42").isEmpty)
  }
}
