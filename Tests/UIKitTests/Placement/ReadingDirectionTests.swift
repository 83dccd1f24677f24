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
