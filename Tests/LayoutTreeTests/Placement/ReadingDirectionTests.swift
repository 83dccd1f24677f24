import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Leading and trailing follow the direction of the view whose content a constraint arranges.
///
/// Evidence: `Documentation/Decisions/reading-direction.md`.
@MainActor struct ReadingDirectionTests {
  private let root = PlainView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let container = PlainView(frame: CGRect(x: 50, y: 0, width: 300, height: 100))
  private let child = PlainView()
  private let other = PlainView()

  init() {
    root.insert(container)
    for view in [child, other] {
      container.insert(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
  }

  private func layOut() { root.layoutIfNeeded() }

  @Test func aChildFollowsItsSuperview() {
    container.node.isRightToLeft = true
    child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    layOut()
    #expect(child.frame.minX == 240)
  }

  @Test func itsOwnDirectionIsThatOfItsContent() {
    child.node.isRightToLeft = true
    child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    let inner = PlainView()
    child.insert(inner)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    inner.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 2).isActive = true
    layOut()
    #expect(child.frame.minX == 10)
    #expect(inner.frame.minX == 43)
  }

  @Test(arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual])
  func siblingsFollowTheirSuperview(_ relation: NSLayoutConstraint.Relation) {
    container.node.isRightToLeft = true
    child.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    NSLayoutConstraint(
      item: other, attribute: .leading, relatedBy: relation, toItem: child, attribute: .trailing,
      multiplier: 1, constant: 25
    ).isActive = true
    layOut()
    #expect(child.frame.minX == 250)
    #expect(other.frame.minX == 175)
  }

  /// The nearest view that holds both items counts, not the superview of the first.
  @Test func cousinsFollowTheViewAboveBoth() {
    let box = PlainView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    container.insert(box)
    let inner = PlainView()
    box.insert(inner)
    box.node.isRightToLeft = true
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    child.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20).isActive = true
    inner.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 40).isActive = true
    layOut()
    #expect(inner.frame.minX == 10)
  }

  @Test func guidesAndMarginsFollowTheirView() {
    container.node.isRightToLeft = true
    container.node.margins.setDirectionalBase(
      ViewInsets(top: 0, left: 30, bottom: 0, right: 5))
    child.leadingAnchor.constraint(equalTo: container.node.margins.marginsGuide.leadingAnchor)
      .isActive =
      true
    NSLayoutConstraint(
      item: other, attribute: .trailing, relatedBy: .equal, toItem: container,
      attribute: .trailingMargin, multiplier: 1, constant: -1
    ).isActive = true
    layOut()
    #expect(child.frame.maxX == 270)
    #expect(other.frame.minX == 6)
  }

  /// A change of direction reaches constraints that do not mention the view.
  @Test func aTurnReachesWhatIsInside() {
    child.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 100).isActive = true
    other.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 8).isActive = true
    layOut()
    #expect(other.frame.minX == 158)
    container.node.isRightToLeft = true
    layOut()
    #expect(other.frame.minX == 42)
    container.node.isRightToLeft = false
    layOut()
    #expect(other.frame.minX == 158)
  }
}
