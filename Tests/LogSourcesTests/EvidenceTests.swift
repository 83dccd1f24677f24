import Testing

@testable import LogSources

/// The evidence by which one of several statements is the match.
struct EvidenceTests {
  /// A card with two labels, in Swift.
  static let card = """
    import UIKit

    class CardView: UIView {
      private enum Metrics { static let height: CGFloat = 192 }
      let titleLabel = UILabel()
      lazy var badge: BadgeView = { BadgeView() }()

      func build() {
        titleLabel.text = "Name"
        badge.accessibilityIdentifier = "card badge"
        heightAnchor.constraint(equalToConstant: 16).isActive = true
        let height = self.heightAnchor.constraint(equalToConstant: Metrics.height)
        height.identifier = "cardHeight"
        titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
        badge.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8).isActive = true
      }
    }

    class BadgeView: UIView {}
    """

  static let other = """
    class ListView: UIView {
      func build() {
        let label = UILabel()
        label.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        self.heightAnchor.constraint(equalToConstant: 16).isActive = true
      }
    }
    """

  static let rows: [(line: String, places: [String])] = [
    // The identifier is unique.
    ("'cardHeight' App.CardView:0x2.height == 192", ["Card.swift:13:12 sure"]),
    // The constant is one step away, and the object itself has the class.
    ("App.CardView:0x2.height == 192", ["Card.swift:12:18 probable"]),
    ("_TtC3App8CardView:0x2.height == 192", ["Card.swift:12:18 probable"]),
    ("App.ListView:0x2.height == 16", ["List.swift:5:5 probable"]),
    // A property's class, in either place.
    ("App.BadgeView:0x2.width == 20", ["Card.swift:15:5 probable"]),
    (
      "V:[UILabel:0x2'Name']-(8)-[App.BadgeView:0x3]", ["Card.swift:16:5 probable"]
    ),
    // The accessibility identifier takes the place of the class.
    ("card badge.width == 20", ["Card.swift:15:5 probable"]),
    // The text decides between two labels.
    (
      "V:|-(16)-[UILabel:0x2'Name']   (active, names: '|':App.CardView:0x3 )",
      ["Card.swift:14:5 probable"]
    ),
    // No class, no text, a common constant.
    ("UIView:0x2.width == 20", []),
    ("UIView:0x2.height == 16", []),
    ("OtherView:0x2.height == 0", []),
  ]

  @Test(arguments: rows) func theBestIsFound(line: String, places: [String]) throws {
    let project = Project(files: [("Card.swift", Self.card), ("List.swift", Self.other)])
    #expect(try project.places("NSLayoutConstraint:0x1 \(line)") == places)
  }

  @Test func reasonsAreShort() throws {
    let project = Project(files: [("Card.swift", Self.card)])
    let named = try #require(
      try project.matches("NSLayoutConstraint:0x1 'cardHeight' App.CardView:0x2.height == 192")
        .first
    )
    #expect(named.reason == "the identifier `cardHeight`")
    #expect(named.text == "height.identifier = \"cardHeight\"")
    #expect(named.certainty == SourceMatch.Certainty.sure)
    let scored = try #require(
      try project.matches("NSLayoutConstraint:0x1 App.CardView:0x2.height == 192").first)
    #expect(scored.reason == "the height, the constant 192 and the class CardView agree")
  }

  /// A view's own anchors and the superview of its subviews have its class.
  @Test(arguments: [
    "icon.topAnchor.constraint(equalTo: topAnchor, constant: 16)",
    "icon.topAnchor.constraint(equalTo: self.topAnchor, constant: 16)",
    "addConstraints(\"V:|-16-[icon]\")",
    "icon.autoPinEdge(toSuperviewEdge: .top, withInset: 16)",
  ])
  func theViewAroundItsSubviews(statement: String) throws {
    let source = "class EventView: UIView {\n  func f() {\n\(statement)\n  }\n}\n"
    let project = Project(files: [("A.swift", source), ("B.swift", "f(\"V:|-16-[b]\")")])
    let places = try project.places(
      "NSLayoutConstraint:0x1 V:|-(16)-[UIView:0x2]   (active, names: '|':App.EventView:0x3 )")
    #expect(places.count == 1 && places.first?.hasPrefix("A.swift:3:") == true)
  }

  // MARK: Places

  static let snap = """
    class RowView: UIView {
      func build() {
        card.snp.makeConstraints { make in
          make.top.equalToSuperview().inset(24)
          make.left.right
            .equalToSuperview()
            .inset(24)
          make.height.equalTo(40)
        }
      }
    }
    """

  static let placed: [(line: String, places: [String])] = [
    ("Row.swift#4 UIView:0x2.top == A:0x3.top + 24.0", ["Views/Row.swift:4:7 sure"]),
    (
      "/Users/a/b c/Views/Row.swift#6 UIView:0x2.left == A:0x3.left + 24.0",
      ["Views/Row.swift:5:7 sure"]
    ),
    // Two lines were added above since.
    ("Row.swift#10 UIView:0x2.height == 40.0", ["Views/Row.swift:8:7 sure"]),
    // The line states something else now.
    ("Row.swift#8 UIView:0x2.height == 44.0", ["Views/Row.swift:8:7 probable"]),
    ("Row.swift#4 UIView:0x2.width == 3.0", ["Views/Row.swift:4:7 probable"]),
    // A line far away, and a file that is not there: by agreement only.
    ("Row.swift#400 UIView:0x2.height == 40.0", ["Views/Row.swift:8:7 probable"]),
    ("Cell.swift#8 UIView:0x2.height == 8.0", []),
  ]

  @Test(arguments: placed) func printedPlaces(line: String, places: [String]) throws {
    let project = Project(files: [("Views/Row.swift", Self.snap)])
    #expect(try project.places("SnapKit.LayoutConstraint:0x1@\(line)") == places)
  }

  /// Two files of one name prove nothing unless the folder tells them apart.
  @Test func filesOfOneName() throws {
    let project = Project(files: [("A/Row.swift", Self.snap), ("B/Row.swift", Self.snap)])
    let line = "UIView:0x2.height == 40.0"
    #expect(
      try project.places("SnapKit.LayoutConstraint:0x1@Row.swift#8 \(line)")
        == ["A/Row.swift:8:7 probable", "B/Row.swift:8:7 probable"])
    #expect(
      try project.places("SnapKit.LayoutConstraint:0x1@/c/B/Row.swift#8 \(line)")
        == ["B/Row.swift:8:7 sure"])
  }

  // MARK: Identifiers

  static let identifiers: [(source: String, line: String, places: [String])] = [
    ("c.identifier = @\"gap\";", "'gap' A:0x2.height == 3", ["A.m:1:3 sure"]),
    ("[c setIdentifier:@\"gap\"];", "'gap' A:0x2.height == 3", ["A.m:1:4 sure"]),
    (
      "static NSString *const kGap = @\"gap\";\nc.identifier = kGap;", "'gap' A:0x2.height == 3",
      ["A.m:2:3 sure"]
    ),
    (
      "a.identifier = @\"gap\";\nb.identifier = @\"gap\";", "'gap' A:0x2.height == 3",
      ["A.m:1:3 probable", "A.m:2:3 probable"]
    ),
    (
      "c = a.heightAnchor.constraint(equalToConstant: 3).identifier(\"gap\")",
      "'gap' A:0x2.height == 3", ["A.m:1:51 sure"]
    ),
    ("store.key(\"gap\")", "'gap' A:0x2.height == 3", ["A.m:1:7 probable"]),
    // A label alone may be of anything.
    ("make(identifier: \"gap\")", "'gap' A:0x2.height == 3", ["A.m:1:6 probable"]),
    ("[x where:a.identifier == @\"gap\"];", "'gap' A:0x2.height == 3", []),
  ]

  @Test(arguments: identifiers)
  func identifiersOfConstraints(source: String, line: String, places: [String]) throws {
    let project = Project(files: [("A.m", source)])
    #expect(try project.places("NSLayoutConstraint:0x1 \(line)") == places)
  }

  /// A key of Masonry stands in the place of the address.
  @Test func keysOfMasonry() throws {
    let source = "make.top.equalTo(b).key(@\"Inner\");"
    let project = Project(files: [("A.m", source)])
    #expect(
      try project.places("MASLayoutConstraint:Inner[0] A:0x2.top == B:0x3.top")
        == ["A.m:1:21 sure"])
  }
}
