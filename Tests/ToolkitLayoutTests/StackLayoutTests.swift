import Foundation
import Testing
import ToolkitLayout

/// Stacks of views of other toolkits: the same arrangement as in stack views of UIKit.
@MainActor @Suite struct StackLayoutTests {
  /// Views of 30, 50 and 20 in a stack of 200 with gaps of 10; the numbers are those of `StackTableTests`.
  @Test(
    arguments: [
      (.fill, [(0, 110), (120, 50), (180, 20)]), (.fillEqually, [(0, 60), (70, 60), (140, 60)]),
      (.equalSpacing, [(0, 30), (80, 50), (180, 20)]),
      (.equalCentering, [(0, 30), (77.5, 50), (180, 20)]),
      (.fillProportionally, [(0, 50), (60, 83.5), (153.5, 46.5)]),
    ] as [(StackLayout.Distribution, [(CGFloat, CGFloat)])])
  func distributions(distribution: StackLayout.Distribution, places: [(CGFloat, CGFloat)]) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isRow = axis == .horizontal
      let views = [30.0, 50, 20].map { Tile(nil, isRow ? $0 : 5, isRow ? 5 : $0) }
      let root = Tile.root(isRow ? 200 : 60, isRow ? 60 : 200)
      ToolkitRoot(root).pixelScale = 2
      let stack = StackLayout(of: root, arranging: views)
      (stack.axis, stack.distribution, stack.spacing) = (axis, distribution, 10)
      root.layoutIfNeeded()
      for (view, place) in zip(views, places) {
        let expected = isRow ? rect(place.0, 0, place.1, 60) : rect(0, place.0, 60, place.1)
        #expect(view.frame == expected)
      }
    }
  }

  /// Heights of 10 and 20 in a row; text stands 2 above the lower edge of the first and 5 above that of the second.
  @Test(
    arguments: [
      (.fill, 30, [0, 0]), (.top, 30, [0, 0]), (.leading, 30, [0, 0]), (.center, 30, [10, 5]),
      (.bottom, 30, [20, 10]), (.trailing, 30, [20, 10]), (.lastBaseline, 20, [7, 0]),
    ] as [(StackLayout.Alignment, CGFloat, [CGFloat])])
  func alignments(alignment: StackLayout.Alignment, height: CGFloat, tops: [CGFloat]) {
    let views = [Tile(nil, 10, 10), Tile(nil, 10, 20)]
    (views[0].lastBaselineOffsetFromBottom, views[1].lastBaselineOffsetFromBottom) = (2, 5)
    let root = Tile.root(100, height)
    let stack = StackLayout(of: root, arranging: views)
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == tops)
  }

  @Test func distancesOfTheirOwn() {
    let views = (0..<3).map { _ in Tile(nil, 10, 10) }
    let root = Tile.root(100, 30)
    let stack = StackLayout(of: root, arranging: views)
    views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.spacing = 4
    stack.setCustomSpacing(StackLayout.spacingUseSystem, after: views[0])
    func places() -> [CGFloat] {
      root.layoutIfNeeded()
      return views.map(\.frame.minX)
    }
    #expect(places() == [0, 18, 32])
    #expect(stack.customSpacing(after: views[0]) == StackLayout.spacingUseSystem)
    stack.setCustomSpacing(StackLayout.spacingUseDefault, after: views[0])
    #expect(places() == [0, 14, 28])
    #expect(stack.customSpacing(after: views[0]) == StackLayout.spacingUseDefault)
    root.layoutMargins = ViewInsets(top: 0, left: 7, bottom: 0, right: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(places() == [7, 21, 35])
  }

  /// Views come, move, hide and go, with the superview's list and the stack's.
  @Test func arrangedViewsChange() {
    let (a, b, c) = (Tile("a", 10, 10), Tile("b", 20, 10), Tile("c", 30, 10))
    let root = Tile.root(100, 30)
    let stack = StackLayout(of: root, arranging: [a, b])
    func names() -> String { stack.arrangedSubviews.compactMap(\.identifier).joined() }
    stack.insertArrangedSubview(c, at: 0)
    #expect(names() == "cab" && root.subviews.count == 3 && stack.view === root)
    #expect(!c.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 2)
    #expect(names() == "abc" && root.subviews.count == 3)
    b.isHidden = true
    c.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 10, 30) && c.frame == rect(10, 0, 90, 30))
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(b.frame == rect(10, 0, 20, 30) && c.frame == rect(30, 0, 70, 30))
    b.removeFromSuperview()
    #expect(names() == "ac" && root.subviews.count == 2)
    stack.removeArrangedSubview(a)
    stack.removeArrangedSubview(a)
    #expect(names() == "c" && a.superview === root)
    Tile("other").addSubview(c)
    #expect(names().isEmpty)
    stack.setCustomSpacing(3, after: c)
    #expect(stack.customSpacing(after: c) == StackLayout.spacingUseDefault)
  }

  /// The stack's baselines are those of its tallest view, of the first and last one in a column.
  @Test func baselinesOfAStack() {
    let (low, high) = (Tile("low", 10, 10), Tile("high", 10, 20))
    (low.firstBaselineOffsetFromTop, high.firstBaselineOffsetFromTop) = (4, 15)
    let (row, text) = (Tile("row"), Tile("text", 10, 10))
    text.firstBaselineOffsetFromTop = 8
    let root = Tile.root(100, 60, row, text)
    let stack = StackLayout(of: row, arranging: [low, high])
    stack.alignment = .top
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    text.leadingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
    text.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // The tallest stands on 15.
    #expect(text.frame.minY == 7)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    root.layoutIfNeeded()
    // The first one stands 20 below the edge, and so does the text beside; its lower edge, 26, is 20 above the next baseline.
    #expect([text, low, high].map(\.frame.minY) == [12, 16, 31])
  }

  /// A stack goes with its view, and keeps nothing that goes.
  @Test func lifetimes() {
    weak var view: Tile?
    weak var gone: StackLayout?
    let kept: StackLayout
    do {
      let root = Tile.root(100, 30)
      view = root
      var first: StackLayout? = StackLayout(of: root, arranging: [Tile("old", 10, 10)])
      gone = first
      first = nil
      #expect(gone != nil)
      kept = StackLayout(of: root, arranging: [Tile("new", 10, 10), Tile("newer", 10, 10)])
      kept.distribution = .equalSpacing
      #expect(gone == nil)
      root.layoutIfNeeded()
    }
    #expect(view == nil && kept.view == nil && kept.arrangedSubviews.count == 2)
    kept.spacing = 3
    kept.addArrangedSubview(Tile("late"))
    #expect(kept.arrangedSubviews.count == 2)
  }
}
