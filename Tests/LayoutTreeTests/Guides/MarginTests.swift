import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Margins and safe areas by the rules, and the notifications of both
/// (`Rules/Guides.md#margins-add-the-safe-area`; `Rules/DocumentsIOS.md#root-margins-of-the-canvas`).
@MainActor @Suite struct MarginTests {
  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> ViewInsets
  {
    ViewInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A view of 320 by 480 with the safe area (44, 10, 34, 12).
  private var covered: PlainView {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.node.margins.assignedSafeArea = insets(44, 10, 34, 12)
    return view
  }

  // MARK: Rules

  /// `Rules/Guides.md#margins-add-the-safe-area`.
  @Test func theSafeAreaOfAChildIsWhatItLiesUnder() {
    let view = covered
    let child = PlainView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    view.insert(child)
    #expect(child.node.margins.safeArea == insets(0, 10, 34, 12))
  }

  /// `Rules/Guides.md#margins-add-the-safe-area`.
  @Test func marginsLieInsideTheSafeArea() {
    let view = covered
    #expect(view.node.margins.effective == insets(52, 18, 42, 20))
    view.node.margins.insetsFromSafeArea = false
    #expect(view.node.margins.effective == insets(8, 8, 8, 8))
    // A guide has a rectangle once it has taken part in layout.
    let child = PlainView("child")
    view.insert(child)
    child.tie(.leading, .equal, view.node.margins.marginsGuide)
    view.layoutIfNeeded()
    #expect(
      view.node.margins.marginsGuide.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  /// 16 at the sides, 20 from a width of 414 on; nothing above and below.
  @Test(
    arguments: [(320, 16), (375, 16), (393, 16), (400, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func theSystemsMarginsOfARootView(_ width: CGFloat, _ side: CGFloat) {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    let margins = view.node.margins
    margins.isControllerRoot = true
    #expect(margins.effective == insets(0, side, 0, side))
    #expect(margins.systemMinimum == insets(0, side, 0, side))
    // The safe area is added, also where the view says that it should not be
    // (`Rules/DocumentsIOS.md#root-margins-of-the-canvas`).
    margins.assignedSafeArea = insets(44, 0, 34, 0)
    #expect(margins.effective == insets(44, side, 34, side))
    margins.insetsFromSafeArea = false
    #expect(margins.effective == insets(44, side, 34, side))
  }

  @Test func marginsOfOnesOwnAreAtLeastTheSystems() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let margins = view.node.margins
    margins.isControllerRoot = true
    margins.base = insets(5, 5, 5, 30)
    #expect(margins.effective == insets(5, 16, 5, 30))
    margins.respectsSystemMinimum = false
    #expect(margins.effective == insets(5, 5, 5, 30))
    margins.respectsSystemMinimum = true
    #expect(margins.effective == insets(5, 16, 5, 30))
    margins.isControllerRoot = false
    #expect(margins.effective == insets(5, 5, 5, 30))
  }

  @Test func additionalInsetsReachTheViewsBelow() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let child = PlainView(frame: CGRect(x: 0, y: 20, width: 300, height: 380))
    view.insert(child)
    view.node.margins.assignedSafeArea = insets(44, 0, 34, 0)
    view.node.margins.additionalSafeArea = insets(10, 1, 2, 3)
    #expect(view.node.margins.safeArea == insets(54, 1, 36, 3))
    // 54 − 20 above; all of it elsewhere.
    #expect(child.node.margins.safeArea == insets(34, 1, 36, 3))
    let probe = PlainView()
    view.insert(probe)
    probe.fill(view.node.margins.safeAreaGuide)
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 1, y: 54, width: 296, height: 310))
    view.node.margins.additionalSafeArea = .zero
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 0, y: 44, width: 300, height: 322))
  }

  /// 402 = 480 − 34 − 44 (`Rules/Guides.md#safe-areas-are-clamped-edge-by-edge`).
  @Test func aBarGrowsByTheSafeAreaBelowIt() {
    let view = covered
    let (bar, content) = (PlainView("bar"), PlainView("content"))
    view.insert(bar)
    bar.insert(content)
    bar.tie(.left, .equal, view)
    bar.tie(.right, .equal, view)
    bar.tie(.bottom, .equal, view)
    content.tie(.height, constant: 44)
    content.tie(.top, .equal, bar)
    content.tie(.bottom, .equal, bar.node.margins.safeAreaGuide)
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 402, width: 320, height: 78))
  }

  @Test func marginsThatAreNoNumbersAreNone() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.node.margins.base = insets(.nan, .infinity, -1e300, 3)
    let view = PlainView()
    root.insert(view)
    view.tie(.top, .equal, root.node.margins.marginsGuide)
    view.tie(.trailing, .equal, root.node.margins.marginsGuide)
    view.tie(.width, constant: 10)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 0 && view.frame.maxX == 97)
  }

  // MARK: What views hear

  private final class Hearing: PlainView {
    var margins: [ViewInsets] = []
    var safeAreas: [ViewInsets] = []
    override func hostInsetsDidChange(margins: Bool, safeArea: Bool) {
      if margins { self.margins.append(node.margins.effective) }
      if safeArea { safeAreas.append(node.margins.safeArea) }
    }
  }

  @Test func changesAreHeardOnce() {
    let view = Hearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let model = view.node.margins
    #expect(view.margins.isEmpty && view.safeAreas.isEmpty)
    model.base = insets(8, 8, 8, 8)
    #expect(view.margins.isEmpty)
    model.base = insets(1, 2, 3, 4)
    #expect(view.margins == [insets(1, 2, 3, 4)])
    model.assignedSafeArea = insets(10, 0, 0, 0)
    #expect(view.margins == [insets(1, 2, 3, 4), insets(11, 2, 3, 4)])
    #expect(view.safeAreas == [insets(10, 0, 0, 0)])
    model.insetsFromSafeArea = false
    model.assignedSafeArea = insets(20, 0, 0, 0)
    #expect(view.margins.count == 3 && view.safeAreas.count == 2)
  }

  @Test func awayFromItsSuperviewAViewHasNoSafeArea() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Hearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.insert(view)
    root.node.margins.assignedSafeArea = insets(10, 0, 0, 0)
    view.node.removeFromParent()
    #expect(view.safeAreas == [insets(10, 0, 0, 0), .zero])
  }

  /// Margins of a superview reach into a child that preserves them, and the child is notified.
  @Test func preservedMarginsNotifyToo() {
    let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Hearing(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.node.margins.preservesSuperview = true
    parent.insert(child)
    parent.node.margins.base = insets(20, 20, 20, 20)
    #expect(child.margins == [insets(10, 10, 10, 10)])
    // The child is moved away from the left edge, toward the right one: 20 − 12 and 20 − 8.
    child.frame.origin.x = 12
    #expect(child.margins.last == insets(10, 8, 10, 12))
  }

  // MARK: Direction

  @Test func directionalMarginsTurnAndPlainOnesDoNot() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let margins = view.node.margins
    margins.setDirectionalBase(insets(1, 2, 3, 4))
    view.node.isRightToLeft = true
    #expect(margins.effective == insets(1, 4, 3, 2))
    view.node.isRightToLeft = false
    #expect(margins.effective == insets(1, 2, 3, 4))
    margins.base = insets(1, 2, 3, 4)
    view.node.isRightToLeft = true
    #expect(margins.effective == insets(1, 2, 3, 4))
  }
}
