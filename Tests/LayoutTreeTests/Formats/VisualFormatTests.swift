import Foundation
import LayoutTree
import Testing
import VisualFormats

/// What visual formats say, as constraints and as frames (`Rules/VisualFormat.md#the-meaning-of-a-format`).
@MainActor @Suite struct VisualFormatTests {
  let family = Family()
  let c = PlainView("C")

  init() {
    family.root.insert(c)
  }

  private var views: [String: Any] { ["a": family.a, "b": family.b, "c": c] }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) throws -> [NSLayoutConstraint] {
    try NSLayoutConstraint.constraints(
      validatingVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// A constraint as an equation with letters, `|` for the superview.
  private func equation(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === family.root { return "|" }
      return item === family.a ? "a" : item === family.b ? "b" : item === c ? "c" : "?"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
    if constraint.secondItem != nil {
      text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
    }
    text += String(format: " %g", Double(constraint.constant))
    if constraint.priority != .required {
      text += String(format: " @%g", constraint.priority.rawValue)
    }
    return text
  }

  /// The later view first, the superview first at the closing bar; order of output; standard distances.
  nonisolated static let formats: [(String, [String])] = [
    ("[a]-[b]", ["b.leading == a.trailing 8"]),
    ("[a][b]", ["b.leading == a.trailing 0"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom 10"]),
    ("|[a]|", ["a.leading == |.leading 0", "|.trailing == a.trailing 0"]),
    ("|-[a]-|", ["a.leading == |.leadingMargin 0", "|.trailingMargin == a.trailing 0"]),
    ("V:|-[a]-|", ["a.top == |.topMargin 0", "|.bottomMargin == a.bottom 0"]),
    ("|-50-[a]-1.5-|", ["a.leading == |.leading 50", "|.trailing == a.trailing 1.5"]),
    ("H:[a(50)]", ["a.width == 50"]), ("V:[a(50)]", ["a.height == 50"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a(==b)]", ["a.width == b.width 0"]), ("V:[a(>=b@249.5)]", ["a.height >= b.height 0 @249.5"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    (
      "[a]-(>=20@750,<=30,==25@1)-[b]",
      [
        "b.leading >= a.trailing 20 @750", "b.leading <= a.trailing 30",
        "b.leading == a.trailing 25 @1",
      ]
    ),
    ("[a]-(-5)-[b]", ["b.leading == a.trailing -5"]),
    (
      "|-[a(b)]-[b(>=20)]-[c]|",
      [
        "a.leading == |.leadingMargin 0", "a.width == b.width 0", "b.leading == a.trailing 8",
        "b.width >= 20", "c.leading == b.trailing 8", "|.trailing == c.trailing 0",
      ]
    ),
  ]

  @Test(arguments: formats) func formatsSay(_ format: String, _ equations: [String]) throws {
    let made = try make(format)
    #expect(made.map(equation) == equations)
    #expect(made.allSatisfy { !$0.isActive })
  }

  /// Bits of alignment tie each view to the one after it, after everything else; directions choose
  /// between reading and the screen, and right to left the earlier view comes first.
  nonisolated static let options: [(String, NSLayoutConstraint.FormatOptions, [String])] = [
    (
      "[a][b][c]", .alignAllTop,
      [
        "b.leading == a.trailing 0", "c.leading == b.trailing 0", "a.top == b.top 0",
        "b.top == c.top 0",
      ]
    ),
    (
      "[a]-1-[b]", [.alignAllBottom, .alignAllLastBaseline],
      [
        "b.leading == a.trailing 1", "a.bottom == b.bottom 0", "a.lastBaseline == b.lastBaseline 0",
      ]
    ),
    ("[a]-1-[b]", .alignAllCenterY, ["b.leading == a.trailing 1", "a.centerY == b.centerY 0"]),
    (
      "[a]-1-[b]", .alignAllFirstBaseline,
      ["b.leading == a.trailing 1", "a.firstBaseline == b.firstBaseline 0"]
    ),
    ("V:[a][b]", .alignAllLeft, ["b.top == a.bottom 0", "a.left == b.left 0"]),
    ("V:[a][b]", .alignAllRight, ["b.top == a.bottom 0", "a.right == b.right 0"]),
    ("V:[a][b]", .alignAllLeading, ["b.top == a.bottom 0", "a.leading == b.leading 0"]),
    ("V:[a][b]", .alignAllTrailing, ["b.top == a.bottom 0", "a.trailing == b.trailing 0"]),
    ("V:[a][b]", .alignAllCenterX, ["b.top == a.bottom 0", "a.centerX == b.centerX 0"]),
    (
      "|-5-[a]-(>=6)-[b]-|", .directionLeftToRight,
      ["a.left == |.left 5", "b.left >= a.right 6", "|.rightMargin == b.right 0"]
    ),
    (
      "|-5-[a]-(>=6)-[b]-|", .directionRightToLeft,
      ["|.right == a.right 5", "a.left >= b.right 6", "b.left == |.leftMargin 0"]
    ),
    ("V:|-5-[a]", .directionRightToLeft, ["a.top == |.top 5"]),
    (
      "V:|-5-[a]-6-[b]", .spacingBaselineToBaseline,
      ["a.top == |.top 5", "b.firstBaseline == a.lastBaseline 6"]
    ),
    ("[a]-6-[b]", .spacingBaselineToBaseline, ["b.leading == a.trailing 6"]),
  ]

  @Test(arguments: options)
  func optionsSay(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ equations: [String]
  ) throws {
    #expect(try make(format, options).map(equation) == equations)
  }

  /// Header values (`Rules/Constraints.md#attribute-numbers`).
  @Test func optionBits() {
    let bits: [(NSLayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 1 << 16),
      (.directionRightToLeft, 2 << 16), (.directionMask, 3 << 16), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 1 << 19), (.spacingMask, 1 << 19),
    ]
    for (option, value) in bits { #expect(option.rawValue == value) }
  }

  /// Every type of number that a dictionary of anything may hold.
  @Test(arguments: ["int", "double", "cgfloat", "float", "number", "byte", "optional"])
  func metricsAreNumbersOfAnyType(_ name: String) throws {
    let metrics: [String: Any] = [
      "int": 12, "double": 12.0, "cgfloat": CGFloat(12), "float": Float(12),
      "number": NSNumber(value: 12), "byte": UInt8(12), "optional": Optional(12) as Any,
    ]
    #expect(
      try make("[a]-\(name)-[b]", [], metrics).map(equation) == ["b.leading == a.trailing 12"])
    #expect(
      try make("[a(>=\(name)@\(name))]", [], metrics).map(equation) == ["a.width >= 12 @12"])
  }

  /// A name of both dictionaries is a metric; a view may be wrapped in an optional; guides are items.
  @Test func namesAreLookedUp() throws {
    #expect(try make("[a(b)]", [], ["b": 5]).map(equation) == ["a.width == 5"])
    let guide = GuideNode(kind: .custom)
    family.root.node.addGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|[guide]-[view]", metrics: nil,
      views: ["guide": guide, "view": Optional(family.a) as Any])
    #expect(made[0].firstItem === guide && made[0].secondItem === family.root)
    #expect(made[1].firstItem === family.a && made[1].secondItem === guide)
  }

  /// Standard distances are named in descriptions.
  @Test func standardDistancesAreNamed() throws {
    let made = try make("[a]-[b]")
    #expect(
      made[0].description.hasSuffix(
        " H:[A]-(NSSpace(8))-[B]   (inactive)>")
    )
  }

  /// 200 points: margins 8, gaps 8 and 12, a half as wide as b: (200 − 16 − 8 − 12 − 50) = 114 = 3 · 38.
  @Test func formatsLayOut() throws {
    let half = family.a.widthAnchor.constraint(equalTo: family.b.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate(
      try make("H:|-[a]-[b]-gap-[c(50)]-|", [.alignAllTop, .alignAllBottom], ["gap": 12])
        + make("V:|-20-[a(30)]") + [half])
    family.root.layoutIfNeeded()
    #expect(family.a.frame == CGRect(x: 8, y: 20, width: 38, height: 30))
    #expect(family.b.frame == CGRect(x: 54, y: 20, width: 76, height: 30))
    #expect(c.frame == CGRect(x: 142, y: 20, width: 50, height: 30))
  }

  /// Read from the right, the same format gives the mirror image, by direction or by option.
  @Test(arguments: [false, true]) func formatsLayOutFromRightToLeft(_ byOption: Bool) throws {
    if !byOption {
      for view in [family.root, family.a, family.b] {
        view.node.isRightToLeft = true
      }
    }
    NSLayoutConstraint.activate(
      try make("|-10-[a(20)]-5-[b(30)]", byOption ? .directionRightToLeft : []))
    family.root.layoutIfNeeded()
    #expect(family.a.frame.minX == 170 && family.a.frame.width == 20)
    #expect(family.b.frame.minX == 135 && family.b.frame.width == 30)
  }
}
