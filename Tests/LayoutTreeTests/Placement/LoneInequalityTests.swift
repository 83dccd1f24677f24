import Foundation
import LayoutTree
import Testing

/// An inequality alone on a place is met exactly.
///
/// The values are those that the public suite of the layout library Stevia asserts on iOS
/// (`FlexibleMarginTests`, 19 assertions); here in the superview's anchors.
@MainActor struct LoneInequalityTests {
  private let root = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = PlainView()

  init() {
    root.insert(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  private nonisolated static let edges: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .left, .right, .leading, .trailing,
  ]

  private func constrain(
    _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ margin: CGFloat
  ) -> NSLayoutConstraint {
    let isFar = [.bottom, .right, .trailing].contains(edge)
    let sense: NSLayoutConstraint.Relation =
      !isFar ? relation : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    return NSLayoutConstraint(
      item: view, attribute: edge, relatedBy: sense, toItem: root, attribute: edge, multiplier: 1,
      constant: isFar ? -margin : margin)
  }

  @Test(
    arguments: LoneInequalityTests.edges,
    [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aMarginIsMet(
    _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
  ) {
    for isRightToLeft in [false, true] {
      root.node.isRightToLeft = isRightToLeft
      view.frame.origin = .zero
      let constraint = constrain(edge, relation, 23)
      constraint.isActive = true
      root.layoutIfNeeded()
      var expected = CGPoint.zero
      switch edge {
      case .top: expected.y = 23
      case .bottom: expected.y = 480 - 100 - 23
      case .left: expected.x = 23
      case .right: expected.x = 320 - 100 - 23
      case .leading: expected.x = isRightToLeft ? 320 - 100 - 23 : 23
      default: expected.x = isRightToLeft ? 23 : 320 - 100 - 23
      }
      #expect(view.frame.origin == expected, "right to left: \(isRightToLeft)")
      // The bound takes the view with it.
      constraint.constant += 5
      root.layoutIfNeeded()
      let isAcross = edge != .top && edge != .bottom
      let moved = isAcross ? view.frame.minX - expected.x : view.frame.minY - expected.y
      #expect(abs(moved) == 5)
      constraint.isActive = false
    }
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aGapBetweenTwo(_ relation: NSLayoutConstraint.Relation) {
    let other = PlainView()
    root.insert(other)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      NSLayoutConstraint(
        item: other, attribute: .leading, relatedBy: relation, toItem: view, attribute: .trailing,
        multiplier: 1, constant: 25),
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 125, y: 0, width: 0, height: 0))
  }

  /// Sizes keep what they have before places do: an inequality does not stretch a view.
  @Test func sizesAreNotStretched() {
    let wide = PlainView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    wide.node.translatesMask = false
    root.insert(wide)
    NSLayoutConstraint.activate([
      wide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      wide.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 30, height: 10))
  }

  /// Of two bounds the one that was stated first is met.
  @Test func theFirstBoundIsMet() {
    let bounds = [
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20),
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 60),
    ]
    NSLayoutConstraint.activate(bounds)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    NSLayoutConstraint.deactivate(bounds)
    NSLayoutConstraint.activate(bounds.reversed())
    root.layoutIfNeeded()
    #expect(view.frame.minX == 60)
  }

  /// What an equation holds, and what an optional one pulls at, an inequality leaves alone.
  @Test func heldPlacesStay() {
    let pulled = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    pulled.priority = LayoutPriority(1)
    NSLayoutConstraint.activate([
      pulled, view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
  }

  /// It is still ambiguous: another place would satisfy the same constraints.
  @Test func thePlaceIsStillAmbiguous() {
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 60)
    #expect(view.node.hasAmbiguousLayout)
  }
}
