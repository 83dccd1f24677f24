import Foundation
import LayoutTree
import Testing

/// Constraints in the words of Apple's logs (`Rules/Messages.md#descriptions-of-constraints`).
@MainActor @Suite struct ConstraintDescriptionTests {
  let family = Family()

  private func body(_ constraint: NSLayoutConstraint, isActive: Bool = true) -> String {
    constraint.isActive = isActive
    defer { constraint.isActive = false }
    return constraint.description.replacingOccurrences(
      of: "NSLayoutConstraint:\(address(constraint)) ", with: "")
  }

  /// Forms of `Rules/Messages.md#bodies-of-descriptions`, and logs that are quoted there.
  @Test func bodies() {
    let (root, a, b, inner) = (family.root, family.a, family.b, family.inner)
    let cases: [(NSLayoutConstraint, String)] = [
      // The near edge of the superview, child first.
      (
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        "<H:|-(20)-[A]   (active, names: '|':R )>"
      ),
      (
        a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
        "<V:|-(>=0)-[A]   (active, names: '|':R )>"
      ),
      (
        a.leftAnchor.constraint(equalTo: root.leftAnchor),
        "<H:|-(0)-[A](LTR)   (active, names: '|':R )>"
      ),
      // The far edge, superview first; a child first is an equation.
      (
        root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 7.5),
        "<H:[A]-(7.5)-|   (active, names: '|':R )>"
      ),
      (
        root.rightAnchor.constraint(equalTo: a.rightAnchor),
        "<H:[A]-(0)-|(LTR)   (active, names: '|':R )>"
      ),
      (
        a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        "<A.bottom == R.bottom - 16   (active)>"
      ),
      // Only an edge of the superview itself is one: not of a view farther up.
      (
        inner.topAnchor.constraint(equalTo: root.topAnchor), "<I.top == R.top   (active)>"
      ),
      // Gaps.
      (
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 34),
        "<H:[A]-(34)-[B]   (active)>"
      ),
      (
        b.leftAnchor.constraint(lessThanOrEqualTo: a.rightAnchor, constant: 34),
        "<H:[A]-(<=34)-[B](LTR)   (active)>"
      ),
      (
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -20),
        "<V:[A]-(-20)-[B]   (active)>"
      ),
      (a.rightAnchor.constraint(equalTo: b.leftAnchor), "<A.right == B.left   (active)>"),
      // Lengths and equations.
      (a.widthAnchor.constraint(equalToConstant: 55), "<A.width == 55   (active)>"),
      (
        a.heightAnchor.constraint(greaterThanOrEqualToConstant: 0.333333333),
        "<A.height >= 0.333333   (active)>"
      ),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -32.03244),
        "<A.width == 0.5*B.height - 32.0324   (active)>"
      ),
      (
        NSLayoutConstraint(
          item: a, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: root,
          attribute: .trailing, multiplier: -1, constant: 3),
        "<A.centerX <= -R.trailing + 3   (active)>"
      ),
      (
        a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
        "<A.lastBaseline == B.firstBaseline   (active)>"
      ),
      (
        NSLayoutConstraint(
          item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
          multiplier: 1, constant: 5), "<A.leading == R.leadingMargin + 5   (active)>"
      ),
    ]
    for (constraint, text) in cases { #expect(body(constraint) == text) }
  }

  /// A priority stands in the parentheses and behind; an inactive constraint has no state.
  @Test func prioritiesIdentifiersAndStates() {
    let gap = family.b.topAnchor.constraint(equalTo: family.a.bottomAnchor)
    gap.priority = LayoutPriority(51)
    #expect(body(gap) == "<V:[A]-(0@51)-[B] priority:51   (active)>")
    let width = family.a.widthAnchor.constraint(equalToConstant: 5)
    width.priority = LayoutPriority(999.5)
    width.identifier = "box width"
    #expect(body(width) == "<'box width' A.width == 5 priority:999.5   (active)>")
    #expect(
      body(width, isActive: false) == "<'box width' A.width == 5 priority:999.5   (inactive)>")
  }

  /// A given name stands for the view and is explained in `names:`, as public logs have it.
  @Test func namesAreExplained() {
    family.a.node.reportName = "Logo"
    #expect(
      body(family.a.heightAnchor.constraint(equalToConstant: 56))
        == "<Logo.height == 56   (active, names: Logo:\(address(family.a)) )>")
    #expect(
      body(family.root.bottomAnchor.constraint(equalTo: family.a.bottomAnchor))
        == "<V:[Logo]-(0)-|   (active, names: Logo:\(address(family.a)), '|':R )>")
  }

  /// Logs: `V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(34)-|` and guides in equations.
  @Test func guidesAreNamed() {
    let guide = family.a.node.margins.marginsGuide
    let name = "UILayoutGuide:\(address(guide))'UIViewLayoutMarginsGuide'"
    #expect(
      body(family.inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 32))
        == "<I.bottom == \(name).bottom + 32   (active)>")
    #expect(
      body(guide.leftAnchor.constraint(equalTo: family.a.leftAnchor, constant: 8))
        == "<H:|-(8)-[\(name)](LTR)   (active, names: '|':A )>")
  }

  @Test func distancesAreDifferences() {
    let distance = family.a.trailingAnchor.anchorWithOffset(to: family.b.leadingAnchor)
    #expect(
      body(distance.constraint(equalToConstant: 10))
        == "<(B.leading - A.trailing) == 10   (active)>")
  }

  /// Logs: `V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x…]`.
  @Test func standardDistancesHaveAName() {
    let below = family.a.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: family.root.topAnchor, multiplier: 1)
    #expect(
      body(below)
        == "<V:|-(>=NSLayoutAnchorConstraintSpace(8))-[A]   (active, names: '|':R )>")
    below.constant = 9
    #expect(body(below) == "<V:|-(>=9)-[A]   (active, names: '|':R )>")
  }

  /// Older systems draw lengths and spell `Names` differently
  /// (`Rules/Messages.md#descriptions-of-constraints`, `Rules/Messages.md#bodies-of-descriptions`).
  @Test func olderSystems() {
    inEarlyWords {
      #expect(body(family.a.widthAnchor.constraint(equalToConstant: 55)) == "<H:[A(55)]>")
      let height = family.a.heightAnchor.constraint(greaterThanOrEqualToConstant: 80)
      height.priority = LayoutPriority(250)
      #expect(body(height) == "<V:[A(>=80@250)] priority:250>")
      #expect(
        body(family.a.topAnchor.constraint(equalTo: family.root.topAnchor, constant: 34))
          == "<V:|-(34)-[A]   (Names: '|':R )>")
    }
  }
}
