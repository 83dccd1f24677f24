import Foundation
import Testing
import UIKit

/// UIKit's views and guides as items of constraints: their anchors, and what logs call them.
///
/// What constraints do, `LayoutTreeTests` says.
@MainActor @Suite struct ItemTests {
  private final class Badge: UIView {}

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Every anchor of a guide means the same as that of a view in its place: solved both ways.
  @Test func guidesAreLikeViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.centerXAnchor),
      view.topAnchor.constraint(equalTo: guide.centerYAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 40, width: 50, height: 20))
    #expect(guide.trailingAnchor.item === guide && guide.rightAnchor == guide.rightAnchor)
  }

  /// Constraints and anchors give views and guides back, also where a format or an optional names them.
  @Test func itemsAreTheObjectsOfTheFront() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|[guide]-[view]", metrics: nil,
      views: ["guide": guide, "view": Optional(view) as Any])
    #expect(made[0].firstItem === guide && made[0].secondItem === root)
    #expect(made[1].firstItem === view && made[1].secondItem === guide)
    #expect(view.leftAnchor == view.leftAnchor && view.leftAnchor != root.leftAnchor)
  }

  @Test func viewsHoldConstraintsThatTheyAreGiven() {
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let height = view.heightAnchor.constraint(equalToConstant: 6)
    root.addConstraints([width, height])
    #expect(root.constraints == [width, height] && view.constraints.isEmpty)
    view.removeConstraint(width)
    #expect(width.isActive)
    root.removeConstraint(width)
    #expect(!width.isActive && root.constraints == [height])
    root.removeConstraints([height])
    #expect(!height.isActive)
    view.addConstraint(width)
    #expect(view.constraints == [width])
  }

  // MARK: Names

  @Test func labelsShowTheBeginningOfTheirText() {
    let label = UILabel()
    label.text = "Name"
    let constraint = label.widthAnchor.constraint(equalToConstant: 5)
    #expect(
      constraint.description.hasSuffix(
        " UILabel:\(address(label))'Name'.width == 5   (inactive)>"))
    label.text = "Twenty-six letters or more than that"
    #expect(constraint.description.contains("'Twenty-six letters or mo…'"))
  }

  /// An app's class has its module's name in front (public logs), ours has none, as Apple's.
  @Test func classesOfAppsHaveTheirModulesName() {
    let badge = Badge()
    let text = badge.widthAnchor.constraint(equalToConstant: 1).description
    #expect(text.hasSuffix("Tests.Badge:\(address(badge)).width == 1   (inactive)>"))
    #expect(text.contains(" UIKitTests."))
    let other = view.widthAnchor.constraint(equalToConstant: 1).description
    #expect(other.hasSuffix(" UIView:\(address(view)).width == 1   (inactive)>"))
  }

  /// A given name stands for the view and is explained in `names:`, as public logs have it.
  @Test func identifiersAreNames() {
    view.accessibilityIdentifier = "Logo"
    let text = view.heightAnchor.constraint(equalToConstant: 56).description
    #expect(text.hasSuffix(" Logo.height == 56   (inactive, names: Logo:\(address(view)) )>"))
  }

  /// Public crash logs: the item's own description stands in front;
  /// `Rules/Messages.md#exceptions-name-the-item-and-the-reason`.
  @Test func reasonsSayWhere() throws {
    let place =
      "<UIView: \(address(view)); frame = (0 0; 0 0); layer = <CALayer: \(address(view.layer))>>"
    let problem = #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint(
        validating: view, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
    #expect(problem?.reason.hasPrefix("NSLayoutConstraint for \(place): A multiplier of 0") == true)
  }

  /// A contradiction names views and their class as logs do.
  @Test func contradictionsNameViews() {
    let widths = [20, 40].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    let lines = logged { root.layoutIfNeeded() }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("UIView:\(address(view)).width == 40   (active)>\"") == true)
    #expect(view.frame.width == 20)
  }
}
