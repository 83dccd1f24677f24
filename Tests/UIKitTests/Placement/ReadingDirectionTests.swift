import Foundation
import Testing
import UIKit

/// Leading and trailing follow the direction of the view whose content a constraint arranges.
///
/// Evidence: `Documentation/Decisions/reading-direction.md`.
@MainActor struct ReadingDirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let container = UIView(frame: CGRect(x: 50, y: 0, width: 300, height: 100))
  private let child = UIView()
  private let other = UIView()

  init() {
    root.addSubview(container)
    for view in [child, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
  }

  private func layOut() { root.layoutIfNeeded() }

  @Test func aChildFollowsItsSuperview() {
    container.semanticContentAttribute = .forceRightToLeft
    child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    layOut()
    #expect(child.frame.minX == 240)
  }

  @Test func itsOwnDirectionIsThatOfItsContent() {
    child.semanticContentAttribute = .forceRightToLeft
    child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    inner.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 2).isActive = true
    layOut()
    #expect(child.frame.minX == 10)
    #expect(inner.frame.minX == 43)
  }

  @Test(arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual])
  func siblingsFollowTheirSuperview(_ relation: NSLayoutConstraint.Relation) {
    container.semanticContentAttribute = .forceRightToLeft
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
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    container.addSubview(box)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    box.semanticContentAttribute = .forceRightToLeft
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    child.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20).isActive = true
    inner.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 40).isActive = true
    layOut()
    #expect(inner.frame.minX == 10)
  }

  @Test func guidesAndMarginsFollowTheirView() {
    container.semanticContentAttribute = .forceRightToLeft
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    child.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor).isActive =
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
    container.semanticContentAttribute = .forceRightToLeft
    layOut()
    #expect(other.frame.minX == 42)
    container.semanticContentAttribute = .unspecified
    layOut()
    #expect(other.frame.minX == 158)
  }
}
