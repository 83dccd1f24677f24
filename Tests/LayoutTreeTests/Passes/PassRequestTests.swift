import Foundation
import LayoutTree
import Testing

/// Who is asked to lay out, and who is left alone (`Rules/Passes.md#constraints-layout-display`).
@MainActor @Suite struct PassRequestTests {
  final class Counter: PlainView {
    var layouts = 0
    var updates = 0
    override func hostLayoutSubviews() {
      layouts += 1
      super.hostLayoutSubviews()
    }
    override func hostUpdateConstraints() { updates += 1 }
  }

  /// A root with two boxes side by side, each with a box inside.
  @MainActor struct Scene {
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let left = Counter()
    let right = Counter()
    let inLeft = Counter()
    let inRight = Counter()
    let width: NSLayoutConstraint

    init() {
      root.insert(left)
      root.insert(right)
      left.insert(inLeft)
      right.insert(inRight)
      width = inLeft.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: root.leftAnchor),
        left.topAnchor.constraint(equalTo: root.topAnchor),
        left.widthAnchor.constraint(equalToConstant: 50),
        left.heightAnchor.constraint(equalToConstant: 50),
        right.leftAnchor.constraint(equalTo: left.rightAnchor),
        right.topAnchor.constraint(equalTo: root.topAnchor),
        right.widthAnchor.constraint(equalToConstant: 60),
        right.heightAnchor.constraint(equalToConstant: 50),
        inLeft.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 1),
        inLeft.topAnchor.constraint(equalTo: left.topAnchor),
        width,
        inLeft.heightAnchor.constraint(equalToConstant: 10),
        inRight.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 2.25),
        inRight.topAnchor.constraint(equalTo: right.topAnchor),
        inRight.widthAnchor.constraint(equalToConstant: 10),
        inRight.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      for view in all { view.layouts = 0 }
      for view in all { view.updates = 0 }
    }

    var all: [Counter] { [root, left, right, inLeft, inRight] }
    var layouts: [Int] { all.map(\.layouts) }
  }

  @Test func nothingIsAskedTwice() {
    let scene = Scene()
    scene.root.layoutIfNeeded()
    #expect(scene.layouts == [0, 0, 0, 0, 0])
    #expect(scene.all.map(\.updates) == [0, 0, 0, 0, 0])
  }

  /// A changed width is placed by the superview; the view itself is asked since its size changed.
  @Test func onlyTheSuperviewOfWhatMovedIsAsked() {
    let scene = Scene()
    scene.width.constant = 20
    scene.root.layoutIfNeeded()
    #expect(scene.layouts == [0, 1, 0, 1, 0])
    #expect(scene.inLeft.frame == CGRect(x: 1, y: 0, width: 20, height: 10))
  }

  @Test func aViewDeepInsideIsReached() {
    let scene = Scene()
    scene.inRight.node.setNeedsLayout()
    scene.inRight.node.setNeedsLayout()
    scene.inLeft.node.setNeedsUpdateConstraints()
    scene.inRight.layoutIfNeeded()
    #expect(scene.layouts == [0, 0, 0, 0, 1])
    #expect(scene.all.map(\.updates) == [0, 0, 0, 1, 0])
  }

  /// A box 2.25 into a box at 50: its edge snaps to 52.5.
  ///
  /// When the outer one moves by a whole point, the inner one keeps its pixels and no view is asked to place it.
  @Test func whatMovesByPartsOfAPixelIsPlacedAnew() {
    let scene = Scene()
    #expect(scene.inRight.frame.minX == 2.5)
    let gap = scene.root.constraints.first {
      $0.firstItem === scene.right && $0.firstAttribute == .left
    }
    gap?.constant = 1
    scene.root.layoutIfNeeded()
    #expect(scene.right.frame.minX == 51 && scene.inRight.frame.minX == 2.5)
    #expect(scene.layouts == [1, 0, 0, 0, 0])
    // Exactly at 51.25, drawn at 51.5; inside, 51.25 + 2.25 = 53.5 is a pixel edge, two from 51.5.
    gap?.constant = 1.25
    scene.root.layoutIfNeeded()
    #expect(scene.right.frame.minX == 51.5 && scene.inRight.frame.minX == 2)
  }

  /// A view taken out and put back is laid out again.
  @Test func aViewThatComesBackIsAsked() {
    let scene = Scene()
    let right = scene.right
    right.node.removeFromParent()
    scene.root.layoutIfNeeded()
    right.node.setNeedsLayout()
    scene.root.insert(right)
    right.layouts = 0
    scene.root.layoutIfNeeded()
    #expect(right.layouts > 0)
  }

  /// Apple lays out nothing where only a place changed.
  @Test(arguments: [0.25, 0.5, 3]) func movingLaysNothingOut(by distance: CGFloat) {
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = PlainView()
    root.insert(child)
    child.insert(inner)
    inner.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let before = [root.layouts, child.layouts]
    root.frame.origin.x += distance
    root.layoutIfNeeded()
    #expect([root.layouts, child.layouts] == before)
    child.frame.origin.y += distance
    root.layoutIfNeeded()
    #expect(child.layouts == before[1])
  }
}
