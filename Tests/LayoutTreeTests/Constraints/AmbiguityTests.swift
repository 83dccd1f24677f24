import Foundation
import LayoutGeometry
import LayoutTree
import TestSupport
import Testing

/// What is ambiguous, and other answers that are as good (`Rules/Messages.md#questions-about-a-layout`).
@MainActor @Suite struct AmbiguityTests {
  let family = Family()

  /// Holds `a` at the upper left with a height, so that its width is all that is open.
  private func pin(width: Bool = false) {
    NSLayoutConstraint.activate([
      family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor, constant: 10),
      family.a.topAnchor.constraint(equalTo: family.root.topAnchor),
      family.a.heightAnchor.constraint(equalToConstant: 20),
    ])
    if width { family.a.widthAnchor.constraint(equalToConstant: 50).isActive = true }
  }

  @Test func whatIsHeldIsNotAmbiguous() {
    pin(width: true)
    #expect(!family.a.node.hasAmbiguousLayout)
    #expect(!family.root.node.hasAmbiguousLayout)
    // Nothing holds the others.
    #expect(family.b.node.hasAmbiguousLayout && family.inner.node.hasAmbiguousLayout)
  }

  @Test func aMissingLengthIsAmbiguous() {
    pin()
    #expect(family.a.node.hasAmbiguousLayout)
    let open = [family.a.widthAnchor.hasAmbiguousLayout, family.a.rightAnchor.hasAmbiguousLayout]
    #expect(open == [true, true] && family.a.centerXAnchor.hasAmbiguousLayout)
    #expect(!family.a.leftAnchor.hasAmbiguousLayout && !family.a.topAnchor.hasAmbiguousLayout)
    #expect(!family.a.heightAnchor.hasAmbiguousLayout && !family.a.bottomAnchor.hasAmbiguousLayout)
    // A limit is not enough, a wish is.
    family.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    #expect(family.a.node.hasAmbiguousLayout)
    let wish = family.a.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = LayoutPriority(1)
    wish.isActive = true
    #expect(!family.a.node.hasAmbiguousLayout)
  }

  /// Two wishes at one priority: every width between them costs 30 points in all.
  @Test func equalWishesAreAmbiguous() {
    pin()
    let wishes = [50, 80].map { family.a.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes { wish.priority = .defaultLow }
    NSLayoutConstraint.activate(wishes)
    #expect(family.a.node.hasAmbiguousLayout)
    wishes[0].priority = LayoutPriority(251)
    #expect(!family.a.node.hasAmbiguousLayout)
  }

  @Test func whatMovesWithItsParentIsNotAmbiguous() {
    // The parent may be anywhere; the child's place in it is held.
    NSLayoutConstraint.activate([
      family.inner.leftAnchor.constraint(equalTo: family.a.leftAnchor),
      family.inner.topAnchor.constraint(equalTo: family.a.topAnchor),
      family.inner.widthAnchor.constraint(equalToConstant: 5),
      family.inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(family.a.node.hasAmbiguousLayout && !family.inner.node.hasAmbiguousLayout)
  }

  @Test func framesWithMasksAndGuidesWithoutConstraints() {
    let masked = PlainView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    family.root.insert(masked)
    pin(width: true)
    #expect(!masked.node.hasAmbiguousLayout)
    let guide = GuideNode(kind: .custom)
    family.root.node.addGuide(guide)
    #expect(!guide.hasAmbiguousLayout)  // It takes no part yet.
    guide.leftAnchor.constraint(equalTo: family.root.leftAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    let alone = PlainView()
    #expect(!alone.node.hasAmbiguousLayout)
  }

  /// Two labels that hug alike share the slack in any way; one that hugs harder decides it.
  private func row() -> (PlainText, PlainText) {
    let (one, other) = (PlainText("Name"), PlainText("Number"))
    for text in [one, other] { family.root.insert(text) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[one][other]|", options: .alignAllTop, metrics: nil,
        views: ["one": one, "other": other])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[one]", metrics: nil, views: ["one": one]))
    return (one, other)
  }

  @Test func equalHuggingIsAmbiguous() {
    let (one, other) = row()
    #expect(one.node.hasAmbiguousLayout && other.node.hasAmbiguousLayout)
    other.node.priorities.horizontal.hugging = 252
    #expect(!one.node.hasAmbiguousLayout && !other.node.hasAmbiguousLayout)
  }

  /// Another answer is as good: edges stay tied, no label is squeezed, and something moved.
  @Test(arguments: [51, 52, 53, 54, 55] as [UInt64]) func otherAnswersAreAsGood(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (one, other) = row()
    family.root.layoutIfNeeded()
    let before = one.frame
    one.node.exerciseAmbiguity(using: &random)
    #expect(one.frame != before, "seed \(seed)")
    #expect(one.frame.minX == 0 && one.frame.maxX == other.frame.minX && other.frame.maxX == 200)
    for label in [one, other] {
      // Frames lie on half points.
      #expect(label.frame.width >= label.oneLine - 0.5, "seed \(seed)")
      #expect(label.frame.height == one.frame.height)
    }
    // The next change decides the tie the old way.
    one.node.invalidateIntrinsicContentSize()
    other.node.priorities.horizontal.compressionResistance = 740
    family.root.layoutIfNeeded()
    #expect(one.frame == before, "seed \(seed)")
  }

  /// What nothing holds moves and stays there; what is held does not move.
  @Test(arguments: [61, 62, 63] as [UInt64]) func whatNothingHoldsMoves(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    pin()
    family.root.layoutIfNeeded()
    let before = family.a.frame
    family.a.node.exerciseAmbiguity(using: &random)
    let after = family.a.frame
    #expect(after.origin == before.origin && after.height == 20)
    #expect(after.width > before.width && after.width <= before.width + 100, "seed \(seed)")
    family.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    family.root.layoutIfNeeded()
    #expect(family.a.frame == after)
    family.a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    family.root.layoutIfNeeded()
    let held = family.a.frame
    family.a.node.exerciseAmbiguity(using: &random)
    #expect(family.a.frame == held)
  }
}
