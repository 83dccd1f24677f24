import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Sizes that satisfy a subtree and come nearest to a target (`Rules/Sizes.md#fitting-sizes`).
@MainActor @Suite struct FittingTests {
  private func pin(_ view: PlainView, to parent: PlainView, inset: CGFloat = 0) {
    parent.insert(view)
    view.fill(parent, inset: inset)
  }

  /// 13 characters of 5 points: 65 on one line, two lines in less.
  private var text: PlainText { PlainText("Several words", size: 10, wraps: true) }

  /// A width between 30 and 200, a natural one of 100 held at 250 and 750; targets and priorities decide.
  nonisolated static let fits: [(target: CGFloat, priority: Float, width: CGFloat)] = [
    // At 50 content wins.
    (0, 50, 100), (10000, 50, 100),
    // Between hugging and resistance it may grow and not shrink.
    (0, 500, 100), (10000, 500, 200),
    // Above both only what is required stands against it.
    (0, 800, 30), (10000, 999, 200), (150, 1000, 150),
  ]

  @Test(arguments: fits) func targetsAreAsStrongAsTheirPriority(
    _ row: (target: CGFloat, priority: Float, width: CGFloat)
  ) {
    let view = PlainView()
    pin(PlainView("inner", 100, 20), to: view)
    view.tie(.width, .greaterThanOrEqual, constant: 30)
    view.tie(.width, .lessThanOrEqual, constant: 200)
    let size = view.fitted(
      CGSize(width: row.target, height: 0), LayoutPriority(row.priority), .fittingSizeLevel)
    #expect(size == CGSize(width: row.width, height: 20))
  }

  @Test func anEmptyViewIsPulledAllTheWay() {
    let view = PlainView()
    pin(PlainView(), to: view)
    view.tie(.width, .lessThanOrEqual, constant: 300)
    view.tie(.height, .greaterThanOrEqual, constant: 7)
    #expect(view.fitted() == CGSize(width: 0, height: 7))
    #expect(
      view.fitted(CGSize(width: 10000, height: 10000)) == CGSize(width: 300, height: 10000))
  }

  /// 50 and 10 at either side, 50 and 3 above.
  @Test func fittingIsTheSmallestSizeThatHolds() {
    let view = PlainView()
    let inner = PlainView()
    view.insert(inner)
    inner.tie(.width, constant: 50, priority: 999)
    inner.tie(.height, constant: 50)
    inner.tie(.leading, .equal, view, constant: 10)
    inner.tie(.trailing, .equal, view, constant: -10)
    inner.tie(.top, .equal, view, constant: 3)
    inner.tie(.bottom, .equal, view)
    #expect(view.fitted() == CGSize(width: 70, height: 53))
    #expect(
      view.fitted(CGSize(width: 200, height: 0), .required) == CGSize(width: 200, height: 53))
  }

  /// The published samples: 173.25 is 173.5 at 2x, 173⅓ at 3x (`Rules/Sizes.md#fitting-sizes`, last row).
  @Test(arguments: [(2.0, 173.5), (3.0, 520.0 / 3)])
  func sizesGoUpToThePixel(scale: Double, expected: Double) {
    let view = PlainView()
    view.node.pixelScale = scale
    pin(PlainView("inner", 173.25, 10), to: view)
    #expect(abs(Double(view.fitted().width) - expected) < 1e-9)
  }

  /// 13 characters of 5 points are 65: two lines of 12.5 in 60, one in 120.
  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -5])
  func targetsThatAreNoLengthDoNotSpread(_ length: CGFloat) {
    for (width, height) in [(60, 25), (120, 12.5)] as [(CGFloat, CGFloat)] {
      let view = PlainView()
      pin(text, to: view)
      let fitted = view.fitted(CGSize(width: width, height: length), .required)
      #expect(fitted == CGSize(width: width, height: height))
    }
  }

  /// Text by itself fits as inside another view, whether or not its mask is translated.
  @Test(arguments: [true, false]) func textsFitByThemselves(translates: Bool) {
    let text = text
    text.node.translatesMask = translates
    #expect(
      text.fitted(CGSize(width: 60, height: 0), .required) == CGSize(width: 60, height: 25))
  }

  /// Alignment insets (1, 2, 3, 4) around natural 50 × 20: both readings (`Rules/Sizes.md#fitting-sizes`).
  @Test func fittedSizesOfEitherRectangle() {
    let view = PlainView()
    view.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    pin(PlainView("inner", 50, 20), to: view)
    #expect(view.fitted() == CGSize(width: 50, height: 20))
    with(\.fittedSize, .frame) {
      #expect(view.fitted() == CGSize(width: 56, height: 24))
      // A target is a frame then, too.
      #expect(
        view.fitted(CGSize(width: 80, height: 0), .required) == CGSize(width: 80, height: 24))
    }
  }

  @Test func fittingLeavesTheLayoutAlone() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
    let view = PlainView()
    pin(view, to: root, inset: 5)
    pin(text, to: view)
    root.layoutIfNeeded()
    let frames = [view.frame, view.subviews[0].frame]
    #expect(frames[0] == CGRect(x: 5, y: 5, width: 50, height: 290))
    _ = view.fitted()
    #expect([view.frame, view.subviews[0].frame] == frames)
    root.layoutIfNeeded()
    #expect([view.frame, view.subviews[0].frame] == frames)
  }

  /// Priorities that no constraint takes.
  nonisolated static let priorities: [Float] = [0, -1, 1000.5, 1e9, .nan, .infinity, -.infinity]

  @Test(arguments: priorities) func fittingTakesAnyPriority(priority: Float) {
    let size = text.fitted(
      CGSize(width: 10, height: 10), LayoutPriority(priority), LayoutPriority(priority))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test(arguments: priorities) func naturalSizesTakeAnyPriority(priority: Float) {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let text = PlainText("x")
    let any = ContentPriorities(hugging: priority, compressionResistance: priority)
    text.node.priorities = (any, any)
    root.insert(text)
    text.tie(.leading, .equal, root)
    root.layoutIfNeeded()
    #expect(text.frame.width.isFinite)
  }
}
