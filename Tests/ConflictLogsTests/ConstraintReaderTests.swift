import Testing

@testable import ConflictLogs

/// Lines of conflict logs, by hand, and what they say.
struct ConstraintReaderTests {
  /// An equation in short: `a.width == 2 * b.height + 3`.
  private static func short(_ equation: LogEquation) -> String {
    func item(_ item: LogItem) -> String { item.text ?? item.name ?? item.className ?? "?" }
    var text =
      "\(item(equation.first.item)).\(equation.first.attribute) \(equation.relation.rawValue)"
    if let second = equation.second {
      if equation.multiplier != 1 { text += " \(equation.multiplier) *" }
      text += " \(item(second.item)).\(second.attribute)"
      if equation.constant != 0 { text += " \(equation.constant)" }
    } else {
      text += " \(equation.constant)"
    }
    if equation.isStandardSpace { text += " standard" }
    if equation.priority != 1000 { text += " @\(equation.priority)" }
    return text
  }

  static let lines: [(String, [String])] = [
    // Sizes, in both spellings.
    ("UILabel:0x79'Name'.width == 362   (active)", ["Name.width == 362.0"]),
    ("V:[UIView:0x17(84)]", ["UIView.height == 84.0"]),
    ("H:[UILabel:0x17'Save'(>=44@750)]", ["Save.width >= 44.0 @750.0"]),
    ("H:[A:0x1(==B:0x2)]", ["A.width == B.width"]),
    // Factors stand before and behind.
    ("A:0x1.height == 0.4*B:0x2.height", ["A.height == 0.4 * B.height"]),
    ("A:0x1.height == B:0x2.height * 0.38", ["A.height == 0.38 * B.height"]),
    ("A:0x1.height == 2*B:0x2.width - 7.5", ["A.height == 2.0 * B.width -7.5"]),
    // Constants alone, with a sign apart.
    ("UIView:0x1.width == - 16", ["UIView.width == -16.0"]),
    ("A:0x1.midX == + 70", ["A.midX == 70.0"]),
    ("A:0x1.height == 2.22507e-308", ["A.height == 2.22507e-308"]),
    // Distances.
    ("A:0x1.right == B:0x2.right - 5   (active)", ["A.right == B.right -5.0"]),
    ("A:0x1.bottom <= B:0x2.bottom NSSpace(8)", ["A.bottom <= B.bottom -8.0 standard"]),
    (
      "A:0x1.top == B:0x2.bottom + NSLayoutAnchorConstraintSpace(8)",
      [
        "A.top == B.bottom 8.0 standard"
      ]
    ),
    // Formats.
    (
      "H:|-(8)-[A:0x1'Trade'](LTR)   (active, names: '|':Cell:0x79 )",
      ["Trade.left == Cell.left 8.0"]
    ),
    (
      "H:|-(8)-[A:0x1'Trade'](RTL)   (active, names: '|':Cell:0x79 )",
      ["Trade.right == Cell.right -8.0"]
    ),
    (
      "V:[A:0x1]-(>=4)-[B:0x2]-(NSSpace(20))-|   (Names: '|':C:0x3 )",
      ["B.top >= A.bottom 4.0", "C.bottom == B.bottom 20.0 standard"]
    ),
    ("V:[A:0x1][B:0x2]", ["B.top == A.bottom"]),
    // Names in the place of class and address: with blanks, dots and brackets.
    ("progress background.top == A:0x1.top", ["progress background.top == A.top"]),
    ("ListItem....height == 20", ["ListItem....height == 20.0"]),
    (
      "V:[view[1]]-(3)-[Bar.icon(21)]   (active, names: view[1]:0x5, Bar.icon:0x6 )",
      ["Bar.icon.top == view[1].bottom 3.0", "Bar.icon.height == 21.0"]
    ),
    // Texts with apostrophes, brackets and parentheses.
    ("UILabel:0x1'YOU'RE OK'.height == 3", ["YOU'RE OK.height == 3.0"]),
    ("H:[UILabel:0x1'> (3)'(120)]", ["> (3).width == 120.0"]),
    // Early libraries, and descriptions that categories rewrite.
    ("<UIView:0x1>.top == <Guide:0x2>.bottom", ["UIView.top == Guide.bottom"]),
    ("UIView:box[0x1].left == UIView:0x2.left", ["box.left == UIView.left"]),
  ]

  @Test(arguments: lines) func statements(line: String, equations: [String]) throws {
    let read = try #require(ConstraintReader.read("<NSLayoutConstraint:0x60 \(line)>"))
    #expect(read.equations.map(Self.short).sorted() == equations.sorted())
    #expect(read.className == "NSLayoutConstraint" && read.address == "0x60")
  }

  @Test func identifiersMasksAndPlaces() throws {
    let mask = try #require(
      ConstraintReader.read(
        "<NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=&-- A:0x1.minY == 4   (active, names: '|':B:0x2'Unread (3)' )>"
      ))
    #expect(mask.mask == LogConstraint.Mask(horizontal: "--&", vertical: "&--"))
    #expect(mask.superview == LogItem(className: "B", address: "0x2", text: "Unread (3)"))
    #expect(mask.isActive == true)
    let named = try #require(
      ConstraintReader.read("<NSLayoutConstraint:0x6 'UISV-hiding' A:0x1.height == 0   (inactive)>")
    )
    #expect(named.identifier == "UISV-hiding" && named.isActive == false)
    let library = try #require(
      ConstraintReader.read(
        "<SnapKit.LayoutConstraint:0x6@Home View.swift#99 UIView:0x1.left == UIView:0x2.left + 10.0>"
      ))
    #expect(library.place == LogConstraint.Place(file: "Home View.swift", line: 99))
    #expect(library.equations.first?.constant == 10)
    let masonry = try #require(
      ConstraintReader.read("<MASLayoutConstraint:Inner[0] UIView:0x1.width == 30>"))
    #expect(masonry.address == "Inner[0]")
  }

  /// A name that the suffix explains has the class and the address of what it stands for.
  @Test func namesAreCompleted() throws {
    let read = try #require(
      ConstraintReader.read(
        "<NSLayoutConstraint:0x6 message_gray.top == A:0x2.top - 11   (active, names: message_gray:0x7f )>"
      ))
    let item = try #require(read.equations.first?.first.item)
    #expect(item.key == "0x7f" && item.name == "message_gray")
  }

  @Test(arguments: [
    "", "<", "<NSLayoutConstraint", "<NSLayoutConstraint:0x6>", "<UIView:0x6.width == 3>",
    "<NSLayoutConstraint:0x6 A:0x1.(null) == 0>", "<NSLayoutConstraint:0x6 V:|~~(0)~~[A:0x1]>",
    "<NSLayoutConstraint:0x6 A:0x1.width == >", "<NSLayoutConstraint:0x6 <private>>",
  ])
  func whatIsNoConstraint(line: String) { #expect(ConstraintReader.read(line) == nil) }
}
