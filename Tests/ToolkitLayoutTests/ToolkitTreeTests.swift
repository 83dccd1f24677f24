import Foundation
import Testing
import ToolkitLayout

/// Views of other toolkits in a tree: who is in whom, who keeps whom, and which way they read.
@MainActor @Suite struct ToolkitTreeTests {
  /// A move of the view at one place to another, and the order that follows.
  @Test(arguments: [
    (0, 0, "abc"), (0, 1, "abc"), (0, 2, "bac"), (0, 3, "bca"), (2, 0, "cab"), (1, 99, "acb"),
    (1, -7, "bac"),
  ])
  func subviewsAreOrdered(from: Int, to: Int, order: String) {
    let root = Tile.root(9, 9, Tile("a"), Tile("b"), Tile("c"))
    let moved = root.subviews[from]
    root.insertSubview(moved, at: to)
    #expect(root.subviews.compactMap(\.identifier).joined() == order)
    #expect(root.subviews.allSatisfy { $0.superview === root })
    let hosts = root.node.children.map { ObjectIdentifier($0.hostObject) }
    #expect(hosts == root.subviews.map { ObjectIdentifier($0) })
  }

  @Test func aViewMovesToAnotherSuperview() {
    let (a, b) = (Tile("a"), Tile("b"))
    let (one, other) = (Tile.root(10, 10, a, b), Tile.root(20, 20))
    let tie = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    tie.isActive = true
    other.addSubview(a)
    #expect(a.superview === other && a.isDescendant(of: other) && !a.isDescendant(of: one))
    #expect(one.subviews.count == 1 && other.subviews.count == 1)
    #expect(!tie.isActive)
    a.removeFromSuperview()
    a.removeFromSuperview()
    #expect(a.superview == nil && other.subviews.isEmpty && a.isDescendant(of: a))
  }

  /// The tree keeps its views, and a view does not keep the tree.
  @Test func treesKeepWhatIsInThem() {
    weak var child: Tile?
    weak var grandchild: Tile?
    weak var stateOfChild: ToolkitViewState?
    var root: Tile? = Tile.root(10, 10)
    do {
      let (one, two) = (Tile("one"), Tile("two"))
      (child, grandchild, stateOfChild) = (one, two, one.layoutState)
      root?.addSubview(one)
      one.addSubview(two)
      two.translatesAutoresizingMaskIntoConstraints = false
      two.widthAnchor.constraint(equalToConstant: 4).isActive = true
    }
    root?.layoutIfNeeded()
    #expect(child != nil && grandchild?.superview === child)
    let kept = grandchild
    root = nil
    #expect(child == nil && stateOfChild == nil)
    #expect(kept?.superview == nil)
    kept?.layoutIfNeeded()
  }

  /// A view that goes while layout is under way is not called any more, and nothing else is skipped.
  @Test func aViewThatGoesInAPass() {
    final class Remover: Tile {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.removeFromSuperview()
      }
    }
    let remover = Remover("remover")
    let rest = Tile("rest")
    let root = Tile.root(10, 10, remover, rest)
    weak var removed: Tile?
    do {
      let child = Tile("removed")
      removed = child
      remover.addSubview(child)
      remover.addSubview(Tile("stays"))
    }
    _ = rest.take()
    root.layoutIfNeeded()
    #expect(removed == nil)
    #expect(rest.take().contains("layout"))
  }

  /// A direction holds for what is in a view, as far as it was not set there.
  @Test func directionsAreInherited() {
    let (outer, inner, own) = (Tile("outer"), Tile("inner"), Tile("own"))
    let root = Tile.root(10, 10, outer)
    outer.addSubview(inner)
    own.isRightToLeft = false
    outer.addSubview(own)
    root.isRightToLeft = true
    #expect([root, outer, inner, own].map(\.isRightToLeft) == [true, true, true, false])
    let late = Tile("late")
    own.addSubview(late)
    #expect(!late.isRightToLeft)
    inner.addSubview(late)
    #expect(late.isRightToLeft)
    late.removeFromSuperview()
    #expect(!late.isRightToLeft)
    outer.isRightToLeft = false
    #expect([root, outer, inner].map(\.isRightToLeft) == [true, false, false])
  }

  @Test func leadingTurnsWithTheDirection() {
    let child = Tile("child", 10, 10)
    let root = Tile.root(100, 50, child)
    child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == rect(5, 0, 10, 10))
    root.isRightToLeft = true
    root.layoutIfNeeded()
    #expect(child.frame == rect(85, 0, 10, 10))
  }

  @Test func placesAreConverted() {
    let (outer, inner) = (Tile("outer"), Tile("inner"))
    let root = Tile.root(100, 50, outer)
    outer.addSubview(inner)
    outer.frame = rect(10, 20, 50, 20)
    inner.frame = rect(3, 4, 5, 6)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 14, y: 25))
    #expect(root.convert(rect(14, 25, 2, 2), to: inner) == rect(1, 1, 2, 2))
    #expect(inner.bounds == rect(0, 0, 5, 6))
  }
}
