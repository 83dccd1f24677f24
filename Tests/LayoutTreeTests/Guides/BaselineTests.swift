import Foundation
import LayoutTree
import Testing

/// Which baselines constraints mean, and who passes them on
/// (`Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`).
@MainActor @Suite struct BaselineTests {
  private let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  /// Puts a view at (0, 100), and reports where its baselines are, below its own top.
  private func baselines(of view: PlainView, size: CGSize? = nil) -> [CGFloat] {
    root.insert(view)
    view.tie(.top, .equal, root, constant: 100)
    view.tie(.left, .equal, root)
    if let size {
      view.tie(.width, constant: size.width)
      view.tie(.height, constant: size.height)
    }
    let marks = [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline].map { attribute in
      let mark = PlainView("mark", 1, 0)
      root.insert(mark)
      mark.tie(.top, .equal, view, attribute)
      mark.tie(.left, .equal, root)
      return mark
    }
    root.layoutIfNeeded()
    return marks.map { $0.frame.minY - 100 }
  }

  /// A view that states the baselines that a test sets.
  private final class Stating: PlainView {
    var stated: (first: NodeBaseline, last: NodeBaseline) = (.bottom(0), .bottom(0))
    override var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { stated }
  }

  /// In a view 90 high: from the top, from the bottom, from the middle.
  @Test func statedBaselines() {
    let cases: [(NodeBaseline, CGFloat)] = [
      (.top(0), 0), (.top(19.5), 19.5), (.bottom(0), 90), (.bottom(4.5), 85.5), (.center(0), 45),
      (.center(7), 52), (.center(-7), 38),
    ]
    for (first, firstPlace) in cases {
      for (last, lastPlace) in cases {
        let view = Stating("stating")
        view.stated = (first, last)
        #expect(
          baselines(of: view, size: CGSize(width: 100, height: 90)) == [firstPlace, lastPlace])
        for child in root.subviews { child.node.removeFromParent() }
      }
    }
  }

  /// A size of 20: the first baseline 20 below the top, the last one 5 above the bottom, stretched or not.
  @Test(arguments: [1, 3]) func texts(lines: Int) {
    let text = PlainText("line", wraps: true)
    text.text = Array(repeating: "line", count: lines).joined(separator: " ")
    text.tie(.width, constant: 40)
    #expect(baselines(of: text) == [20, CGFloat(lines) * 25 - 5])
    let stretched = PlainText("line")
    #expect(baselines(of: stretched, size: CGSize(width: 100, height: 90)) == [20, 85])
  }

  @Test func viewsWithoutTextHaveTheirLowerEdge() {
    #expect(baselines(of: PlainView("view", 10, 30)) == [30, 30])
  }

  // MARK: Views that name others

  /// Two texts, one 5 points from the top, the other 5 from the bottom; either may be named.
  private final class Pair: PlainView {
    let (upper, lower) = (PlainText("upper"), PlainText("lower"))
    var stated: (first: NodeBaseline, last: NodeBaseline) = (.bottom(0), .bottom(0)) {
      didSet { node.setNeedsGeneration() }
    }
    override var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { stated }

    init() {
      super.init("pair")
      for text in [upper, lower] {
        insert(text)
        text.tie(.left, .equal, self)
      }
      upper.tie(.top, .equal, self, constant: 5)
      lower.tie(.bottom, .equal, self, constant: -5)
    }
  }

  private let size = CGSize(width: 100, height: 90)
  /// 5 + 20.
  private let upper: CGFloat = 25
  /// 90 − 5 − 5; of a single line, so that it is the first one as well.
  private let lower: CGFloat = 80

  @Test func namedSubviewsHaveTheBaselines() {
    let pair = Pair()
    pair.stated = (.first(of: pair.upper.node), .last(of: pair.lower.node))
    #expect(baselines(of: pair, size: size) == [upper, lower])
  }

  /// A first baseline may be the last one of a subview, and the other way round.
  @Test func eitherBaselineOfASubview() {
    let pair = Pair()
    pair.upper.text = "upper text"
    pair.upper.wraps = true
    pair.upper.tie(.width, constant: 50)
    pair.stated = (.last(of: pair.upper.node), .first(of: pair.lower.node))
    // Two lines: 5 + 25 + 20. The only line of the lower one.
    #expect(baselines(of: pair, size: size) == [50, lower])
  }

  /// Through two hands, and followed when the size of the text changes.
  @Test func baselinesArePassedOnThroughSeveralViews() {
    let around = Stating("around")
    let pair = Pair()
    pair.stated = (.first(of: pair.upper.node), .last(of: pair.lower.node))
    around.insert(pair)
    around.stated = (.first(of: pair.node), .last(of: pair.node))
    pair.tie(.top, .equal, around, constant: 7)
    pair.tie(.left, .equal, around)
    pair.tie(.bottom, .equal, around)
    #expect(baselines(of: around, size: size) == [upper + 7, lower])
    pair.upper.size = 40
    root.layoutIfNeeded()
    // 7 + 5 + 40.
    #expect(root.subviews[1].frame.minY == 152)
  }

  /// A view that is not a subview does not count: neither the superview, a neighbour, nor one that is nowhere.
  @Test(arguments: [0, 1, 2]) func onlySubviewsCount(_ choice: Int) {
    let neighbour = PlainText("neighbour")
    root.insert(neighbour)
    let stranger = PlainText("stranger")
    let pair = Pair()
    let named = [root, neighbour, stranger][choice]
    pair.stated = (.first(of: named.node), .last(of: named.node))
    #expect(baselines(of: pair, size: size) == [0, 90])
  }

  // MARK: System spacing

  /// From baseline to baseline it is a line: the room below the upper text and above the lower one.
  @Test func systemSpacingBetweenBaselines() {
    let (a, b) = (PlainText("a", size: 20), PlainText("b", size: 40))
    for text in [a, b] { root.insert(text) }
    a.tie(.top, .equal, root)
    let between = b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 2)
    between.isActive = true
    root.layoutIfNeeded()
    // 2 · (5 + 40), then 2 · (5 + 32).
    #expect(between.constant == 90)
    b.size = 32
    root.layoutIfNeeded()
    #expect(between.constant == 74)
  }
}
