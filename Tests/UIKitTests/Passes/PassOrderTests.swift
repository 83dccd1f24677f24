import Drawing
import LayoutTree
import Testing
import UIKit

/// The three passes reach overrides in their order, and views and layers say what waits; who is called when,
/// `LayoutTreeTests` says.
///
/// Source: `Rules/Passes.md#constraints-layout-display`; Apple, "UIView", "CALayer".
@MainActor @Suite struct PassOrderTests {
  @Test func constraintsGoUpLayoutGoesDown() {
    let tree = DiaryTree()
    tree.root.layoutIfNeeded()
    #expect(
      tree.diary.entries == [
        "constraints a1", "constraints a2", "constraints a", "constraints b", "constraints root",
        "layout root", "layout a", "layout a1", "layout a2", "layout b",
      ])
  }

  @Test func flagsOfTheConstraintPass() {
    let tree = DiaryTree.settled
    #expect(!tree.a.needsUpdateConstraints())
    tree.a.setNeedsUpdateConstraints()
    tree.b.setNeedsUpdateConstraints()
    #expect(tree.a.needsUpdateConstraints())
    tree.a1.updateConstraintsIfNeeded()
    #expect(tree.diary.take() == [])
    tree.a.updateConstraintsIfNeeded()
    #expect(tree.diary.take() == ["constraints a"])
    #expect(!tree.a.needsUpdateConstraints())
    #expect(tree.b.needsUpdateConstraints())
    #expect(tree.diary.take() == [])
  }

  /// A view that asks below itself is served; a view that does not wait hands on to those below it.
  @Test func layoutReachesWhatWaitsBelow() {
    let tree = DiaryTree.settled
    tree.a2.setNeedsLayout()
    tree.a.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a2"])
    tree.a1.onLayout = {
      tree.a1.onLayout = nil
      tree.root.setNeedsLayout()
    }
    tree.a1.layer.setNeedsLayout()
    tree.a1.layer.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a1", "layout root"])
  }

  final class Requiring: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  @Test func aClassMayRequireAnEngine() {
    #expect(!UIView.requiresConstraintBasedLayout)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)))
    root.layoutIfNeeded()
    #expect(!root.viewNode.hasEngine)
    root.addSubview(Requiring())
    root.layoutIfNeeded()
    #expect(root.viewNode.hasEngine)
  }

  @Test func displayComesLastFromTheBack() throws {
    let tree = DiaryTree.settled
    tree.b.setNeedsLayout()
    #expect(tree.a.layer.needsDisplay())
    let context = try #require(CGContext.bitmap(size: CGSize(width: 10, height: 10), scale: 1))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    tree.root.drawHierarchy(in: tree.root.bounds, afterScreenUpdates: true)
    #expect(
      tree.diary.take() == ["layout b", "draw root", "draw a", "draw a1", "draw a2", "draw b"])
    #expect(!tree.a.layer.needsDisplay())
    tree.a.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(tree.a.layer.needsDisplay())
    #expect(!tree.root.layer.needsDisplay())
    // What is asked for while drawing is for the next picture, and ends here.
    tree.a.onDraw = { tree.a.layer.setNeedsDisplay() }
    tree.root.layer.render(in: context)
    #expect(tree.a.layer.needsDisplay())
  }

  @Test func onlyTheModeThatRedrawsAsksForAPictureOfEachSize() throws {
    let tree = DiaryTree.settled
    let context = try #require(CGContext.bitmap(size: CGSize(width: 10, height: 10), scale: 1))
    tree.root.layer.render(in: context)
    tree.a.frame.size.width = 5
    #expect(!tree.a.layer.needsDisplay())
    tree.b.contentMode = .redraw
    tree.b.frame.origin.x = 5
    #expect(!tree.b.layer.needsDisplay())
    tree.b.frame.size.width = 5
    #expect(tree.b.layer.needsDisplay())
  }
}
