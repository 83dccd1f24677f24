import Foundation
import LayoutTree
import Testing

/// Two passes: who is called, in which order, and what the flags say.
///
/// Source: `Rules/Passes.md#constraints-layout-display`.
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

  @Test func onlyViewsThatAskedAreCalled() {
    let tree = DiaryTree.settled
    tree.root.layoutIfNeeded()
    #expect(tree.diary.take() == [])
    tree.a2.node.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a2"])
    tree.a2.node.setNeedsUpdateConstraints()
    tree.root.layoutIfNeeded()
    #expect(tree.diary.take() == ["constraints a2"])
  }

  @Test func flagsOfTheConstraintPass() {
    let tree = DiaryTree.settled
    #expect(!tree.a.node.requestsUpdateConstraints)
    tree.a.node.setNeedsUpdateConstraints()
    tree.b.node.setNeedsUpdateConstraints()
    #expect(tree.a.node.requestsUpdateConstraints)
    tree.a1.node.updateConstraintsIfNeeded()
    #expect(tree.diary.take() == [])
    tree.a.node.updateConstraintsIfNeeded()
    #expect(tree.diary.take() == ["constraints a"])
    #expect(!tree.a.node.requestsUpdateConstraints)
    #expect(tree.b.node.requestsUpdateConstraints)
    #expect(tree.diary.take() == [])
  }

  @Test func whoIsAskedDuringThePassIsServedInIt() {
    let tree = DiaryTree.settled
    tree.root.onUpdate = {
      tree.root.onUpdate = nil
      tree.a1.node.setNeedsUpdateConstraints()
    }
    tree.root.node.setNeedsUpdateConstraints()
    tree.root.node.updateConstraintsIfNeeded()
    #expect(tree.diary.take() == ["constraints root", "constraints a1"])
  }

  /// From deep inside, layout starts at the topmost view that waits; what waits elsewhere goes on waiting.
  @Test func layoutStartsAtTheTopmostViewThatWaits() {
    let tree = DiaryTree.settled
    tree.a1.node.setNeedsLayout()
    tree.b.node.setNeedsLayout()
    tree.a1.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a1"])
    #expect(tree.b.node.requestsLayout)
    tree.root.node.setNeedsLayout()
    tree.a2.node.setNeedsLayout()
    tree.a1.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout root", "layout a2", "layout b"])
    #expect(!tree.b.node.requestsLayout)
  }

  /// A view that asks below itself is served; a view that does not wait hands on to those below it.
  @Test func layoutReachesWhatWaitsBelow() {
    let tree = DiaryTree.settled
    tree.a2.node.setNeedsLayout()
    tree.a.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a2"])
    tree.a1.onLayout = {
      tree.a1.onLayout = nil
      tree.root.node.setNeedsLayout()
    }
    tree.a1.node.setNeedsLayout()
    tree.a1.layoutIfNeeded()
    #expect(tree.diary.take() == ["layout a1", "layout root"])
  }

  /// A constraint that a view below needs is solved although only that view was asked to lay out.
  @Test func aViewDeepInsideGetsItsPlaceFromAbove() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = PlainView()
    let leaf = PlainView()
    root.insert(middle)
    middle.insert(leaf)
    for (view, above) in [(middle, root), (leaf, middle)] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: above.leftAnchor, constant: 7),
        view.rightAnchor.constraint(equalTo: above.rightAnchor),
        view.topAnchor.constraint(equalTo: above.topAnchor),
        view.bottomAnchor.constraint(equalTo: above.bottomAnchor),
      ])
    }
    leaf.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 7, y: 0, width: 93, height: 100))
    #expect(leaf.frame == CGRect(x: 7, y: 0, width: 86, height: 100))
  }
}
