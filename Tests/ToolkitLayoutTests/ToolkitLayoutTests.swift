import Foundation
import Testing
import ToolkitLayout

/// Layout of views of other toolkits: what they say of themselves counts, and they are called when something changed.
@MainActor @Suite struct ToolkitLayoutTests {
  /// A natural size with insets around it: layout aligns the rectangle without them.
  @Test func insetsAreOutsideOfLayout() {
    let tile = Tile("tile", 30, 10)
    tile.alignmentRectInsets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    let root = Tile.root(100, 50, tile)
    tile.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    tile.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    // Aligned: 70…100 and 40…50.
    #expect(tile.frame == rect(68, 39, 36, 14))
    #expect(tile.alignmentRect(forFrame: tile.frame) == rect(70, 40, 30, 10))
    #expect(tile.frame(forAlignmentRect: rect(70, 40, 30, 10)) == tile.frame)
    tile.alignmentRectInsets = .zero
    tile.intrinsicContentSize = CGSize(width: 20, height: Tile.noIntrinsicMetric)
    tile.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(tile.frame == rect(80, 45, 20, 5))
  }

  /// A view that says nothing has a frame of its own, and no natural size.
  @Test func defaults() {
    final class Bare: ToolkitView { let layoutState = ToolkitViewState() }
    let (bare, root) = (Bare(), Tile.root(100, 50))
    root.addSubview(bare)
    bare.frame = rect(1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(bare.frame == rect(1, 2, 3, 4) && bare.translatesAutoresizingMaskIntoConstraints)
    #expect(bare.intrinsicContentSize == CGSize(width: -1, height: -1) && !bare.wrapsText)
    #expect(bare.sizeThatFits(CGSize(width: 7, height: 7)) == bare.intrinsicContentSize)
    #expect(bare.firstBaselineOffsetFromTop == nil && bare.lastBaselineOffsetFromBottom == nil)
    #expect(bare.forFirstBaselineLayout === bare && bare.forLastBaselineLayout === bare)
    #expect(bare.alignmentRectInsets == .zero && !bare.isHidden && !bare.isRightToLeft)
    #expect(bare.layoutMargins == ViewInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(bare.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(bare.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(bare.autoresizingMask == [] && bare.safeAreaInsets == .zero)
    bare.setNeedsUpdateConstraints()
    bare.updateConstraintsIfNeeded()
    bare.setNeedsLayout()
    bare.layoutIfNeeded()
  }

  /// Two views share 100 points; the one that hugs less, or resists less, gives way.
  @Test(arguments: [
    (30, 30, Float(251), Float(250), Float(750), Float(750), CGFloat(30)),
    (30, 30, 250, 251, 750, 750, 70), (80, 80, 250, 250, 751, 750, 80),
    (80, 80, 250, 250, 750, 751, 20),
  ])
  func prioritiesDecide(
    first: Int, second: Int, hugs: Float, hugsToo: Float, resists: Float, resistsToo: Float,
    width: CGFloat
  ) {
    let (a, b) = (Tile("a", CGFloat(first), 10), Tile("b", CGFloat(second), 10))
    let root = Tile.root(100, 50, a, b)
    a.setContentHuggingPriority(LayoutPriority(hugs), for: .horizontal)
    b.setContentHuggingPriority(LayoutPriority(hugsToo), for: .horizontal)
    a.setContentCompressionResistancePriority(LayoutPriority(resists), for: .horizontal)
    b.setContentCompressionResistancePriority(LayoutPriority(resistsToo), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a][b]|", options: .alignAllTop, metrics: nil,
        views: ["a": a, "b": b]))
    root.layoutIfNeeded()
    #expect(a.frame.width == width && b.frame.width == 100 - width)
  }

  /// 600 square points are 6 high in 100 and 12 in 50; what is below them is 10 high.
  @Test func textThatWraps() {
    let (column, text, below) = (Tile("column"), Tile("text", 600, 1), Tile("below", 10, 10))
    text.area = 600
    let root = Tile.root(100, 50, column)
    for view in [text, below] {
      column.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views = ["column": column, "text": text, "below": below]
    for format in ["H:|[column]|", "V:|[column]", "H:|[text]|", "V:|[text][below]|", "H:|[below]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    for (width, height) in [(100.0, 6.0), (50, 12)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(text.frame == rect(0, 0, width, height))
      #expect(below.frame == rect(0, height, 10, 10) && column.frame.height == height + 10)
    }
    let narrow = column.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required)
    #expect(narrow == CGSize(width: 60, height: 20))
    // In one line, since it resists being narrower more than a target pulls.
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 600, height: 11))
  }

  /// Baselines of the view's own text, of a subview, and of what has no text.
  @Test func baselines() {
    let (text, wrapper, plain) = (Tile("text", 20, 20), Tile("wrapper"), Tile("plain", 20, 8))
    (text.firstBaselineOffsetFromTop, text.lastBaselineOffsetFromBottom) = (6, 4)
    let inner = Tile("inner", 20, 10)
    (inner.firstBaselineOffsetFromTop, inner.lastBaselineOffsetFromBottom) = (9, 1)
    let root = Tile.root(100, 50, text, wrapper, plain)
    wrapper.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    wrapper.baselineView = inner
    let views = ["text": text, "wrapper": wrapper, "plain": plain, "inner": inner]
    for format in ["H:|[text][wrapper][plain]", "H:|[inner]|", "V:|-2-[inner]|", "V:|-15-[text]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    wrapper.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
    plain.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // Text stands on 21 and 31. The wrapper's is 2 + 9 below its edge; the plain view stands on its lower one.
    #expect(text.frame.minY == 15 && wrapper.frame.minY == 10 && plain.frame.minY == 23)
  }

  @Test func viewsAreCalled() {
    let child = Tile("child")
    let root = Tile.root(100, 50, child)
    child.heightAnchor.constraint(equalToConstant: 5).isActive = true
    let width = child.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(child.take() == ["constraints", "from 0", "layout"])
    root.layoutIfNeeded()
    #expect(child.take().isEmpty)
    width.constant = -20
    root.layoutIfNeeded()
    #expect(child.take() == ["from 90", "layout"])
    child.setNeedsUpdateConstraints()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.take() == ["constraints", "layout"])
    child.layoutMargins = .zero
    #expect(child.take() == ["margins"])
  }

  /// Parts of 100 × 50 points that follow a superview which becomes 40 wider and 20 higher.
  @Test(arguments: [
    (ToolkitViewState.AutoresizingMask(), rect(10, 5, 30, 20)),
    (.flexibleLeftMargin, rect(50, 5, 30, 20)), (.flexibleWidth, rect(10, 5, 70, 20)),
    (.flexibleRightMargin, rect(10, 5, 30, 20)), (.flexibleTopMargin, rect(10, 25, 30, 20)),
    (.flexibleHeight, rect(10, 5, 30, 40)), (.flexibleBottomMargin, rect(10, 5, 30, 20)),
  ])
  func masksFollow(mask: ToolkitViewState.AutoresizingMask, frame: CGRect) {
    let (root, child) = (Tile.root(100, 50), Tile("child"))
    root.addSubview(child)
    child.frame = rect(10, 5, 30, 20)
    child.autoresizingMask = mask
    root.frame.size = CGSize(width: 140, height: 70)
    root.layoutIfNeeded()
    #expect(child.frame == frame && child.autoresizingMask == mask)
    #expect(child.autoresizingMask.rawValue == mask.rawValue)
  }
}
