import Foundation
import LayoutTree
import Testing

/// Anchors are equal by what they speak of, and constraints say whether they are active.
@MainActor struct AnchorEqualityTests {
  private let view = PlainView("view")
  private let other = PlainView("other")

  @Test func anchorsOfTheSameAttributeAreEqual() {
    #expect(view.leftAnchor == view.leftAnchor)
    #expect(view.leftAnchor.hash == view.leftAnchor.hash)
    #expect(Set([view.leftAnchor, view.leftAnchor]).count == 1)
    #expect(view.leftAnchor != view.rightAnchor)
    #expect(view.leftAnchor != other.leftAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(
      view.node.margins.marginsGuide.topAnchor == view.node.margins.marginsGuide.topAnchor)
    #expect(
      view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
        == view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
  }

  @Test func aConstraintIsFoundByItsAnchor() {
    let height = view.heightAnchor.constraint(equalToConstant: 8)
    height.isActive = true
    #expect(view.constraints.first { $0.firstAnchor == view.heightAnchor } === height)
  }

  @Test func descriptionsSayWhetherAConstraintIsActive() {
    let height = view.heightAnchor.constraint(equalToConstant: 8)
    #expect(height.description.hasSuffix(".height == 8   (inactive)>"))
    height.isActive = true
    #expect(height.description.hasSuffix(".height == 8   (active)>"))
    view.insert(other)
    let top = other.topAnchor.constraint(equalTo: view.topAnchor)
    #expect(
      top.description.hasSuffix(
        "V:|-(0)-[other]   (inactive, names: '|':view )>"))
  }

  /// Each anchor of a message has an address of its own.
  @Test func messagesNameTwoAnchors() throws {
    let constraint = view.topAnchor.constraint(equalTo: other.topAnchor)
    let problem = #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint.activate(validating: [constraint])
    }
    let addresses = try #require(problem).reason.matches(of: #/YAxisAnchor:(0x[0-9a-f]+)/#)
      .map { String($0.output.1) }
    #expect(addresses.count == 2)
    #expect(Set(addresses).count == 2)
  }

  /// A horizontal place tied to a vertical one is made and activated; the engine refuses it.
  @Test func mixedAxesAreRefusedByTheEngine() throws {
    view.insert(other)
    let mixed = try NSLayoutConstraint(
      validating: other, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0)
    mixed.isActive = true
    #expect(mixed.isActive)
    mixed.isActive = false
    let problem = try #require(
      #expect(throws: ConstraintProblem.self) {
        try NSLayoutConstraint.activate(validating: [mixed])
      })
    #expect(problem.exceptionName == "NSInvalidLayoutConstraintException")
    #expect(
      problem.reason
        == "Constraint improperly relates anchors of incompatible types: \(mixed.description)")
  }
}
