import Foundation
import Testing
import ToolkitLayout

/// Guides, margins and the safe area of views of other toolkits.
@MainActor @Suite struct ToolkitGuideTests {
  @Test func aGuideOfAProgram() throws {
    let child = Tile("child", 10, 10)
    let root = Tile.root(100, 50, child)
    let half = ToolkitGuide()
    #expect(half.owningView == nil && half.identifier.isEmpty && half.layoutFrame == .zero)
    half.identifier = "half"
    root.addLayoutGuide(half)
    #expect(half.owningView === root && root.layoutGuides == [half])
    NSLayoutConstraint.activate([
      half.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      half.topAnchor.constraint(equalTo: root.topAnchor),
      half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      half.heightAnchor.constraint(equalTo: root.heightAnchor),
      child.centerXAnchor.constraint(equalTo: half.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: half.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(half.layoutFrame == rect(0, 0, 50, 50) && child.frame == rect(20, 20, 10, 10))
    let width = try #require(half.explanation(of: .width))
    #expect(width.subject == "guide 'half' of root.width" && width.value == 50)
    root.removeLayoutGuide(half)
    #expect(half.owningView == nil && root.layoutGuides.isEmpty && root.constraints.isEmpty)
    child.removeLayoutGuide(half)
  }

  /// A guide is in one view at a time, and the guide that belongs to no toolkit works, too.
  @Test func aGuideMoves() {
    let (one, other) = (Tile.root(10, 10), Tile.root(20, 20))
    let guide = LayoutGuide()
    one.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: one.widthAnchor).isActive = true
    other.addLayoutGuide(guide)
    #expect(one.layoutGuides.isEmpty && one.constraints.isEmpty && other.layoutGuides == [guide])
    guide.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count > 0)
  }

  /// A view keeps the guides that it has.
  @Test func guidesAreKept() {
    let root = Tile.root(10, 10)
    weak var guide: ToolkitGuide?
    do {
      let made = ToolkitGuide()
      guide = made
      root.addLayoutGuide(made)
    }
    #expect(guide != nil)
    if let guide { root.removeLayoutGuide(guide) }
    #expect(guide == nil)
  }

  /// The safe area reaches 20 into the root; of that a view that begins at 15 has 5, and margins of 3 beside it.
  @Test func marginsAndSafeAreas() {
    let child = Tile("child")
    let window = Tile.root(100, 100, child)
    let root = ToolkitRoot(window)
    root.safeAreaInsets = ViewInsets(top: 20, left: 0, bottom: 0, right: 10)
    child.frame = rect(0, 15, 100, 85)
    child.translatesAutoresizingMaskIntoConstraints = true
    child.layoutMargins = ViewInsets(top: 3, left: 3, bottom: 3, right: 3)
    #expect(child.safeAreaInsets == ViewInsets(top: 5, left: 0, bottom: 0, right: 10))
    #expect(child.layoutMargins == ViewInsets(top: 8, left: 3, bottom: 3, right: 13))
    #expect(child.take().contains("safe area"))
    let grandchild = Tile("grandchild")
    child.addSubview(grandchild)
    grandchild.translatesAutoresizingMaskIntoConstraints = false
    for (own, other) in [
      (grandchild.leftAnchor, child.layoutMarginsGuide.leftAnchor),
      (grandchild.rightAnchor, child.layoutMarginsGuide.rightAnchor),
    ] {
      own.constraint(equalTo: other).isActive = true
    }
    grandchild.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor).isActive = true
    grandchild.bottomAnchor.constraint(equalTo: child.safeAreaLayoutGuide.bottomAnchor).isActive =
      true
    root.layout()
    #expect(grandchild.frame == rect(3, 8, 84, 77))
    #expect(child.layoutMarginsGuide.layoutFrame == rect(3, 8, 84, 74))
    child.insetsLayoutMarginsFromSafeArea = false
    root.layout()
    #expect(!child.insetsLayoutMarginsFromSafeArea && grandchild.frame == rect(3, 3, 94, 82))
    // The superview's margins are 8 and what the safe area adds: 28 above, of which 13 are left here, and 18 at the right.
    child.preservesSuperviewLayoutMargins = true
    #expect(child.preservesSuperviewLayoutMargins)
    #expect(child.layoutMargins == ViewInsets(top: 13, left: 8, bottom: 8, right: 18))
  }

  /// A visual format's standard distance at an edge is the margin, between views 8.
  @Test func standardDistances() {
    let (a, b) = (Tile("a", 10, 10), Tile("b", 10, 10))
    let root = Tile.root(100, 50, a, b)
    root.layoutMargins = ViewInsets(top: 0, left: 5, bottom: 0, right: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-[b]", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: ["a": a, "b": b]))
    a.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 0, 10, 10) && b.frame == rect(23, 0, 10, 10))
  }
}
