import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Constraints speak of alignment rectangles, whatever the two functions of a view say
/// (`Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
/// `Rules/AlignmentRectangles.md#images-bring-their-insets`).
@MainActor @Suite struct AlignmentRectTests {
  private let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// A view at the left and upper edge, its other sides free.
  private func corner(_ width: CGFloat, _ height: CGFloat, _ insets: ViewInsets) -> PlainView {
    let view = PlainView("view", width, height)
    view.insets = insets
    root.insert(view)
    view.tie(.left, .equal, root)
    view.tie(.top, .equal, root)
    root.layoutIfNeeded()
    return view
  }

  /// Natural size of the alignment rectangle, insets of either sign, and the frame around it.
  @Test(
    arguments: [
      (CGSize(width: 30, height: 20), (1, 2, 3, 4), CGRect(x: -2, y: -1, width: 36, height: 24)),
      (CGSize(width: 60, height: 60), (-5, -5, -5, -5), CGRect(x: 5, y: 5, width: 50, height: 50)),
      (CGSize(width: 0, height: 50), (0, 40, 0, 40), CGRect(x: -40, y: 0, width: 80, height: 50)),
    ] as [(CGSize, (CGFloat, CGFloat, CGFloat, CGFloat), CGRect)])
  func framesLieAroundAlignmentRectangles(
    _ natural: CGSize, _ insets: (CGFloat, CGFloat, CGFloat, CGFloat), _ frame: CGRect
  ) {
    let view = corner(
      natural.width, natural.height,
      ViewInsets(top: insets.0, left: insets.1, bottom: insets.2, right: insets.3))
    #expect(view.frame == frame)
    #expect(view.node.alignmentRect == CGRect(origin: .zero, size: natural))
  }

  @Test func newInsetsMoveTheFrame() {
    let view = corner(50, 50, .zero)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    view.insets = ViewInsets(top: 5, left: 7, bottom: 0, right: 0)
    view.natural = CGSize(width: 43, height: 45)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -7, y: -5, width: 50, height: 50))
  }

  /// Seed 000's image: a core of 180 by 180 in the middle of 320 by 504.
  @Test func theCoreIsCentred() {
    let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let view = PlainView("view", 180, 180)
    view.insets = ViewInsets(top: 0, left: 0, bottom: 20, right: 20)
    parent.insert(view)
    view.tie(.centerX, .equal, parent)
    view.tie(.centerY, .equal, parent)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(view.node.alignmentRect == CGRect(x: 70, y: 162, width: 180, height: 180))
  }

  /// Insets are left and right in both directions: 2 at the left, 4 at the right.
  @Test(arguments: [false, true]) func insetsDoNotTurnWithTheDirection(isRightToLeft: Bool) {
    let view = PlainView("view", 30, 30)
    view.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.insert(view)
    for view in [root, view] { view.node.isRightToLeft = isRightToLeft }
    view.tie(.leading, .equal, root, constant: 16)
    view.tie(.top, .equal, root)
    root.layoutIfNeeded()
    // 16 in from where reading starts; from right to left 200 − 16 − 30 = 154.
    #expect(view.frame == CGRect(x: isRightToLeft ? 152 : 14, y: -1, width: 36, height: 34))
  }

  /// Another view sees the alignment rectangle of a view that its frame places.
  @Test func aFramedViewIsSeenByItsAlignmentRectangle() {
    let framed = PlainView(frame: CGRect(x: 50, y: 60, width: 40, height: 40))
    framed.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    let follower = PlainView()
    root.insert(framed)
    root.insert(follower)
    follower.fill(framed)
    root.layoutIfNeeded()
    #expect(framed.frame == CGRect(x: 50, y: 60, width: 40, height: 40))
    #expect(follower.frame == CGRect(x: 52, y: 61, width: 34, height: 36))
  }

  /// The alignment rectangle of a fitted view is as large as its content asks for
  /// (`Rules/Sizes.md#fitting-sizes`), and what
  /// lies in it is placed in its frame.
  @Test func contentFillsTheAlignmentRectangle() {
    let view = PlainView("view")
    view.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    let child = PlainView("child", 30, 20)
    view.insert(child)
    child.fill(view)
    #expect(view.fitted() == CGSize(width: 30, height: 20))
    root.insert(view)
    view.tie(.left, .equal, root)
    view.tie(.top, .equal, root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 36, height: 24))
    #expect(child.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
  }

  /// An alignment rectangle of half the frame's size.
  private final class Scaled: PlainView {
    override func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(origin: frame.origin, size: CGSize(width: frame.width / 2, height: frame.height / 2))
    }
    override func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(origin: rect.origin, size: CGSize(width: rect.width * 2, height: rect.height * 2))
    }
  }

  @Test func bothFunctionsAreUsed() {
    let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Scaled("scaled", 40, 30)
    parent.insert(view)
    view.tie(.right, .equal, parent)
    view.tie(.bottom, .equal, parent)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 70, width: 80, height: 60))
  }

  /// Views that state nonsense leave the rest of the layout alone.
  private final class Nonsense: PlainView {
    override func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: CGFloat.nan, y: .infinity, width: frame.width, height: frame.height)
    }
    override func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: CGFloat.nan, y: -.infinity, width: rect.width, height: rect.height)
    }
    override var hostIntrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
  }

  @Test func nonsenseDoesNotSpread() {
    let nonsense = Nonsense()
    let calm = PlainView("calm", 20, 20)
    root.insert(nonsense)
    root.insert(calm)
    calm.tie(.left, .equal, root, constant: 7)
    calm.tie(.top, .equal, root)
    nonsense.tie(.top, .equal, calm, .bottom)
    root.layoutIfNeeded()
    #expect(calm.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    #expect(nonsense.frame == .zero)
  }
}
