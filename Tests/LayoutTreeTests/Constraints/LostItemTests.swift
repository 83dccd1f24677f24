import Foundation
import TestSupport
import Testing

@testable import LayoutTree

/// Constraints made of anchors whose view is gone: they say what is left of them, and do nothing.
@MainActor @Suite struct LostItemTests {
  private static let gone =
    "[LayoutConstraints] A constraint was not activated, since its item is gone."

  /// A constraint of which an item is gone before it is made; the view that is there, if one is.
  private struct Lost {
    let name: String
    let make: @MainActor (PlainView) -> NSLayoutConstraint
    var hasFirst = false
    var hasSecond = false
  }

  private static let rows: [Lost] = [
    Lost(
      name: "the first",
      make: { PlainView().leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 4) },
      hasSecond: true),
    Lost(
      name: "the second",
      make: { $0.topAnchor.constraint(lessThanOrEqualTo: PlainView().bottomAnchor) },
      hasFirst: true),
    Lost(
      name: "both",
      make: { _ in PlainView().widthAnchor.constraint(equalTo: PlainView().heightAnchor) }),
    Lost(
      name: "the only one", make: { _ in PlainView().widthAnchor.constraint(equalToConstant: 9) }),
    Lost(
      name: "a guide",
      make: { GuideNode(kind: .custom).topAnchor.constraint(equalTo: $0.topAnchor) },
      hasSecond: true),
    Lost(
      name: "where a distance starts",
      make: { view in
        PlainView().leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
          .constraint(equalToConstant: 5)
      }, hasFirst: true),
    Lost(
      name: "of a standard distance",
      make: {
        $0.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: PlainView().lastBaselineAnchor, multiplier: 1)
      }, hasFirst: true),
  ]

  @Test func itIsMadeAndDoesNothing() {
    for row in Self.rows { expectNothing(row) }
  }

  private func expectNothing(_ row: Lost) {
    let family = Family()
    let constraint = row.make(family.a)
    #expect((constraint.firstItem === family.a) == row.hasFirst, "\(row.name)")
    #expect((constraint.secondItem === family.a) == row.hasSecond, "\(row.name)")
    #expect(!constraint.description.isEmpty)
    #expect(logged { constraint.isActive = true } == [Self.gone], "\(row.name)")
    #expect(logged { constraint.add(to: family.root.node) } == [Self.gone], "\(row.name)")
    #expect(!constraint.isActive)
    constraint.constant += 3
    constraint.priority = .defaultLow
    family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor, constant: 7).isActive = true
    family.root.layoutIfNeeded()
    #expect(family.a.frame.minX == 7)
  }

  /// What is left of a side keeps its attribute, as a library reads it.
  @Test func attributesStay() {
    let family = Family()
    let constraint = PlainView().leadingAnchor.constraint(equalTo: family.a.trailingAnchor)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.secondItem === family.a && constraint.secondAnchor?.item === family.a)
  }

  /// Attributes that do not go together are refused all the same, and so are numbers that are not finite.
  @Test func rulesStay() throws {
    let family = Family()
    let anchor = PlainView().topAnchor
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint().configure(
        anchor.side, .equal, family.a.widthAnchor.side, 1, 0)
    }
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint().configure(anchor.side, .equal, family.a.topAnchor.side, 1, .nan)
    }
  }
}
