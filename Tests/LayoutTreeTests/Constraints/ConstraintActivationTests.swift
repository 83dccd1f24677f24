import Foundation
import LayoutTree
import Testing

/// Where constraints are installed, what may change then, and that they can be subclassed.
@MainActor @Suite struct ConstraintActivationTests {
  /// The nearest common ancestor, a view counting as its own and a guide as its view's
  /// (`Rules/Constraints.md#activation-installs-on-the-nearest-common-ancestor`).
  @Test func theHolderIsTheNearestCommonAncestor() {
    let family = Family()
    let guide = GuideNode(kind: .custom)
    family.b.node.addGuide(guide)
    let cases: [(NSLayoutConstraint, PlainView)] = [
      (family.inner.widthAnchor.constraint(equalToConstant: 1), family.inner),
      (family.inner.topAnchor.constraint(equalTo: family.a.topAnchor), family.a),
      (family.a.topAnchor.constraint(equalTo: family.inner.topAnchor), family.a),
      (family.inner.topAnchor.constraint(equalTo: family.b.topAnchor), family.root),
      (family.inner.topAnchor.constraint(equalTo: family.root.topAnchor), family.root),
      (guide.topAnchor.constraint(equalTo: family.b.topAnchor), family.b),
      (guide.widthAnchor.constraint(equalToConstant: 1), family.b),
      (guide.topAnchor.constraint(equalTo: family.inner.topAnchor), family.root),
      (
        family.inner.leftAnchor.anchorWithOffset(to: family.a.leftAnchor)
          .constraint(equalTo: family.b.widthAnchor, multiplier: 1), family.root
      ),
    ]
    for (constraint, holder) in cases {
      constraint.isActive = true
      #expect(holder.constraints.contains { $0 === constraint })
      #expect(constraint.isActive)
      constraint.isActive = false
      #expect(!holder.constraints.contains { $0 === constraint })
    }
  }

  @Test func constraintsAreListedInTheOrderTheyCame() {
    let family = Family()
    let made = [1, 2, 3, 4, 5].map {
      family.a.widthAnchor.constraint(greaterThanOrEqualToConstant: $0)
    }
    NSLayoutConstraint.activate(made)
    #expect(family.a.constraints == made)
    NSLayoutConstraint.deactivate([made[1], made[3]])
    #expect(family.a.constraints == [made[0], made[2], made[4]])
  }

  /// A view that leaves takes the constraints along that tie it to what stays.
  @Test func constraintsLeaveWithTheirViews() {
    let family = Family()
    let between = family.a.leftAnchor.constraint(equalTo: family.b.leftAnchor)
    let alone = family.a.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, alone])
    family.b.node.removeFromParent()
    #expect(family.root.constraints.isEmpty && !between.isActive)
    #expect(family.a.constraints == [alone] && alone.isActive)
  }

  /// The text of `Rules/Messages.md#exceptions-of-activation-and-of-changes`, with two blanks after each
  /// sentence.
  @Test func withoutCommonAncestorThereIsNoPlace() throws {
    let (a, b) = (PlainView("a"), PlainView("b"))
    let good = a.widthAnchor.constraint(equalToConstant: 5)
    let bad = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let problem = try #require(throws: ConstraintProblem.self) {
      try NSLayoutConstraint.activate(validating: [good, bad])
    }
    // All or none.
    #expect(!good.isActive && !bad.isActive && a.constraints.isEmpty)
    #expect(problem.exceptionName == "NSGenericException")
    let parts = problem.reason.replacing(#/<NSLayoutXAxisAnchor:0x[0-9a-f]+ /#, with: "<X ")
    #expect(
      parts
        == "Unable to activate constraint with anchors <X \"a.leading\"> and <X \"b.trailing\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
    try NSLayoutConstraint.activate(validating: [good])
    #expect(good.isActive)
  }

  @Test func anEmptyConstraintHasNoPlace() {
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint.activate(validating: [NSLayoutConstraint()])
    }
  }

  @Test func aConstraintWhoseItemIsGoneIsNotActivated() {
    var view: PlainView? = PlainView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 5)
    view = nil
    let lines = logged { constraint?.isActive = true }
    #expect(lines.count == 1)
    #expect(constraint?.isActive == false)
  }

  /// Another common ancestor than the nearest one may hold a constraint; removing it from a view that
  /// does not hold it does nothing.
  @Test func aViewMayHoldConstraintsOfItsDescendants() {
    let family = Family()
    let constraint = family.inner.widthAnchor.constraint(equalToConstant: 5)
    constraint.add(to: family.root.node)
    #expect(family.root.constraints == [constraint] && family.inner.constraints.isEmpty)
    constraint.remove(from: family.a.node)
    #expect(constraint.isActive)
    constraint.remove(from: family.root.node)
    #expect(!constraint.isActive)
  }

  @Test func aViewCannotHoldWhatLiesOutsideInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let family = Family()
        family.a.topAnchor.constraint(equalTo: family.b.topAnchor).add(to: family.a.node)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The view hierarchy is not prepared for the constraint: <NSLayoutConstr"))
    #expect(
      text.contains(
        "reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x"
      ))
  }

  /// Until iOS 12 a priority moved freely between optional values only; before activation anywhere.
  @Test func prioritiesMovedBetweenOptionalValues() {
    with(\.priorityChanges, .early) {
      let family = Family()
      let constraint = family.a.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = .defaultLow
      constraint.isActive = true
      constraint.priority = LayoutPriority(999)
      #expect(throws: ConstraintProblem.self) { try constraint.setPriority(validating: .required) }
      constraint.isActive = false
      constraint.priority = .required
      #expect(constraint.priority == .required)
    }
  }

  /// The throwing twins of the setters refuse what ends the program there, and change nothing then.
  @Test func changesAreValidated() throws {
    let family = Family()
    let constraint = family.a.widthAnchor.constraint(equalToConstant: 5)
    for number in [CGFloat.nan, .infinity] {
      #expect(throws: ConstraintProblem.self) { try constraint.setConstant(validating: number) }
    }
    for number: Float in [0, -1, 1001, .nan] {
      #expect(throws: ConstraintProblem.self) {
        try constraint.setPriority(validating: LayoutPriority(number))
      }
    }
    constraint.isActive = true
    #expect(constraint.constant == 5 && constraint.priority == .required)
    try constraint.setConstant(validating: 6)
    try constraint.setPriority(validating: .defaultHigh)
    #expect(constraint.constant == 6 && constraint.priority == .defaultHigh)
  }

  /// `Rules/Messages.md#exceptions-of-activation-and-of-changes`.
  @Test func aRequiredPriorityStayedRequiredInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        LayoutProfile.standard.priorityChanges = .early
        let family = Family()
        let constraint = family.a.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = LayoutPriority(250)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "'NSInternalInconsistencyException', reason: 'Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.'"
      ))
  }

  /// `Rules/Messages.md#exceptions-of-activation-and-of-changes`.
  @Test func prioritiesHaveARangeInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let family = Family()
        family.a.widthAnchor.constraint(equalToConstant: 5).priority = LayoutPriority(0)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      ))
  }

  /// As a layout library does it: a subclass without initialisers of its own, made by the inherited
  /// ones, with state and its own description.
  final class Labelled: NSLayoutConstraint {
    var label: String?
    nonisolated override var description: String { "<Labelled>" }
    override var constant: CGFloat {
      get { super.constant }
      set { super.constant = newValue * 2 }
    }
  }

  @Test func constraintsCanBeSubclassed() {
    let family = Family()
    let constraint = Labelled(
      item: family.a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    constraint.label = "mine"
    constraint.isActive = true
    #expect(family.a.constraints.first === constraint)
    family.root.layoutIfNeeded()
    #expect(family.a.frame.width == 10)
    constraint.constant = 20
    family.root.layoutIfNeeded()
    #expect(family.a.frame.width == 40)
    #expect("\(constraint)" == "<Labelled>")
    #expect(Labelled().firstItem == nil)
  }
}
