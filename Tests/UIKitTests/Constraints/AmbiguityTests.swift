import Foundation
import TestSupport
import Testing
import UIKit

/// What is ambiguous, what holds what, and other answers that are as good (semantics 4.3).
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
    #expect(!family.a.hasAmbiguousLayout)
    #expect(!family.root.hasAmbiguousLayout)
    // Nothing holds the others.
    #expect(family.b.hasAmbiguousLayout && family.inner.hasAmbiguousLayout)
  }

  @Test func aMissingLengthIsAmbiguous() {
    pin()
    #expect(family.a.hasAmbiguousLayout)
    let open = [family.a.widthAnchor.hasAmbiguousLayout, family.a.rightAnchor.hasAmbiguousLayout]
    #expect(open == [true, true] && family.a.centerXAnchor.hasAmbiguousLayout)
    #expect(!family.a.leftAnchor.hasAmbiguousLayout && !family.a.topAnchor.hasAmbiguousLayout)
    #expect(!family.a.heightAnchor.hasAmbiguousLayout && !family.a.bottomAnchor.hasAmbiguousLayout)
    // A limit is not enough, a wish is.
    family.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    #expect(family.a.hasAmbiguousLayout)
    let wish = family.a.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    #expect(!family.a.hasAmbiguousLayout)
  }

  /// Two wishes at one priority: every width between them costs 30 points in all.
  @Test func equalWishesAreAmbiguous() {
    pin()
    let wishes = [50, 80].map { family.a.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes { wish.priority = .defaultLow }
    NSLayoutConstraint.activate(wishes)
    #expect(family.a.hasAmbiguousLayout)
    wishes[0].priority = UILayoutPriority(251)
    #expect(!family.a.hasAmbiguousLayout)
  }

  @Test func whatMovesWithItsParentIsNotAmbiguous() {
    // The parent may be anywhere; the child's place in it is held.
    NSLayoutConstraint.activate([
      family.inner.leftAnchor.constraint(equalTo: family.a.leftAnchor),
      family.inner.topAnchor.constraint(equalTo: family.a.topAnchor),
      family.inner.widthAnchor.constraint(equalToConstant: 5),
      family.inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(family.a.hasAmbiguousLayout && !family.inner.hasAmbiguousLayout)
  }

  @Test func framesWithMasksAndGuidesWithoutConstraints() {
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    family.root.addSubview(masked)
    pin(width: true)
    #expect(!masked.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    family.root.addLayoutGuide(guide)
    #expect(!guide.hasAmbiguousLayout)  // It takes no part yet.
    guide.leftAnchor.constraint(equalTo: family.root.leftAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }

  /// Two labels that hug alike share the slack in any way; one that hugs harder decides it.
  private func row() -> (UILabel, UILabel) {
    let (one, other) = (UILabel(), UILabel())
    for (label, text) in [(one, "Name"), (other, "Number")] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      family.root.addSubview(label)
    }
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
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
  }

  /// Another answer is as good: edges stay tied, no label is squeezed, and something moved.
  @Test(arguments: [51, 52, 53, 54, 55] as [UInt64]) func otherAnswersAreAsGood(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (one, other) = row()
    family.root.layoutIfNeeded()
    let before = one.frame
    one.viewNode.exerciseAmbiguity(using: &random)
    #expect(one.frame != before, "seed \(seed)")
    #expect(one.frame.minX == 0 && one.frame.maxX == other.frame.minX && other.frame.maxX == 200)
    for label in [one, other] {
      // Frames lie on half points.
      #expect(label.frame.width >= label.intrinsicContentSize.width - 0.5, "seed \(seed)")
      #expect(label.frame.height == one.frame.height)
    }
    // The next change decides the tie the old way.
    one.invalidateIntrinsicContentSize()
    other.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    family.root.layoutIfNeeded()
    #expect(one.frame == before, "seed \(seed)")
  }

  /// What nothing holds moves and stays there; what is held does not move.
  @Test(arguments: [61, 62, 63] as [UInt64]) func whatNothingHoldsMoves(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    pin()
    family.root.layoutIfNeeded()
    let before = family.a.frame
    family.a.viewNode.exerciseAmbiguity(using: &random)
    let after = family.a.frame
    #expect(after.origin == before.origin && after.height == 20)
    #expect(after.width > before.width && after.width <= before.width + 100, "seed \(seed)")
    family.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    family.root.layoutIfNeeded()
    #expect(family.a.frame == after)
    family.a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    family.root.layoutIfNeeded()
    let held = family.a.frame
    family.a.viewNode.exerciseAmbiguity(using: &random)
    family.a.exerciseAmbiguityInLayout()
    #expect(family.a.frame == held)
  }

  // MARK: Constraints that hold

  @Test func whatHoldsAView() {
    pin(width: true)
    let (left, top, height) = (
      family.root.constraints[0], family.root.constraints[1], family.a.constraints[0]
    )
    let width = family.a.constraints[1]
    #expect(Set(family.a.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(Set(family.a.constraintsAffectingLayout(for: .vertical)) == [top, height])
    #expect(family.a.leftAnchor.constraintsAffectingLayout == [left])
    #expect(family.b.constraintsAffectingLayout(for: .horizontal).isEmpty)
    // Through another view, and only what counts.
    let gap = family.b.leftAnchor.constraint(equalTo: family.a.rightAnchor, constant: 5)
    let same = family.b.widthAnchor.constraint(equalTo: family.a.widthAnchor)
    let lost = family.b.widthAnchor.constraint(equalToConstant: 7)
    lost.priority = .defaultHigh
    NSLayoutConstraint.activate([gap, same, lost])
    #expect(
      Set(family.b.constraintsAffectingLayout(for: .horizontal)) == [left, width, gap, same])
    let guide = UILayoutGuide()
    family.root.addLayoutGuide(guide)
    let tied = guide.topAnchor.constraint(equalTo: family.a.bottomAnchor)
    let tall = guide.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([tied, tall])
    #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == [top, height, tied, tall])
  }

  /// What nobody made appears as the system's own, and the same question gets the same objects.
  @Test func whatTheSystemMade() throws {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    family.root.addSubview(label)
    let far = label.rightAnchor.constraint(equalTo: family.root.rightAnchor)
    far.isActive = true
    let all = label.constraintsAffectingLayout(for: .horizontal)
    #expect(all.count == 3 && all.contains(far))
    let name = "UILabel:\(address(label))'Name'"
    let width = ConstraintNumbers.text(label.intrinsicContentSize.width)
    #expect(
      all.contains {
        $0.description
          == "<NSContentSizeLayoutConstraint:\(address($0)) \(name).width == \(width) Hug:250 CompressionResistance:750   (active)>"
      })
    #expect(
      all.contains {
        $0.description
          == "<NSLayoutConstraint:\(address($0)) 'UIView-Encapsulated-Layout-Width' UIView:\(address(family.root)).width == 200   (active)>"
      })
    #expect(label.constraintsAffectingLayout(for: .horizontal) == all)
  }

  /// Guides of the system as public logs have them: near edges child first, far edges owner first.
  @Test func guidesOfTheSystemArePrinted() {
    family.a.layoutMargins = UIEdgeInsets(top: 10, left: 3, bottom: 9, right: 4)
    let guide = family.a.layoutMarginsGuide
    family.a.translatesAutoresizingMaskIntoConstraints = true
    family.a.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    NSLayoutConstraint.activate([
      family.inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      family.inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      family.inner.topAnchor.constraint(equalTo: guide.topAnchor),
      family.inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let texts = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      family.inner.constraintsAffectingLayout(for: axis).map { constraint in
        constraint.description
          .replacingOccurrences(of: "UILayoutGuide:\(address(guide))", with: "G")
          .replacingOccurrences(of: "UIView:\(address(family.a))", with: "A")
          .replacingOccurrences(of: ":\(address(constraint))", with: "")
      }
    }
    let body = "G'UIViewLayoutMarginsGuide'"
    for text in [
      "'UIView-leftMargin-guide-constraint' H:|-(3)-[\(body)](LTR)",
      "'UIView-rightMargin-guide-constraint' H:[\(body)]-(4)-|(LTR)",
      "'UIView-topMargin-guide-constraint' V:|-(10)-[\(body)]",
      "'UIView-bottomMargin-guide-constraint' V:[\(body)]-(9)-|",
    ] {
      #expect(texts.contains("<NSLayoutConstraint \(text)   (active, names: '|':A )>"))
    }
  }

  /// The current generation of mask equations as printed (semantics 9.3 B and 9.4), for the seed's
  /// geometry: (160, 120, 80, 80) in 320 × 480; `V` the view, `P` its superview.
  nonisolated static let masks: [(UIView.AutoresizingMask, String, [String])] = [
    ([], "--&", ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 80   (active)"]),
    (
      .flexibleRightMargin, "--&",
      ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 80   (active)"]
    ),
    (
      .flexibleLeftMargin, "&--",
      ["H:[V]-(80)-|   (active, names: '|':P )", "V.width == 80   (active)"]
    ),
    (
      .flexibleWidth, "-&-",
      [
        "H:|-(160)-[V]   (active, names: '|':P )", "H:[V]-(80)-|   (active, names: '|':P )",
      ]
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth], "&&-",
      [
        "H:[V]-(80)-|   (active, names: '|':P )",
        "V.width == 0.333333*P.width - 26.6667   (active)",
      ]
    ),
    (
      [.flexibleWidth, .flexibleRightMargin], "-&&",
      ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 0.5*P.width - 80   (active)"]
    ),
    (
      [.flexibleLeftMargin, .flexibleRightMargin], "&-&",
      ["V.width == 80   (active)", "V.minX == 0.666667*P.width - 53.3333   (active)"]
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "&&&",
      ["V.minX == 0.5*P.width   (active)", "V.width == 0.25*P.width   (active)"]
    ),
  ]

  @Test(arguments: masks)
  func masksArePrinted(_ mask: UIView.AutoresizingMask, _ flags: String, _ bodies: [String]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    view.autoresizingMask = mask
    root.addSubview(view)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    follower.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    follower.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    let texts = follower.constraintsAffectingLayout(for: .horizontal).map { constraint in
      constraint.description.replacingOccurrences(of: "UIView:\(address(view))", with: "V")
        .replacingOccurrences(of: "UIView:\(address(root))", with: "P")
        .replacingOccurrences(of: ":\(address(constraint))", with: "")
    }.filter { $0.contains("Mask") }
    #expect(
      texts == bodies.map { "<NSAutoresizingMaskLayoutConstraint h=\(flags) v=--& \($0)>" })
  }

  enum ConstraintNumbers {
    static func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
  }
}
