import Foundation
import LayoutTree
import TestSupport
import Testing

/// Anchors: distances, factors, standard distances, guides with views.
@MainActor @Suite struct AnchorTests {
  /// A row of three views, of which the middle one takes what is left.
  private func row(isRightToLeft: Bool = false) -> (family: Family, third: PlainView) {
    let family = Family()
    let third = PlainView()
    family.root.insert(third)
    if isRightToLeft {
      for view in [family.root, family.a, family.b, third] {
        view.node.isRightToLeft = true
      }
    }
    for view in [family.a, family.b, third] {
      view.topAnchor.constraint(equalTo: family.root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    NSLayoutConstraint.activate([
      family.a.leadingAnchor.constraint(equalTo: family.root.leadingAnchor, constant: 10),
      third.trailingAnchor.constraint(equalTo: family.root.trailingAnchor, constant: -40),
    ])
    return (family, third)
  }

  /// Equal gaps: 200 − 10 − 40 − 90 = 60 points in two parts of 30, so b starts at 10 + 30 + 30.
  @Test func equalGaps() {
    let (family, third) = row()
    let left = family.a.trailingAnchor.anchorWithOffset(to: family.b.leadingAnchor)
    let right = family.b.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
    left.constraint(equalTo: right).isActive = true
    family.root.layoutIfNeeded()
    #expect(family.b.frame == CGRect(x: 70, y: 0, width: 30, height: 10))
  }

  /// The mirror image: b's right edge lies 70 from the right.
  @Test func equalGapsFromRightToLeft() {
    let (family, third) = row(isRightToLeft: true)
    let left = family.a.trailingAnchor.anchorWithOffset(to: family.b.leadingAnchor)
    let right = family.b.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
    // The left gap is half the right one: 20 and 40.
    left.constraint(equalTo: right, multiplier: 0.5).isActive = true
    family.root.layoutIfNeeded()
    #expect(family.a.frame.maxX == 190)
    #expect(family.b.frame == CGRect(x: 110, y: 0, width: 30, height: 10))
  }

  /// A distance goes with lengths of either axis, factors, constants and relations.
  @Test func distancesAreLengths() {
    let family = Family()
    let way = family.root.topAnchor.anchorWithOffset(to: family.a.bottomAnchor)
    NSLayoutConstraint.activate([
      family.a.topAnchor.constraint(equalTo: family.root.topAnchor, constant: 5),
      family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor),
      // bottom = 0.25 · 200 + 10 = 60.
      way.constraint(equalTo: family.root.widthAnchor, multiplier: 0.25, constant: 10),
      // width = 2 · 60 − 20 = 100.
      family.a.widthAnchor.constraint(equalTo: way, multiplier: 2, constant: -20),
    ])
    family.root.layoutIfNeeded()
    #expect(family.a.frame == CGRect(x: 0, y: 5, width: 100, height: 55))
  }

  /// Items in different depths: the distance does not depend on who holds whom.
  @Test func distancesReachAcrossLevels() {
    let family = Family()
    NSLayoutConstraint.activate([
      family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor, constant: 20),
      family.inner.leftAnchor.constraint(equalTo: family.a.leftAnchor, constant: 15),
      family.b.leftAnchor.constraint(equalTo: family.root.leftAnchor),
      family.b.widthAnchor.constraint(
        equalTo: family.root.leftAnchor.anchorWithOffset(to: family.inner.leftAnchor)),
    ])
    family.root.layoutIfNeeded()
    #expect(family.b.frame.width == 35)
  }

  /// A distance has two items and no attribute of its own.
  @Test func partsOfDistances() {
    let family = Family()
    let distance = family.a.leadingAnchor.anchorWithOffset(to: family.b.trailingAnchor)
    #expect(distance.name == "trailing - leading")
    #expect(distance.item === family.b)
    let constraint = distance.constraint(lessThanOrEqualToConstant: 5)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.firstItem === family.b)
    #expect(
      constraint.firstAnchor.description.hasSuffix(
        "\"(B.trailing - A.leading)\">"))
    #expect(constraint.firstAnchor.description.hasPrefix("<_NSDistanceLayoutDimension:0x"))
  }

  /// `Rules/Constraints.md#legal-pairs`: a distance from leading to right has no meaning either.
  @Test func distancesDoNotMixReadingAndScreenInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let family = Family()
        _ = family.a.leadingAnchor.anchorWithOffset(to: family.b.rightAnchor)
          .constraint(equalToConstant: 5)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains(ConstraintLegalityTests.mixture))
  }

  /// A view that leaves takes the distances along that mention it.
  @Test func distancesGoWithTheirViews() {
    let family = Family()
    let distance = family.a.leftAnchor.anchorWithOffset(to: family.b.leftAnchor)
      .constraint(equalTo: family.root.widthAnchor)
    distance.isActive = true
    family.a.node.removeFromParent()
    #expect(!distance.isActive)
  }

  /// Eight points a unit between edges (`Rules/Guides.md#anchors-make-inactive-constraints`), in every
  /// relation.
  @Test func standardDistances() {
    let family = Family()
    let x = family.a.leadingAnchor
    let y = family.a.topAnchor
    let root = family.root
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (x.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2), .equal),
      (
        x.constraint(greaterThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
        .greaterThanOrEqual
      ),
      (
        x.constraint(lessThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
        .lessThanOrEqual
      ),
      (y.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2), .equal),
      (
        y.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2),
        .greaterThanOrEqual
      ),
      (
        y.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2),
        .lessThanOrEqual
      ),
    ]
    for (constraint, relation) in made {
      #expect(constraint.constant == 16 && constraint.relation == relation)
      #expect(constraint.priority == .required && !constraint.isActive)
    }
  }

  /// From baseline to baseline texts stand like lines of one text, whatever font they get later.
  @Test func standardDistancesBetweenBaselinesFollowTheFonts() {
    let family = Family()
    let (upper, lower) = (PlainText("Text"), PlainText("Text"))
    for text in [upper, lower] { family.root.insert(text) }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: family.root.topAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
    ])
    for size: CGFloat in [17, 30] {
      (upper.size, lower.size) = (size, size)
      family.root.node.setNeedsLayout()
      family.root.layoutIfNeeded()
      // Descent above and ascent below: the texts' boxes touch. Frames are on half points.
      #expect(abs(lower.frame.minY - upper.frame.maxY) <= 0.5)
    }
  }

  /// Every anchor of a guide means the same as that of a view in its place: solved both ways.
  @Test func guidesAreLikeViews() {
    let family = Family()
    let guide = GuideNode(kind: .custom)
    family.root.node.addGuide(guide)
    let b = family.b
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: family.root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: family.root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: family.root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 40),
      b.leftAnchor.constraint(equalTo: guide.leftAnchor),
      b.rightAnchor.constraint(equalTo: guide.centerXAnchor),
      b.topAnchor.constraint(equalTo: guide.centerYAnchor),
      b.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    family.root.layoutIfNeeded()
    #expect(guide.shownFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(b.frame == CGRect(x: 10, y: 40, width: 50, height: 20))
  }

  /// Random gaps: the distance that the engine solved for is the distance between the frames.
  @Test(arguments: [21, 22, 23] as [UInt64])
  func distancesAreWhatFramesShow(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let (family, third) = row(isRightToLeft: Bool.random(using: &random))
      let gap = CGFloat(Int.random(in: -40...40, using: &random))
      family.b.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
        .constraint(equalToConstant: gap).isActive = true
      family.root.layoutIfNeeded()
      let isMirrored = family.root.node.isRightToLeft
      let seen =
        isMirrored ? family.b.frame.minX - third.frame.maxX : third.frame.minX - family.b.frame.maxX
      #expect(seen == gap, "seed \(seed)")
    }
  }
}
